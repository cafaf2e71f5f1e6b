import { college } from '@prangan/college/config'
import { both, facts, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { pdfPaths } from '../pdfs/pdf-paths.ts'

export const page: SeedContent = {
  path: pagePaths.bcom.path,
  reviewMonths: 3,
  title: college.courses.bcom,
  description: [
    `B.Com. at ${college.name.en}: accounts, law, tax and business in a department established in 2019.`,
    `${college.name.hi} में बी.कॉम.: सन् 2019 में बने विभाग में लेखाशास्त्र, क़ानून, कर और व्यवसाय की पढ़ाई।`,
  ],
  lead: both(
    'How money is earned, counted, taxed and lent, learnt from real vouchers and real returns.',
    'आय, हिसाब, कर और ऋण का व्यावहारिक ज्ञान, असली वाउचर और टैक्स रिटर्न से।',
  ),
  picture: 'art:course-bcom',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [['Department established', 'विभाग की स्थापना'], '2019'],
        [
          ['Duration', 'अवधि'],
          ['3 years, 6 semesters', '3 वर्ष, 6 सेमेस्टर'],
        ],
        [
          ['Admission', 'प्रवेश'],
          ['By class 12 marks', 'कक्षा 12 के अंकों के आधार पर'],
        ],
        [['Form with brochure', 'विवरणिका के साथ फ़ॉर्म'], '{{formFee}}'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts([
        'The department of commerce was established in 2019, because the town lives by trade and its shops, mills and offices were hiring accountants from elsewhere. It works with the department of Economics on markets, credit and statistics.',
        'वाणिज्य विभाग की स्थापना सन् 2019 में हुई, क्योंकि शहर व्यापार से चलता है और यहाँ की दुकानों, मिलों और कार्यालयों को लेखाकार बाहर से बुलाने पड़ते थे। यह बाज़ार, साख और सांख्यिकी के विषयों में अर्थशास्त्र विभाग के साथ मिलकर काम करता है।',
      ]),
    },
    {
      kind: 'list',
      heading: both('What you learn', 'आप क्या पढ़ेंगे'),
      items: texts(
        [
          'Financial, cost and corporate accounting, by hand first and then on the computer',
          'वित्तीय, लागत और कंपनी लेखांकन, पहले हाथ से, फिर कंप्यूटर पर',
        ],
        ['Business law and company law', 'व्यावसायिक विधि और कंपनी विधि'],
        [
          'Income tax, and goods and services tax with returns filled in for practice',
          'आयकर और वस्तु एवं सेवा कर (GST), रिटर्न भरने के अभ्यास के साथ',
        ],
        [
          'Banking, auditing, management, economics and business statistics',
          'बैंकिंग, अंकेक्षण, प्रबंध, अर्थशास्त्र और व्यावसायिक सांख्यिकी',
        ],
        ['Business letters and reports in Hindi and in English', 'हिन्दी और अंग्रेज़ी में व्यावसायिक पत्र और रिपोर्ट'],
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'कौन आवेदन कर सकता है'),
      items: texts(
        [
          'Candidates who have passed class 12 in commerce, arts or science. Those of the general category need at least {{minimumMarks}}; this is not mandatory for SC, ST and OBC.',
          'वाणिज्य, कला या विज्ञान वर्ग से कक्षा 12 पास आवेदन कर सकते हैं। सामान्य वर्ग के लिए कम से कम {{minimumMarks}} अंक ज़रूरी हैं; अनुसूचित जाति, अनुसूचित जनजाति और अन्य पिछड़ा वर्ग के लिए यह अनिवार्य नहीं है।',
        ],
        [
          'Those who come from arts or science attend a bridge course in book-keeping in the first four weeks.',
          'कला या विज्ञान वर्ग से आने वाले विद्यार्थियों के लिए पहले चार सप्ताह में बहीखाते का ब्रिज कोर्स होता है।',
        ],
      ),
    },
    {
      kind: 'list',
      heading: both('After your degree', 'आगे की राह'),
      items: texts(
        [
          'M.Com., business administration, or the professional courses in accountancy, cost accounts and company secretaryship',
          'एम.कॉम., व्यवसाय प्रशासन, या लेखाकर्म, लागत लेखा और कंपनी सचिव के व्यावसायिक पाठ्यक्रम',
        ],
        [
          'Banks, insurance, co-operatives, tax practice and accounts offices',
          'बैंक, बीमा, सहकारी संस्थाएँ, कर परामर्श और लेखा कार्यालय',
        ],
        [
          'The family’s shop or workshop, with better accounts',
          'परिवार की दुकान या कारख़ाना, अब बेहतर हिसाब-किताब के साथ',
        ],
      ),
    },
    {
      kind: 'actions',
      links: [
        link(['Apply Now', 'अभी आवेदन करें'], pagePaths.registration.path),
        link(['Download Syllabus', 'पाठ्यक्रम डाउनलोड करें'], pdfPaths.syllabusBcom),
        link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
      ],
    },
  ],
}
