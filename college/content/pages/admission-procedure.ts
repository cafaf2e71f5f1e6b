import { both, link, type SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { state } from '@prangan/contract/states/profile'
import { pdfPaths } from '../pdfs/pdf-paths.ts'

const { reserved, weightage } = state

const steps = [
  both(
    'Buy the admission form with the brochure at the college counter. If you registered online, go on with step 2.',
    'महाविद्यालय के काउंटर से विवरणिका के साथ प्रवेश फ़ॉर्म खरीदें। ऑनलाइन पंजीकरण कर चुके हैं, तो चरण\u00a02 से शुरू करें।',
  ),
  both(
    'Submit the form, signed, at the counter with photocopies of all marksheets and certificates. If you added photos of them online, go on with step 3.',
    'भरा हुआ, हस्ताक्षर किया हुआ फ़ॉर्म सभी अंकपत्रों और प्रमाण-पत्रों की फोटोकॉपी के साथ काउंटर पर जमा करें। इनके फोटो ऑनलाइन जोड़ चुके हैं, तो चरण\u00a03 से शुरू करें।',
  ),
  both(
    'Come to counselling on the day given with all originals.',
    'तय तिथि पर सभी मूल प्रमाण-पत्र लेकर काउंसलिंग में आएँ।',
  ),
  both(
    'Take the fee challan after counselling and pay it at the bank.',
    'काउंसलिंग के बाद शुल्क चालान लेकर बैंक में शुल्क जमा करें।',
  ),
  both(
    'Submit the challan stamped by the bank at the college counter.',
    'बैंक की मुहर लगा हुआ चालान महाविद्यालय के काउंटर पर जमा करें।',
  ),
  both(
    'Fill in the semester examination form after you have been given a ledger number.',
    'लेजर संख्या मिलने पर सेमेस्टर परीक्षा फ़ॉर्म भरें।',
  ),
  both('Show the student fee receipt and take your identity card.', 'शुल्क रसीद दिखाकर परिचय-पत्र लें।'),
  both(
    'Show the library fee receipt and take your library card.',
    'पुस्तकालय शुल्क की रसीद दिखाकर पुस्तकालय कार्ड लें।',
  ),
]

const toRow = (name: LocalizedText, percent: number) => [name, { en: `${percent}%` }]

/** Not every state has weightage. */
const weightageTables: SeedContent['blocks'] =
  weightage.length === 0
    ? []
    : [
        {
          kind: 'table',
          heading: both('Weightage', 'अधिभार (अतिरिक्त अंक)'),
          caption: both('Weightage added in the merit list', 'योग्यता सूची में जुड़ने वाला अधिभार'),
          columns: [both('For', 'किसके लिए'), both('Weightage', 'अधिभार')],
          rows: weightage.map(({ name, points }) => toRow(name, points)),
        },
      ]

export const page: SeedContent = {
  path: pagePaths.admissionProcedure.path,
  reviewMonths: 3,
  title: both('Admission procedure', 'प्रवेश प्रक्रिया'),
  description: [
    'Admission step by step in Hindi and English: form fee, minimum marks, documents, reservation, weightage and merit list.',
    'प्रवेश के चरण: फ़ॉर्म का मूल्य, न्यूनतम अंक, प्रमाण-पत्र, आरक्षण, अधिभार (अतिरिक्त अंक) और योग्यता सूची।',
  ],
  lead: both(
    'Two ways to apply, then eight steps to the library card.',
    'आवेदन के दो तरीके, फिर पुस्तकालय कार्ड तक आठ चरण।',
  ),
  picture: 'art:arch-form',
  blocks: [
    {
      kind: 'actions',
      links: [
        link(['Online registration', 'ऑनलाइन पंजीकरण'], pagePaths.registration.path),
        link(['Track your application', 'अपने आवेदन की स्थिति देखें'], '/application'),
      ],
    },
    {
      kind: 'facts',
      facts: [
        { name: both('Form with brochure', 'विवरणिका के साथ फ़ॉर्म'), value: { en: '{{formFee}}' } },
        {
          name: both('Minimum in 10+2, general category', '10+2 में न्यूनतम अंक, सामान्य वर्ग'),
          value: { en: '{{minimumMarks}}' },
        },
        {
          name: both('Merit list', 'योग्यता सूची'),
          value: both(
            'Within {{meritListWithin}} after the last application date',
            'आवेदन की अंतिम तिथि से {{meritListWithin}} के भीतर',
          ),
        },
        {
          name: both('Bona fide student until', 'संस्थागत विद्यार्थी'),
          value: both('{{bonaFideUntil}} of the session', 'सत्र के {{bonaFideUntil}} तक'),
        },
      ],
    },
    {
      kind: 'list',
      heading: both('Two ways to apply', 'आवेदन के दो तरीके'),
      items: [
        both(
          'Online, for everyone with a phone or computer: fill in the registration form on this website. It costs nothing. Where the form asks for photos of your documents, add them and go on with step 3. If it does not, print the form, sign it, and go on with step 2.',
          'ऑनलाइन, यदि आपके पास फ़ोन या कंप्यूटर है: इस वेबसाइट पर पंजीकरण फ़ॉर्म भरें। इसका कोई शुल्क नहीं है। फ़ॉर्म में दस्तावेज़ों के फोटो माँगे जाएँ, तो उन्हें जोड़कर चरण\u00a03 से शुरू करें; नहीं तो फ़ॉर्म प्रिंट करके हस्ताक्षर करें और चरण\u00a02 से शुरू करें।',
        ),
        both(
          'At the counter, for everyone who prefers paper: buy the form with the brochure for {{formFee}} and begin with step 1.',
          'काउंटर पर, यदि आप काग़ज़ का फ़ॉर्म भरना चाहें: विवरणिका के साथ फ़ॉर्म {{formFee}} में खरीदें और चरण\u00a01 से शुरू करें।',
        ),
      ],
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('Steps of admission', 'प्रवेश के चरण'),
      items: steps,
    },
    {
      kind: 'notice',
      heading: both('Note', 'नोट'),
      paragraphs: [
        both(
          'Students who do not fill in the semester examination form are barred from the University examination, at their own responsibility.',
          'जो छात्र/छात्राएँ सेमेस्टर परीक्षा फ़ॉर्म नहीं भरेंगे, वे विश्वविद्यालय की परीक्षा नहीं दे सकेंगे। इसकी पूरी ज़िम्मेदारी उनकी अपनी होगी।',
        ),
      ],
    },
    {
      kind: 'list',
      heading: both('Terms of admission', 'प्रवेश की शर्तें'),
      items: [
        both(
          'Admission in B.A./B.Sc./B.Com/M.A. 1st semester is by class 12 marks.',
          'बी.ए./बी.एससी./बी.कॉम./एम.ए. प्रथम सेमेस्टर में प्रवेश कक्षा 12 के अंकों के आधार पर होता है।',
        ),
        both(
          'M.A. and M.Sc. are for graduates. In M.A., too, the merit list goes by their class 12 marks.',
          'एम.ए. और एम.एससी. में केवल स्नातक आवेदन कर सकते हैं। एम.ए. की योग्यता सूची भी उनके कक्षा 12 के अंकों से बनती है।',
        ),
        both(
          'The form with brochure costs {{formFee}} at the counter.',
          'काउंटर पर विवरणिका के साथ फ़ॉर्म का मूल्य {{formFee}} है।',
        ),
        both(
          'Candidates of the general category need a minimum of {{minimumMarks}} in 10+2. This is not mandatory for SC/ST/OBC.',
          'सामान्य वर्ग के आवेदकों के 10+2 में कम से कम {{minimumMarks}} अंक होने चाहिए। अनुसूचित जाति/अनुसूचित जनजाति/अन्य पिछड़ा वर्ग के लिए यह अनिवार्य नहीं है।',
        ),
        both(
          'The merit list is published on this website within {{meritListWithin}} after the last application date.',
          'योग्यता सूची (मेरिट लिस्ट) आवेदन की अंतिम तिथि के बाद {{meritListWithin}} के भीतर इस वेबसाइट पर आती है।',
        ),
        both(
          'A student admitted is a bona fide student of the college until {{bonaFideUntil}} of the session.',
          'जिनका प्रवेश हो गया, वे सत्र के {{bonaFideUntil}} तक महाविद्यालय के संस्थागत विद्यार्थी माने जाते हैं।',
        ),
      ],
    },
    {
      kind: 'list',
      heading: both('Attach to the form', 'फ़ॉर्म के साथ लगाएँ'),
      items: [
        both(
          'Marksheets of high school, intermediate and, for M.A. and M.Sc., graduation',
          'हाईस्कूल और इंटरमीडिएट के अंकपत्र; एम.ए. और एम.एससी. के लिए स्नातक के भी',
        ),
        both('Caste certificate, where you claim reservation', 'जाति प्रमाण-पत्र, यदि आरक्षण चाहिए'),
        both(
          'Surcharge or weightage certificates, where you claim weightage',
          'अधिभार (अतिरिक्त अंक) का प्रमाण-पत्र, यदि अधिभार चाहिए',
        ),
        both('All of them photocopies, self-signed', 'इन सबकी फोटोकॉपी, अपने हस्ताक्षर के साथ'),
      ],
    },
    {
      kind: 'list',
      heading: both('Bring to counselling', 'काउंसलिंग में साथ लाएँ'),
      items: [
        both('Photocopies of all marksheets and certificates', 'सभी अंकपत्रों और प्रमाण-पत्रों की फोटोकॉपी'),
        both('Character certificate', 'चरित्र प्रमाण-पत्र'),
        both('Original transfer certificate', 'मूल स्थानान्तरण प्रमाण-पत्र (TC)'),
        both(
          'Originals of weightage and caste/EWS certificates',
          'अधिभार, जाति और आर्थिक रूप से कमज़ोर वर्ग (EWS) के मूल प्रमाण-पत्र',
        ),
        both('2 passport photos', 'पासपोर्ट साइज़ के 2 फोटो'),
        both('Deposit slip', 'जमा पर्ची'),
      ],
    },
    {
      kind: 'table',
      heading: both('Reservation', 'आरक्षण'),
      caption: both('Seats reserved', 'आरक्षित सीटें'),
      columns: [both('Category', 'वर्ग'), both('Share of seats', 'सीटों का हिस्सा')],
      rows: reserved.map(({ tableName, share }) => toRow(tableName, share)),
    },
    ...weightageTables,
    {
      kind: 'notice',
      heading: both('Offline admission', 'ऑफ़लाइन प्रवेश'),
      paragraphs: [
        both(
          'Cannot register online? Call the college at {{phone}} on a working day between 10 a.m. and 4 p.m., or come to the counter.',
          'ऑनलाइन पंजीकरण न हो सके, तो किसी कार्य दिवस में सुबह 10 से शाम 4 बजे के बीच {{phone}} पर फ़ोन करें, या काउंटर पर आएँ।',
        ),
      ],
    },
    {
      kind: 'notice',
      heading: both('Hostel', 'छात्रावास'),
      paragraphs: [
        both(
          'The college has a hostel for women. Ask for the form at the counter after your admission; students from farther away come first.',
          'महाविद्यालय में छात्राओं के लिए छात्रावास (हॉस्टल) है। प्रवेश के बाद काउंटर से फ़ॉर्म लें; दूर से आने वाली छात्राओं को पहले सीट मिलती है।',
        ),
      ],
    },
    {
      kind: 'links',
      links: [
        {
          text: both('Prospectus', 'विवरणिका (प्रॉस्पेक्टस)'),
          href: pdfPaths.prospectus,
          note: both('Programmes, rules and terms of admission', 'पाठ्यक्रम, नियम और प्रवेश की शर्तें'),
        },
      ],
    },
  ],
}
