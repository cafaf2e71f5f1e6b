import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { departments } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.quizSeminar.path,
  title: both('Quiz and seminar', 'प्रश्नोत्तरी और संगोष्ठी'),
  description: [
    'Quizzes, departmental seminars and lectures at the college: the calendar, the rules and how to enter or read a paper.',
    'महाविद्यालय में प्रश्नोत्तरी, विभागीय संगोष्ठियाँ और व्याख्यान: कार्यक्रम, नियम, पंजीकरण और शोध-पत्र वाचन।',
  ],
  lead: both(
    'A quiz shows what you know. A seminar shows how you think.',
    'प्रश्नोत्तरी बताती है कि आप क्या जानते हैं, संगोष्ठी बताती है कि आप कैसे सोचते हैं।',
  ),
  picture: 'art:arch-books',
  blocks: [
    {
      kind: 'table',
      heading: both('The calendar', 'कार्यक्रम'),
      caption: both('The calendar', 'कार्यक्रम'),
      columns: texts(['When', 'कब'], ['Event', 'आयोजन'], ['By', 'आयोजक']),
      rows: rows(
        [
          ['September', 'सितंबर'],
          ['Quiz on Hindi language and literature', 'हिन्दी भाषा और साहित्य प्रश्नोत्तरी'],
          departments.hindi,
        ],
        [
          ['October', 'अक्टूबर'],
          ['Mathematics quiz for first-year students', 'प्रथम वर्ष के विद्यार्थियों के लिए गणित प्रश्नोत्तरी'],
          departments.mathematics,
        ],
        [
          ['26 November', '26 नवंबर'],
          [
            'Constitution Day: reading of the Preamble, quiz and seminar',
            'संविधान दिवस: उद्देशिका का वाचन, प्रश्नोत्तरी और संगोष्ठी',
          ],
          ['Political Science, History', 'राजनीति विज्ञान, इतिहास'],
        ],
        [
          ['December', 'दिसंबर'],
          ['Seminar on local history with the town’s elders', 'शहर के बुज़ुर्गों के साथ स्थानीय इतिहास पर संगोष्ठी'],
          departments.history,
        ],
        [
          ['February', 'फ़रवरी'],
          [
            'National Science Day: quiz, models and an open laboratory',
            'राष्ट्रीय विज्ञान दिवस: प्रश्नोत्तरी, मॉडल और सबके लिए खुली प्रयोगशाला',
          ],
          ['Faculty of Science', 'विज्ञान संकाय'],
        ],
        [
          ['March', 'मार्च'],
          [
            'Budget seminar: what it means for a farm, a shop and a student',
            'बजट संगोष्ठी: किसान, दुकानदार और विद्यार्थी के लिए बजट का अर्थ',
          ],
          ['Economics, Commerce', 'अर्थशास्त्र, वाणिज्य'],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Rules of a quiz', 'प्रश्नोत्तरी के नियम'),
      items: texts(
        [
          'Teams of two from the same class. Entry is free: register at the department that holds the quiz, up to two days before.',
          'एक टीम में एक ही कक्षा के दो विद्यार्थी होते हैं। पंजीकरण का कोई शुल्क नहीं है; दो दिन पहले तक आयोजक विभाग में नाम दें।',
        ],
        [
          'A written round of thirty questions in Hindi and English chooses six teams for the stage.',
          'हिन्दी और अंग्रेज़ी में तीस प्रश्नों के लिखित चरण से मंच के लिए छह टीमें चुनी जाती हैं।',
        ],
        [
          'Four rounds on the stage; a question that a team cannot answer passes on. The quizmaster’s decision is final.',
          'मंच पर चार चरण होते हैं; जिस प्रश्न का उत्तर कोई टीम न दे सके, वह अगली टीम से पूछा जाता है। प्रश्नकर्ता का निर्णय अंतिम होगा।',
        ],
        [
          'The first three teams get books and certificates.',
          'प्रथम तीन टीमों को पुस्तकें और प्रमाण-पत्र दिए जाते हैं।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('To read a paper', 'शोध-पत्र वाचन'),
      items: texts(
        [
          'Send a summary of 200 words to the department by the date in the notice.',
          '200 शब्दों का सारांश सूचना में दी गई तिथि तक विभाग को भेजें।',
        ],
        [
          'Papers last ten minutes, in Hindi, English or Sanskrit, with five minutes for questions.',
          'शोध-पत्र के लिए दस मिनट और प्रश्नों के लिए पाँच मिनट दिए जाते हैं; भाषा हिन्दी, अंग्रेज़ी या संस्कृत हो।',
        ],
        [
          'At each seminar at least two places are kept for students. The best student paper is printed in Sarvodaya Prabha.',
          'हर संगोष्ठी में कम से कम दो शोध-पत्र विद्यार्थियों के होते हैं। उनमें सबसे अच्छा ‘सर्वोदय प्रभा’ में छपता है।',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Coming events', 'आगामी कार्यक्रम'], pagePaths.allNotices.path),
        link(['Research and innovation', 'शोध और नवाचार'], pagePaths.researchInnovation.path),
      ],
    },
  ],
}
