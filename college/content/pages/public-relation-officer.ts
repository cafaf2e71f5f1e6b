import { both, facts, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.publicRelationOfficer.path,
  title: both('Public relation officer', 'जनसंपर्क अधिकारी'),
  description: [
    'Who answers questions of parents, visitors and the press about the college, when, and what the office can do for you.',
    'महाविद्यालय के बारे में अभिभावकों, बाहर से आने वालों और प्रेस के प्रश्नों के उत्तर कौन देता है, कब, और कार्यालय से क्या मदद मिलती है।',
  ],
  lead: both('Not sure who to ask? Begin here.', 'समझ नहीं आ रहा कि किससे पूछें? यहीं से शुरू कीजिए।'),
  picture: 'art:arch-board',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [
          ['Officer', 'अधिकारी'],
          ['{{pro.person}}, Department of History', '{{pro.person}}, इतिहास विभाग'],
        ],
        [['Hours', 'समय'], '{{pro.hours}}'],
        [['Place', 'स्थान'], '{{pro.place}}'],
        [['Telephone', 'फ़ोन'], '{{phone}}'],
        [['E-mail', 'ई-मेल'], '{{pro.email}}'],
      ),
    },
    {
      kind: 'list',
      heading: both('What the office does', 'कार्यालय के कार्य'),
      items: texts(
        [
          'Tells parents and visitors which counter, teacher or committee deals with their matter, and takes them there.',
          'अभिभावकों और बाहर से आने वालों को बताता है कि उनका काम किस काउंटर, शिक्षक या समिति से होगा, और उन्हें वहाँ तक पहुँचाता है।',
        ],
        [
          'Answers questions about programmes, dates and documents before admission.',
          'प्रवेश से पहले पाठ्यक्रमों, तिथियों और ज़रूरी दस्तावेज़ों के बारे में प्रश्नों के उत्तर देता है।',
        ],
        [
          'Gives the press notices and photographs of college events, and arranges interviews with the Principal.',
          'प्रेस को महाविद्यालय के कार्यक्रमों की विज्ञप्तियाँ और फोटो देता है और प्राचार्या से साक्षात्कार की व्यवस्था करता है।',
        ],
        [
          'Receives guests, school groups and inspection teams.',
          'अतिथियों, विद्यालयों से आए समूहों और निरीक्षण दलों का स्वागत करता है।',
        ],
        [
          'Keeps in touch with alumni, employers, schools and the offices of the district.',
          'पूर्व छात्रों, नियोक्ताओं, विद्यालयों और ज़िले के कार्यालयों से संपर्क बनाए रखता है।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('What it does not do', 'जो यहाँ नहीं होता'),
      items: texts(
        [
          'Decide on admission: seats are given by the merit list alone.',
          'प्रवेश का निर्णय: सीटें केवल योग्यता सूची से मिलती हैं।',
        ],
        [
          'Give out marks, addresses or telephone numbers of students.',
          'विद्यार्थियों के अंक, पते या फ़ोन नंबर बताना।',
        ],
        [
          'Settle complaints: these belong to the Grievance Cell, which keeps them confidential.',
          'शिकायतों का निपटारा: यह काम शिकायत निवारण प्रकोष्ठ का है, जो उन्हें गोपनीय रखता है।',
        ],
      ),
    },
    {
      kind: 'notice',
      heading: both('Beware of agents', 'दलालों से सावधान'),
      paragraphs: texts([
        'The college has no agents. If anyone offers you a seat, a mark or a certificate for money, they do not act for us. Tell this office.',
        'महाविद्यालय का कोई एजेंट या दलाल नहीं है। पैसे लेकर प्रवेश, अंक या प्रमाण-पत्र दिलाने की बात करने वाला हमारा प्रतिनिधि नहीं है। ऐसा कोई मिले, तो इस कार्यालय को बताएँ।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['Contact and directions', 'संपर्क और मार्ग'], pagePaths.contact.path),
        link(['Grievance cell', 'शिकायत निवारण प्रकोष्ठ'], pagePaths.grievanceCell.path),
      ],
    },
  ],
}
