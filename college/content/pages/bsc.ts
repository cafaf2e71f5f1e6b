import { college } from '@prangan/college/config'
import { both, facts, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { facultyPath } from '@prangan/contract/departments'
import { pagePaths } from '@prangan/contract/page-paths'
import { pdfPaths } from '../pdfs/pdf-paths.ts'

export const page: SeedContent = {
  path: pagePaths.bsc.path,
  aliases: ['/public-relation-officer-not'],
  reviewMonths: 3,
  title: college.courses.bsc,
  description: [
    'B.Sc. in the Maths group or the Bio group: three years, six semesters, laboratories, and admission in four steps.',
    'बी.एससी., गणित वर्ग या जीव विज्ञान वर्ग: तीन वर्ष, छह सेमेस्टर, प्रयोगशालाएँ और चार चरणों में प्रवेश।',
  ],
  lead: both(
    'Three subjects together for three years, and an afternoon in the laboratory nearly every day.',
    'तीन वर्ष तक तीन विषय साथ-साथ, और लगभग हर दिन दोपहर बाद प्रयोगशाला।',
  ),
  picture: 'art:course-bsc',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [
          ['Duration', 'अवधि'],
          ['3 years, 6 semesters', '3 वर्ष, 6 सेमेस्टर'],
        ],
        [
          ['Maths group', 'गणित वर्ग'],
          ['Chemistry, Physics, Mathematics', 'रसायन विज्ञान, भौतिकी, गणित'],
        ],
        [
          ['Bio group', 'जीव विज्ञान वर्ग'],
          ['Chemistry, Zoology, Botany', 'रसायन विज्ञान, जंतु विज्ञान, वनस्पति विज्ञान'],
        ],
        [['Form with brochure', 'विवरणिका के साथ फ़ॉर्म'], '{{formFee}}'],
      ),
    },
    {
      kind: 'table',
      heading: both('The two groups', 'दो वर्ग'),
      caption: both('The two groups', 'दो वर्ग'),
      columns: texts(
        ['Group', 'वर्ग'],
        ['Subjects', 'विषय'],
        ['Class 12 with', 'कक्षा 12 में विषय'],
        ['Laboratories', 'प्रयोगशालाएँ'],
      ),
      rows: rows(
        [
          ['Maths group', 'गणित वर्ग'],
          ['Chemistry, Physics, Mathematics', 'रसायन विज्ञान, भौतिकी, गणित'],
          ['Physics, Chemistry, Mathematics', 'भौतिकी, रसायन विज्ञान, गणित'],
          ['Physics, Chemistry, computers', 'भौतिकी, रसायन विज्ञान, कंप्यूटर'],
        ],
        [
          ['Bio group', 'जीव विज्ञान वर्ग'],
          ['Chemistry, Zoology, Botany', 'रसायन विज्ञान, जंतु विज्ञान, वनस्पति विज्ञान'],
          ['Physics, Chemistry, Biology', 'भौतिकी, रसायन विज्ञान, जीव विज्ञान'],
          [
            'Chemistry, Zoology, Botany, herbarium',
            'रसायन विज्ञान, जंतु विज्ञान, वनस्पति विज्ञान, पादपालय (हर्बेरियम)',
          ],
        ],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('Admission in four steps', 'प्रवेश के चार चरण'),
      items: texts(
        [
          'Register online, or buy the form with the brochure at the counter.',
          'ऑनलाइन पंजीकरण करें, या काउंटर से विवरणिका के साथ फ़ॉर्म खरीदें।',
        ],
        [
          'Submit the form at the counter with self-signed photocopies of your marksheets and certificates, unless you added photos of them online.',
          'अंकपत्रों और प्रमाण-पत्रों की स्वप्रमाणित फोटोकॉपी के साथ फ़ॉर्म काउंटर पर जमा करें; इनके फोटो ऑनलाइन जोड़ चुके हैं, तो इसकी ज़रूरत नहीं।',
        ],
        [
          'When your name is on the merit list, come to counselling with the originals.',
          'योग्यता सूची में नाम आने पर मूल प्रमाण-पत्र लेकर काउंसलिंग में आएँ।',
        ],
        [
          'Pay the fee challan at the bank and submit the stamped challan at the counter.',
          'शुल्क चालान से बैंक में शुल्क जमा करें और मुहर लगा हुआ चालान काउंटर पर जमा करें।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Good to know', 'ध्यान रखें'),
      items: texts(
        [
          'General category candidates need at least {{minimumMarks}} in 10+2; this is not mandatory for SC, ST and OBC.',
          'सामान्य वर्ग के आवेदकों के 10+2 में कम से कम {{minimumMarks}} अंक होने चाहिए; अनुसूचित जाति, अनुसूचित जनजाति और अन्य पिछड़ा वर्ग के लिए यह अनिवार्य नहीं है।',
        ],
        [
          'Your group depends on your class 12 subjects and cannot be changed later.',
          'गणित या जीव विज्ञान वर्ग कक्षा 12 के विषयों के अनुसार मिलता है और बाद में बदला नहीं जा सकता।',
        ],
        [
          'Practicals run from 12.40 to 3.40 p.m. in batches. If you do not keep up your practical record, you cannot sit the practical examination.',
          'प्रैक्टिकल दोपहर 12.40 से 3.40 बजे तक समूहों में होते हैं। जिनकी प्रैक्टिकल कॉपी पूरी नहीं होगी, वे प्रैक्टिकल परीक्षा नहीं दे सकेंगे।',
        ],
        [
          'The Bio group goes on field visits to the lake in November and February.',
          'जीव विज्ञान वर्ग के विद्यार्थियों को नवंबर और फ़रवरी में झील के शैक्षिक भ्रमण पर ले जाया जाता है।',
        ],
      ),
    },
    {
      kind: 'links',
      heading: both('Documents', 'दस्तावेज़'),
      links: [
        link(['B.Sc. Maths syllabus', 'बी.एससी. (गणित वर्ग) का पाठ्यक्रम'], pdfPaths.syllabusBscMaths),
        link(['B.Sc. Bio syllabus', 'बी.एससी. (जीव विज्ञान वर्ग) का पाठ्यक्रम'], pdfPaths.syllabusBscBio),
        link(['B.Sc. time table', 'बी.एससी. की समय-सारणी'], pdfPaths.timetableBsc),
      ],
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
