import { both, link, rows, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: '/scholarships',
  reviewMonths: 6,
  title: both('Scholarships and fee reimbursement', 'छात्रवृत्ति और शुल्क प्रतिपूर्ति'),
  description: [
    'Who can get a scholarship or the fee back from the State, which papers are needed, and how to apply and renew in each session.',
    'छात्रवृत्ति या शुल्क प्रतिपूर्ति किसे मिलती है, कौन-से काग़ज़ चाहिए, और हर सत्र में आवेदन और नवीनीकरण कैसे करें।',
  ],
  lead: both(
    'Nobody should leave college for want of money. Ask in {{scholarship.place}}.',
    'पैसे की कमी से किसी की पढ़ाई न छूटे। {{scholarship.place}} में पूछें।',
  ),
  picture: 'art:arch-cap',
  blocks: [
    {
      kind: 'table',
      caption: both('Scholarships', 'छात्रवृत्तियाँ'),
      columns: texts(
        ['Scheme', 'योजना'],
        ['For', 'किसके लिए'],
        ['What you get', 'क्या मिलता है'],
        ['Where to apply', 'आवेदन कहाँ करें'],
      ),
      rows: rows(
        [
          ['Post-matric scholarship of the State', 'राज्य की दशमोत्तर छात्रवृत्ति'],
          [
            'SC, ST, OBC, minority and general category; limits of family income by category',
            'अनुसूचित जाति, जनजाति, अन्य पिछड़ा वर्ग, अल्पसंख्यक और सामान्य वर्ग; पारिवारिक आय की सीमा वर्ग के अनुसार',
          ],
          ['A yearly allowance, and the fee back', 'वार्षिक छात्रवृत्ति और शुल्क की वापसी'],
          ['State’s scholarship portal', 'राज्य का छात्रवृत्ति पोर्टल'],
        ],
        [
          ['Central schemes', 'केंद्र सरकार की योजनाएँ'],
          [
            'By marks in class 12, minority, disability, wards of beedi and mine workers',
            'कक्षा 12 के अंकों पर, अल्पसंख्यक, दिव्यांग, बीड़ी और खान श्रमिकों के बच्चे',
          ],
          ['A yearly sum, renewed by result', 'वार्षिक राशि, परिणाम के आधार पर नवीनीकरण'],
          ['National Scholarship Portal', 'राष्ट्रीय छात्रवृत्ति पोर्टल (NSP)'],
        ],
        [
          ['Fee concession of the college', 'महाविद्यालय की शुल्क छूट'],
          [
            'Orphans, and students who lost the earning parent this year',
            'अनाथ, और वे विद्यार्थी जिनके कमाने वाले अभिभावक का इस वर्ष निधन हुआ',
          ],
          ['Up to half of the tuition', 'शिक्षण शुल्क में आधे तक की छूट'],
          ['An application to the Principal', 'प्राचार्या के नाम आवेदन'],
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Papers that you need', 'ये काग़ज़ चाहिए'),
      items: texts(
        [
          'Income certificate and domicile certificate of the tehsil; caste certificate for reserved categories',
          'तहसील का आय और निवास प्रमाण-पत्र; आरक्षित वर्ग के लिए जाति प्रमाण-पत्र',
        ],
        [
          'Bank passbook in your own name; the account is linked to your Aadhaar number',
          'अपने नाम की बैंक पासबुक; खाता आधार से जुड़ा हो',
        ],
        ['Marksheets of class 10 and of the last examination', 'कक्षा 10 और पिछली परीक्षा का अंकपत्र'],
        ['Fee receipt of this session', 'इस सत्र की शुल्क रसीद'],
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How to apply', 'आवेदन कैसे करें'),
      items: texts(
        [
          'Fill in the form on the portal. Your name, date of birth and roll number must be as in the class 10 marksheet.',
          'पोर्टल पर फ़ॉर्म भरें। नाम, जन्मतिथि और रोल नंबर वही हों, जो कक्षा 10 के अंकपत्र में हैं।',
        ],
        [
          'Print it, and hand it in with copies of the papers at {{scholarship.place}}, from 2 to 4 p.m., before the last date of your category.',
          'प्रिंट निकालें और काग़ज़ों की फोटोकॉपी के साथ {{scholarship.place}} में, दोपहर 2 से 4 बजे के बीच, अपने वर्ग की अंतिम तिथि से पहले जमा करें।',
        ],
        [
          'We check it and forward it. If something is missing, we call you: keep your mobile number the same.',
          'हम जाँच कर आगे भेजते हैं। कुछ कम हो, तो आपको फ़ोन करेंगे: मोबाइल नंबर न बदलें।',
        ],
        [
          'In later years renew it on the portal. You need 75 per cent attendance, and have passed the last year.',
          'अगले वर्षों में पोर्टल पर नवीनीकरण करें। इसके लिए 75 प्रतिशत उपस्थिति और पिछले वर्ष में उत्तीर्ण होना ज़रूरी है।',
        ],
      ),
    },
    {
      kind: 'notice',
      heading: both('The last dates', 'अंतिम तिथियाँ'),
      paragraphs: texts([
        'The last dates change each year. They are in the notices, category Scholarship, and nowhere else. Questions: {{scholarship.email}}.',
        'अंतिम तिथियाँ हर वर्ष बदलती हैं। वे केवल सूचनाओं में, छात्रवृत्ति वर्ग में, बताई जाती हैं। प्रश्न हों, तो {{scholarship.email}} पर लिखें।',
      ]),
    },
    {
      kind: 'actions',
      links: [
        link(['All notices', 'सभी सूचनाएँ'], pagePaths.allNotices.path),
        link(['Certificates', 'प्रमाण-पत्र'], '/certificates'),
      ],
    },
  ],
}
