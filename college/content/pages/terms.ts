import { college } from '@prangan/college/config'
import { both, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: '/terms',
  title: both('Terms of use', 'उपयोग की शर्तें'),
  description: [
    'What you can rely on when you use this site, what counts if a page and an order differ, and how you may reuse texts and pictures.',
    'इस वेबसाइट पर किस बात का भरोसा करें, पृष्ठ और आदेश में अंतर हो तो क्या मान्य है, और सामग्री का उपयोग कैसे करें।',
  ],
  lead: both(
    `This is the official site of ${college.name.en}.`,
    `यह ${college.name.hi} की आधिकारिक वेबसाइट है।`,
  ),
  blocks: [
    {
      kind: 'list',
      heading: both('What counts', 'क्या मान्य है'),
      items: texts(
        [
          'Signed circulars and published lists count. If a page differs from one, the circular counts; please tell us.',
          'हस्ताक्षरित परिपत्र और प्रकाशित सूचियाँ मान्य हैं। किसी पृष्ठ में अंतर हो, तो परिपत्र मान्य है; कृपया हमें बताएँ।',
        ],
        [
          'In case of doubt between the two languages, the one in which a circular was signed counts.',
          'दोनों भाषाओं में अंतर हो, तो वही मान्य है, जिस भाषा में परिपत्र पर हस्ताक्षर हुए।',
        ],
        [
          'The date at the foot of a page is the day of its last change.',
          'पृष्ठ के नीचे लिखी तिथि उसके अंतिम बदलाव की तिथि है।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('Forms', 'फ़ॉर्म'),
      items: texts(
        [
          'Give true facts. A false certificate ends an admission at any time, and may be an offence.',
          'सही जानकारी दें। झूठे प्रमाण-पत्र पर प्रवेश कभी भी निरस्त हो सकता है, और यह अपराध हो सकता है।',
        ],
        [
          'Keep the code and the links that we mail you to yourself: with them others see your application.',
          'ई-मेल में भेजे गए कोड और लिंक किसी को न दें: उनसे दूसरे आपका आवेदन देख सकते हैं।',
        ],
        [
          'The college asks for money only in the ways written on your application’s page. It has no agents.',
          'महाविद्यालय केवल आपके आवेदन के पृष्ठ पर लिखे तरीक़ों से शुल्क लेता है। उसका कोई एजेंट नहीं है।',
        ],
      ),
    },
    {
      kind: 'text',
      heading: both('Texts and pictures', 'लेख और चित्र'),
      paragraphs: texts([
        `You may print and share notices, lists and pages unchanged, with the name ${college.name.en}. For photographs of people ask first: {{pro.email}}. Link to any page; please don’t show our pages inside yours.`,
        `सूचनाएँ, सूचियाँ और पृष्ठ बिना बदले, ${college.name.hi} के नाम के साथ छाप और बाँट सकते हैं। लोगों के फोटो के लिए पहले पूछें: {{pro.email}}। किसी भी पृष्ठ का लिंक दे सकते हैं; हमारे पृष्ठ अपनी वेबसाइट के भीतर न दिखाएँ।`,
      ]),
    },
    {
      kind: 'text',
      heading: both('Other sites', 'दूसरी वेबसाइटें'),
      paragraphs: texts([
        'Links to the University, the UGC and others open in a new tab. We check that they open, and are not responsible for what they say.',
        'विश्वविद्यालय, यूजीसी और दूसरी वेबसाइटों के लिंक नए टैब में खुलते हैं। हम देखते हैं कि वे खुलते हैं; उनकी सामग्री की ज़िम्मेदारी हमारी नहीं।',
      ]),
    },
    {
      kind: 'actions',
      links: [link(['Privacy', 'निजता'], '/privacy'), link(['Contact', 'संपर्क'], pagePaths.contact.path)],
    },
  ],
}
