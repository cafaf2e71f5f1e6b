import { college } from '@prangan/college/config'
import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { columns, departments, people, posts } from '../names.ts'

export const page: SeedContent = {
  path: pagePaths.grievanceCell.path,
  title: both('Grievance cell', 'शिकायत निवारण प्रकोष्ठ'),
  description: [
    'How a student can bring a complaint before the grievance cell, who hears it, and by when there will be an answer.',
    'विद्यार्थी अपनी शिकायत कैसे करें, उसे कौन सुनता है और उत्तर कब तक मिलता है।',
  ],
  lead: both(
    'A complaint is heard, recorded and answered in writing.',
    'हर शिकायत सुनी जाएगी, दर्ज होगी और उसका लिखित उत्तर मिलेगा।',
  ),
  picture: 'art:arch-form',
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the grievance cell', 'प्रकोष्ठ के सदस्य'),
      columns: texts(columns.number, columns.name, columns.position, columns.department),
      rows: rows(
        ['1', people.rameshChandraTripathi, posts.chairperson, departments.sanskrit],
        ['2', people.meenakshiAgrawal, posts.member, departments.chemistry],
        ['3', people.rukhsanaParveen, posts.member, departments.botany],
        ['4', people.devendraNathShukla, posts.member, ['College office', 'महाविद्यालय कार्यालय']],
      ),
    },
    {
      kind: 'text',
      heading: both('What you can bring here', 'किस बात की शिकायत कर सकते हैं'),
      paragraphs: texts([
        'Anything that concerns your studies or your life at college and that the counter or the department has not put right: a fee or a refund, a scholarship form, attendance, internal marks, a certificate that does not come, drinking water, behaviour of staff. Complaints of sexual harassment have a committee of their own.',
        'आपकी पढ़ाई या महाविद्यालय से जुड़ी कोई भी बात, जो काउंटर या विभाग में न सुलझी हो: शुल्क या शुल्क वापसी, छात्रवृत्ति का फ़ॉर्म, हाज़िरी, आंतरिक मूल्यांकन के अंक, प्रमाण-पत्र मिलने में देरी, पीने का पानी, कर्मचारियों का व्यवहार। यौन उत्पीड़न की शिकायतें एक अलग समिति सुनती है।',
      ]),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How it works', 'शिकायत कैसे करें'),
      items: texts(
        [
          'Write down what happened, when, and what you ask for. Add your name, class and roll number. To stay anonymous, use the form on this site: it gives you a code to read the answer.',
          'लिखें कि क्या हुआ, कब हुआ और आप क्या चाहते हैं। अपना नाम, कक्षा और रोल नंबर भी लिखें। नाम न बताना हो, तो इस वेबसाइट का फ़ॉर्म भरें: उससे मिले कोड से आप उत्तर पढ़ सकेंगे।',
        ],
        [
          'Send it to {{grievance.email}}, use the form on this site, or put it into the box outside {{grievance.place}}, which is opened every Monday.',
          'शिकायत {{grievance.email}} पर भेजें, इस वेबसाइट का फ़ॉर्म भरें, या {{grievance.place}} के बाहर रखी पेटी में डालें, जो हर सोमवार को खोली जाती है।',
        ],
        [
          'Within three working days you get a number to track it by.',
          'तीन कार्य दिवसों के भीतर आपको शिकायत का क्रमांक मिलता है, जिससे उसकी स्थिति देख सकते हैं।',
        ],
        [
          'The cell meets on the first and third Saturday of the month. You may come and speak, alone or with a guardian or a friend.',
          'प्रकोष्ठ की बैठक हर महीने के पहले और तीसरे शनिवार को होती है। आप अकेले, या अभिभावक या मित्र के साथ आकर अपनी बात कह सकते हैं।',
        ],
        [
          'You get the answer in writing within fifteen working days. If it does not satisfy you, you may appeal to the Principal.',
          'पंद्रह कार्य दिवसों के भीतर लिखित उत्तर दिया जाता है। उत्तर से संतुष्ट न हों, तो प्राचार्या से अपील करें।',
        ],
      ),
    },
    {
      kind: 'links',
      links: [
        link(['Grievance form', 'शिकायत फ़ॉर्म'], college.university.grievances, [
          'The University’s form; opens in a new tab',
          'विश्वविद्यालय का फ़ॉर्म; नए टैब में खुलता है',
        ]),
      ],
    },
    {
      kind: 'actions',
      links: [
        link(['File a grievance', 'शिकायत दर्ज करें'], '/grievance'),
        link(['Track a grievance', 'शिकायत की स्थिति देखें'], '/inquiry'),
        link(
          ['Committee against sexual harassment', 'यौन उत्पीड़न निवारण समिति'],
          pagePaths.harassmentCommittee.path,
        ),
        link(['Feedback', 'सुझाव और प्रतिक्रिया'], pagePaths.feedback.path),
      ],
    },
  ],
}
