import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.iqac.path,
  title: both('Internal Quality Assurance Cell', 'आंतरिक गुणवत्ता आश्वासन प्रकोष्ठ'),
  description: [
    'What the Internal Quality Assurance Cell (IQAC) of the college does, its year of work, and how students take part.',
    'आंतरिक गुणवत्ता आश्वासन प्रकोष्ठ (आई.क्यू.ए.सी.) के काम, उसका साल भर का कार्यक्रम और विद्यार्थी उसमें कैसे भाग लें।',
  ],
  lead: both(
    'Is teaching better this year than last? The IQAC asks, measures and reports.',
    'क्या इस वर्ष शिक्षण पिछले वर्ष से बेहतर है? प्रकोष्ठ पूछता है, परखता है और बताता है।',
  ),
  picture: 'art:arch-list',
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The Internal Quality Assurance Cell brings teachers, the office, students, alumni and the governing body to one table. It does not inspect: it agrees with each department on what to improve, helps to do it, and publishes what came of it.',
        'आंतरिक गुणवत्ता आश्वासन प्रकोष्ठ में शिक्षक, कार्यालय, विद्यार्थी, पूर्व छात्र और प्रबंध समिति साथ बैठते हैं। प्रकोष्ठ निरीक्षण नहीं करता: वह हर विभाग के साथ तय करता है कि क्या सुधारना है, उसमें सहायता करता है और परिणाम प्रकाशित करता है।',
      ]),
    },
    {
      kind: 'list',
      heading: both('Its tasks', 'प्रकोष्ठ के काम'),
      items: texts(
        [
          'To set, with the departments, a few aims for the year: classes held, results, books issued, practicals done.',
          'विभागों के साथ वर्ष के कुछ लक्ष्य तय करना: ली गई कक्षाएँ, परीक्षा परिणाम, दी गई किताबें, प्रैक्टिकल।',
        ],
        [
          'To collect the views of students, parents, alumni and teachers, and to see that they lead to something.',
          'विद्यार्थियों, अभिभावकों, पूर्व छात्रों और शिक्षकों की राय लेना और देखना कि उस पर काम हो।',
        ],
        [
          'To watch over attendance and results by class, and to arrange remedial classes where they fall.',
          'हर कक्षा की हाज़िरी और परिणाम पर नज़र रखना, और गिरावट हो तो अतिरिक्त कक्षाएँ लगाना।',
        ],
        ['To organize training for teachers and staff.', 'शिक्षकों और कर्मचारियों को प्रशिक्षण दिलाना।'],
        [
          'To keep the college’s records in order and to prepare its yearly quality report and its return to the AISHE survey.',
          'महाविद्यालय के रिकॉर्ड ठीक रखना, और वार्षिक गुणवत्ता रिपोर्ट और अखिल भारतीय उच्च शिक्षा सर्वेक्षण (AISHE) का विवरण तैयार करना।',
        ],
      ),
    },
    {
      kind: 'table',
      heading: both('The cell’s year', 'वार्षिक कार्यक्रम'),
      caption: both('The cell’s year', 'वार्षिक कार्यक्रम'),
      columns: texts(['Month', 'माह'], ['Work', 'कार्य']),
      rows: rows(
        [
          ['July', 'जुलाई'],
          [
            'Aims for the session agreed with each department; orientation of new students',
            'हर विभाग के साथ सत्र के लक्ष्य तय करना; नए विद्यार्थियों का परिचय कार्यक्रम',
          ],
        ],
        [
          ['October', 'अक्टूबर'],
          [
            'First meeting on attendance and progress; remedial classes begin',
            'हाज़िरी और प्रगति पर पहली बैठक; अतिरिक्त कक्षाएँ शुरू',
          ],
        ],
        [
          ['December', 'दिसंबर'],
          ['Training week for teachers and office staff', 'शिक्षकों और कार्यालय कर्मचारियों का प्रशिक्षण सप्ताह'],
        ],
        [
          ['February', 'फ़रवरी'],
          ['Students’ feedback collected in every class', 'हर कक्षा में विद्यार्थियों से सुझाव और प्रतिक्रिया लेना'],
        ],
        [
          ['April', 'अप्रैल'],
          [
            'Results and feedback discussed with departments and student members',
            'विभागों और छात्र सदस्यों के साथ परिणाम तथा प्रतिक्रियाओं पर चर्चा',
          ],
        ],
        [
          ['June', 'जून'],
          [
            'Yearly quality report written, for the July meeting of the governing body',
            'प्रबंध समिति की जुलाई की बैठक के लिए वार्षिक गुणवत्ता रिपोर्ट बनाना',
          ],
        ],
      ),
    },
    {
      kind: 'text',
      heading: both('Take part', 'भाग लें'),
      paragraphs: texts([
        'Use the feedback page at any time, or write to {{iqac.email}}. Minutes of the cell’s meetings can be read at the college office.',
        'सुझाव और प्रतिक्रिया का फ़ॉर्म कभी भी भरें, या {{iqac.email}} पर लिखें। प्रकोष्ठ की बैठकों का ब्योरा महाविद्यालय कार्यालय में देख सकते हैं।',
      ]),
    },
    {
      kind: 'links',
      heading: both('Bodies we report to', 'नियामक संस्थाएँ'),
      links: [
        link(['University Grants Commission', 'विश्वविद्यालय अनुदान आयोग'], 'https://www.ugc.gov.in/'),
        link(
          ['All India Survey on Higher Education (AISHE)', 'अखिल भारतीय उच्च शिक्षा सर्वेक्षण (AISHE)'],
          'https://aishe.gov.in/',
        ),
        link(
          ['All India Council for Technical Education (AICTE)', 'अखिल भारतीय तकनीकी शिक्षा परिषद् (AICTE)'],
          'https://www.aicte-india.org/',
        ),
      ],
    },
    {
      kind: 'actions',
      links: [
        link(['Members of the IQAC', 'आई.क्यू.ए.सी. के सदस्य'], pagePaths.iqacCommittee.path),
        link(['Give feedback', 'सुझाव या प्रतिक्रिया दें'], pagePaths.feedback.path),
      ],
    },
  ],
}
