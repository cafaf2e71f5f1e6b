import { college } from '@prangan/college/config'
import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { facultyPath } from '@prangan/contract/departments'
import { pagePaths } from '@prangan/contract/page-paths'
import { departments, people } from '../names.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'

export const page: SeedContent = {
  path: pagePaths.ma.path,
  aliases: ['/iqac-committee-not'],
  reviewMonths: 3,
  title: college.courses.ma,
  description: [
    'M.A. in Political Science (60 seats) and in History (60 seats): two years, four semesters, taught since 2006.',
    'राजनीति विज्ञान (60 सीटें) और इतिहास (60 सीटें) में एम.ए.: दो वर्ष, चार सेमेस्टर, सन् 2006 से।',
  ],
  lead: both(
    'Two years with one subject, in a class small enough for every voice.',
    'दो वर्ष तक एक ही विषय, ऐसी छोटी कक्षा में जहाँ हर किसी की बात सुनी जाए।',
  ),
  picture: 'art:course-ma',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [departments.politicalScience, ['60 seats', '60 सीटें']],
        [departments.history, ['60 seats', '60 सीटें']],
        [
          ['Duration', 'अवधि'],
          ['2 years, 4 semesters', '2 वर्ष, 4 सेमेस्टर'],
        ],
        [['Since', 'प्रारंभ'], '2006'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts([
        'M.A. in Political Science and History was introduced in 2006. Both subjects have permanent recognition at postgraduate level.',
        'राजनीति विज्ञान और इतिहास में एम.ए. सन् 2006 में शुरू हुआ। दोनों विषयों को स्नातकोत्तर स्तर पर स्थायी मान्यता प्राप्त है।',
      ]),
    },
    {
      kind: 'table',
      heading: both('The two subjects', 'दो विषय'),
      caption: both('The two subjects', 'दो विषय'),
      columns: texts(
        ['Subject', 'विषय'],
        ['Seats', 'सीटें'],
        ['What you work on', 'क्या पढ़ेंगे'],
        ['In charge', 'प्रभारी'],
      ),
      rows: rows(
        [
          departments.politicalScience,
          '60',
          [
            'Political thought, the Constitution, public administration, international politics, panchayati raj',
            'राजनीतिक चिंतन, संविधान, लोक प्रशासन, अंतरराष्ट्रीय राजनीति, पंचायती राज',
          ],
          people.ashaVerma,
        ],
        [
          departments.history,
          '60',
          [
            'Ancient, medieval and modern India, the world since 1453, historiography, oral history',
            'प्राचीन, मध्यकालीन और आधुनिक भारत, सन् 1453 से विश्व इतिहास, इतिहास-लेखन, मौखिक इतिहास',
          ],
          people.irfanAhmadAnsari,
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('How it is taught', 'पढ़ाई कैसे होती है'),
      items: texts(
        [
          'Lectures in Hindi and English in the forenoon, a seminar in each paper once a fortnight.',
          'सुबह हिन्दी और अंग्रेज़ी में व्याख्यान; हर प्रश्नपत्र में पंद्रह दिन में एक बार संगोष्ठी।',
        ],
        [
          'A dissertation in the fourth semester: Political Science with panchayats of the district, History with recordings of the town’s elders.',
          'चतुर्थ सेमेस्टर में लघु शोध-प्रबंध: राजनीति विज्ञान में ज़िले की पंचायतों के बीच काम करके, इतिहास में शहर के बुज़ुर्गों की रिकॉर्ड की गई यादों से।',
        ],
        [
          'The reading room keeps a shelf for M.A. students, open to them up to 5 p.m.',
          'वाचनालय में एम.ए. के विद्यार्थियों के लिए अलग अलमारी है, जिससे शाम 5 बजे तक पढ़ सकते हैं।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'कौन आवेदन कर सकता है'),
      items: texts(
        [
          'Graduates of any faculty. Attach the graduation marksheet to the form, with those of high school and intermediate.',
          'किसी भी संकाय के स्नातक आवेदन कर सकते हैं। फ़ॉर्म के साथ हाईस्कूल, इंटरमीडिएट और स्नातक के अंकपत्र लगाएँ।',
        ],
        [
          'Seats are given by the merit list, which goes by class 12 marks, with reservation and weightage as the admission procedure says.',
          'सीटें कक्षा 12 के अंकों से बनी योग्यता सूची से मिलती हैं, प्रवेश प्रक्रिया में लिखे आरक्षण और अधिभार (अतिरिक्त अंक) के अनुसार।',
        ],
        [
          'The form with brochure costs {{formFee}} at the counter.',
          'काउंटर पर विवरणिका के साथ फ़ॉर्म का मूल्य {{formFee}} है।',
        ],
      ),
    },
    {
      kind: 'links',
      heading: both('Documents', 'दस्तावेज़'),
      links: [
        link(
          ['M.A. Political Science syllabus', 'एम.ए. राजनीति विज्ञान का पाठ्यक्रम'],
          pdfPaths.syllabusMaPoliticalScience,
        ),
      ],
    },
    {
      kind: 'actions',
      links: [
        link(['Apply Now', 'अभी आवेदन करें'], pagePaths.registration.path),
        link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
        link(['The teachers', 'शिक्षक'], facultyPath('arts')),
      ],
    },
  ],
}
