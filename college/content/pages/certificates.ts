import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: '/certificates',
  title: both('Certificates', 'प्रमाण-पत्र'),
  description: [
    'Transfer, migration, character and bona fide certificates and duplicates: what to bring, the fee, where, and how many days it takes.',
    'टीसी, माइग्रेशन, चरित्र और बोनाफाइड प्रमाण-पत्र और डुप्लीकेट: साथ क्या लाएँ, शुल्क, कहाँ मिलेगा और कितने दिन लगेंगे।',
  ],
  lead: both(
    'Bring everything in the second column, and you need to come only twice.',
    'दूसरे खाने की सब चीज़ें साथ लाएँ, तो केवल दो बार आना होगा।',
  ),
  picture: 'art:arch-form',
  blocks: [
    {
      kind: 'table',
      caption: both('How to get a certificate', 'प्रमाण-पत्र कैसे मिलेगा'),
      columns: texts(
        ['Certificate', 'प्रमाण-पत्र'],
        ['What to bring', 'साथ क्या लाएँ'],
        ['Where', 'कहाँ'],
        ['Fee', 'शुल्क'],
        ['Ready in', 'कितने दिन में'],
      ),
      rows: rows(
        [
          ['Transfer certificate (TC)', 'स्थानान्तरण प्रमाण-पत्र (TC)'],
          [
            'Application, last marksheet, no-dues certificate of the library',
            'आवेदन, अंतिम अंकपत्र, पुस्तकालय का अदेयता प्रमाण-पत्र (नो ड्यूज़)',
          ],
          ['College office', 'महाविद्यालय कार्यालय'],
          ['Free', 'नि:शुल्क'],
          ['3 working days', '3 कार्य दिवस'],
        ],
        [
          ['Migration certificate of the University', 'विश्वविद्यालय का माइग्रेशन (प्रव्रजन) प्रमाण-पत्र'],
          [
            'University form, copies of the transfer certificate and the last marksheet',
            'विश्वविद्यालय का फ़ॉर्म, टीसी और अंतिम अंकपत्र की फोटोकॉपी',
          ],
          ['Examination department', 'परीक्षा विभाग'],
          ['As the University sets it', 'विश्वविद्यालय के अनुसार'],
          ['About 30 days', 'लगभग 30 दिन'],
        ],
        [
          ['Character certificate', 'चरित्र प्रमाण-पत्र'],
          ['Application, identity card', 'आवेदन, परिचय-पत्र'],
          ['Proctorial board', 'कुलानुशासक मंडल'],
          ['Free', 'नि:शुल्क'],
          ['2 working days', '2 कार्य दिवस'],
        ],
        [
          ['Bona fide certificate', 'बोनाफाइड प्रमाण-पत्र'],
          ['Application, fee receipt of this year', 'आवेदन, इस वर्ष की शुल्क रसीद'],
          ['College office', 'महाविद्यालय कार्यालय'],
          ['Free', 'नि:शुल्क'],
          ['2 working days', '2 कार्य दिवस'],
        ],
        [
          ['Duplicate transfer certificate', 'स्थानान्तरण प्रमाण-पत्र की दूसरी प्रति (डुप्लीकेट)'],
          [
            'Application, affidavit that the original is lost, copy of the police report',
            'आवेदन, मूल प्रमाण-पत्र खोने का शपथ-पत्र, पुलिस रिपोर्ट की फोटोकॉपी',
          ],
          ['College office', 'महाविद्यालय कार्यालय'],
          '₹100',
          ['7 working days', '7 कार्य दिवस'],
        ],
        [
          ['Duplicate identity card', 'परिचय-पत्र की दूसरी प्रति (डुप्लीकेट)'],
          ['Application, fee receipt of this year, one photo', 'आवेदन, इस वर्ष की शुल्क रसीद, एक फोटो'],
          ['Proctorial board', 'कुलानुशासक मंडल'],
          '₹50',
          ['2 working days', '2 कार्य दिवस'],
        ],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How it works', 'प्रमाण-पत्र कैसे बनवाएँ'),
      items: texts(
        [
          'Write an application on plain paper: name, father’s name, class, roll number, year, and the certificate that you need.',
          'सादे काग़ज़ पर आवेदन लिखें: नाम, पिता का नाम, कक्षा, रोल नंबर, वर्ष, और कौन-सा प्रमाण-पत्र चाहिए।',
        ],
        [
          'Hand it in between 10 a.m. and 1 p.m. on a working day. You get a slip with the day on which to come.',
          'कार्य दिवस में सुबह 10 से दोपहर 1 बजे के बीच जमा करें। आपको पर्ची मिलेगी, जिस पर आने की तिथि लिखी होगी।',
        ],
        [
          'Come with the slip and your identity card. Somebody else may come with a letter signed by you and copies of both identity cards.',
          'पर्ची और परिचय-पत्र लेकर आएँ। कोई और आए, तो आपका हस्ताक्षर किया हुआ पत्र और दोनों के परिचय-पत्रों की फोटोकॉपी लाए।',
        ],
      ),
    },
    {
      kind: 'notice',
      heading: both('If it takes longer', 'देर हो जाए, तो'),
      paragraphs: texts([
        'Show the slip to the Office Superintendent. If that does not help, bring it before the grievance cell: it answers in writing.',
        'पर्ची कार्यालय अधीक्षक को दिखाएँ। इससे काम न बने, तो शिकायत निवारण प्रकोष्ठ में शिकायत करें: उत्तर लिखित में मिलता है।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['File a grievance', 'शिकायत दर्ज करें'], '/grievance'),
        link(['Contact', 'संपर्क'], pagePaths.contact.path),
      ],
    },
  ],
}
