import { college } from '@prangan/college/config'
import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { facultyPath } from '@prangan/contract/departments'
import { pagePaths } from '@prangan/contract/page-paths'
import { departments, people } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.msc.path,
  reviewMonths: 3,
  title: college.courses.msc,
  description: [
    `M.Sc. Botany at ${college.name.en}, taught from session 2024-2025: two years, four semesters, and a herbarium.`,
    `${college.name.hi} में एम.एससी. (वनस्पति विज्ञान), सत्र 2024-2025 से: दो वर्ष, चार सेमेस्टर और अपना हर्बेरियम।`,
  ],
  lead: both(
    'Plants of the field, the forest and the lake, from the cell to the landscape.',
    'खेत, जंगल और झील के पौधे, कोशिका से पूरे परिदृश्य तक।',
  ),
  picture: 'art:course-msc',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Subject', 'विषय'], departments.botany],
        [
          ['Since', 'प्रारंभ'],
          ['Session 2024-2025', 'सत्र 2024-2025'],
        ],
        [
          ['Duration', 'अवधि'],
          ['2 years, 4 semesters', '2 वर्ष, 4 सेमेस्टर'],
        ],
        [['In charge', 'प्रभारी'], people.rukhsanaParveen],
      ),
    },
    {
      kind: 'table',
      heading: both('The four semesters', 'चार सेमेस्टर'),
      caption: both('The four semesters', 'चार सेमेस्टर'),
      columns: texts(['Semester', 'सेमेस्टर'], ['Theory', 'थ्योरी'], ['Practical work', 'प्रैक्टिकल']),
      rows: rows(
        [
          'I',
          [
            'Algae and fungi; bryophytes and pteridophytes; cell biology; plant pathology',
            'शैवाल और कवक; ब्रायोफाइटा और टेरिडोफाइटा; कोशिका विज्ञान; पादप रोग विज्ञान',
          ],
          ['Collecting, culture and slides', 'संग्रहण, संवर्धन और स्लाइड'],
        ],
        [
          'II',
          [
            'Gymnosperms; taxonomy of flowering plants; plant anatomy; genetics',
            'अनावृतबीजी पादप; पुष्पीय पादपों का वर्गीकरण; पादप शारीरिकी; आनुवंशिकी',
          ],
          ['Herbarium: fifty sheets of your own', 'हर्बेरियम: अपने हाथ से बनाई पचास शीट'],
        ],
        [
          'III',
          [
            'Plant physiology; biochemistry; ecology; statistics for biologists',
            'पादप कार्यिकी; जैव रसायन; पारिस्थितिकी; जैव सांख्यिकी',
          ],
          ['Field work at the lake', 'झील पर क्षेत्रीय कार्य'],
        ],
        [
          'IV',
          [
            'Biotechnology; seed biology; ethnobotany; project',
            'जैव प्रौद्योगिकी; बीज विज्ञान; लोक वनस्पति विज्ञान; प्रोजेक्ट',
          ],
          ['Project report and viva voce', 'प्रोजेक्ट रिपोर्ट और मौखिक परीक्षा'],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'कौन आवेदन कर सकता है'),
      items: texts(
        [
          'Graduates in science with Botany as a subject in all semesters.',
          'वे विज्ञान स्नातक आवेदन कर सकते हैं जिन्होंने सभी सेमेस्टरों में वनस्पति विज्ञान पढ़ा हो।',
        ],
        [
          'Seats are given by the merit list, with reservation and weightage as the admission procedure says. The admission notice has the number of seats and the fee of the session.',
          'सीटें योग्यता सूची से मिलती हैं, प्रवेश प्रक्रिया में लिखे आरक्षण और अधिभार (अतिरिक्त अंक) के अनुसार। सत्र में कितनी सीटें हैं और शुल्क कितना है, यह प्रवेश सूचना में लिखा होता है।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What the department has', 'विभाग की सुविधाएँ'),
      items: texts(
        [
          'A laboratory with a compound microscope for each student, an incubator and a culture room',
          'प्रयोगशाला, जिसमें हर विद्यार्थी के लिए सूक्ष्मदर्शी (माइक्रोस्कोप), साथ में इनक्यूबेटर और कल्चर रूम',
        ],
        [
          'The college herbarium, begun by students and grown with every batch',
          'महाविद्यालय का हर्बेरियम, जिसे विद्यार्थियों ने शुरू किया और जो हर सत्र में बढ़ रहा है',
        ],
        [
          'A herbal garden behind the science block, labelled in Hindi, English and Latin',
          'विज्ञान भवन के पीछे औषधीय उद्यान, जिसमें पौधों के नाम हिन्दी, अंग्रेज़ी और लैटिन में लिखे हैं',
        ],
        [
          'A workshop on plant identification in which B.Sc. students sit beside you',
          'पौधों की पहचान की कार्यशाला, जिसमें बी.एससी. के विद्यार्थी भी आपके साथ भाग लेते हैं',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Apply Now', 'अभी आवेदन करें'], pagePaths.registration.path),
        link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
        link(['The teachers', 'शिक्षक'], facultyPath('science')),
      ],
    },
  ],
}
