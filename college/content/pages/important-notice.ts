import { both, facts, link, type SeedContent, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'
import { pdfPaths } from '../pdfs/pdf-paths.ts'

export const page: SeedContent = {
  path: pagePaths.importantNotice.path,
  reviewMonths: 3,
  title: both('Important notice regarding admissions', 'प्रवेश की ज़रूरी सूचना'),
  description: [
    'What every applicant must know: how to register, what the form costs, when the merit list comes out and who to ask.',
    'हर आवेदक के लिए ज़रूरी बातें: पंजीकरण कैसे करें, फ़ॉर्म का मूल्य, योग्यता सूची कब आएगी और किससे पूछें।',
  ],
  lead: both(
    'Fill in the registration form online, then complete your admission at the counter.',
    'पंजीकरण फ़ॉर्म ऑनलाइन भरें, फिर काउंटर पर प्रवेश पूरा करें।',
  ),
  picture: 'art:arch-form',
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [
          ['Form with brochure', 'विवरणिका के साथ फ़ॉर्म'],
          ['{{formFee}}, at the counter', '{{formFee}}, काउंटर पर'],
        ],
        [
          ['Counter', 'काउंटर'],
          ['Working days, 10 a.m. to 4 p.m.', 'कार्य दिवस, सुबह 10 बजे से शाम 4 बजे तक'],
        ],
        [
          ['Merit list', 'योग्यता सूची'],
          [
            'Within {{meritListWithin}} after the last application date',
            'आवेदन की अंतिम तिथि से {{meritListWithin}} के भीतर',
          ],
        ],
        [['Questions', 'पूछताछ'], '{{phone}}'],
      ),
    },
    {
      kind: 'list',
      heading: both('Please note', 'कृपया ध्यान दें'),
      items: texts(
        [
          'When you register online, we have your application, but you are not admitted yet. A seat is yours when you have come to counselling and submitted the stamped challan at the counter.',
          'ऑनलाइन पंजीकरण से आपका आवेदन दर्ज हो जाता है, पर यह प्रवेश नहीं है। सीट तभी आपकी होगी, जब आप काउंसलिंग में आ चुके हों और बैंक की मुहर लगा चालान काउंटर पर जमा हो।',
        ],
        [
          'Admission is by merit, with reservation and weightage by rule. The merit list is published on this website.',
          'प्रवेश योग्यता से होता है; आरक्षण और अधिभार (अतिरिक्त अंक) नियम के अनुसार मिलते हैं। योग्यता सूची इसी वेबसाइट पर आती है।',
        ],
        [
          'Attach self-signed photocopies to the form, or photos of the documents online, and bring the originals to counselling. Without the originals you lose your turn.',
          'फ़ॉर्म के साथ स्वप्रमाणित फोटोकॉपी लगाएँ, या ऑनलाइन दस्तावेज़ों के फोटो जोड़ें, और काउंसलिंग में मूल प्रमाण-पत्र साथ लाएँ। मूल प्रमाण-पत्र न हुए, तो आपकी बारी निकल जाएगी।',
        ],
        [
          'Fees are paid at the bank by challan, or online. Pay no fee in cash to anyone.',
          'शुल्क बैंक में चालान से या ऑनलाइन जमा करें। किसी को भी नकद शुल्क न दें।',
        ],
        [
          'The college has no agents. Do not give money or certificates to people who promise a seat.',
          'महाविद्यालय का कोई एजेंट नहीं है। प्रवेश दिलाने का वादा करने वालों को पैसे या प्रमाण-पत्र न दें।',
        ],
        [
          'Last dates, lists and counselling days are announced under Notices and on the board at the gate, nowhere else.',
          'अंतिम तिथियाँ, सूचियाँ और काउंसलिंग की तिथियाँ केवल वेबसाइट की सूचनाओं में और गेट के सूचना पट्ट पर बताई जाती हैं, और कहीं नहीं।',
        ],
      ),
    },
    {
      kind: 'list',
      language: 'hi',
      heading: both('In short', 'संक्षेप में'),
      items: [
        both('Registration alone is not admission.', 'केवल पंजीकरण को प्रवेश न समझें।'),
        both(
          'The merit list appears on the website within one week after the last application date.',
          'योग्यता सूची आवेदन की अंतिम तिथि के बाद एक सप्ताह के भीतर वेबसाइट पर आएगी।',
        ),
        both('Bring all originals to counselling.', 'काउंसलिंग में सभी मूल प्रमाण-पत्र साथ लाएँ।'),
        both(
          'Pay fees only by bank challan or online; cash is not accepted.',
          'शुल्क केवल बैंक चालान से या ऑनलाइन जमा करें; नकद शुल्क नहीं लिया जाएगा।',
        ),
        both('Beware of agents.', 'दलालों से सावधान रहें।'),
      ],
    },
    {
      kind: 'links',
      links: [
        link(['Prospectus', 'विवरणिका (प्रॉस्पेक्टस)'], pdfPaths.prospectus, [
          'Programmes, rules and terms of admission',
          'पाठ्यक्रम, नियम और प्रवेश की शर्तें',
        ]),
      ],
    },
    {
      kind: 'actions',
      links: [
        link(['Register Now', 'अभी पंजीकरण करें'], pagePaths.registration.path),
        link(['Admission procedure', 'प्रवेश प्रक्रिया'], pagePaths.admissionProcedure.path),
        link(['All notices', 'सभी सूचनाएँ'], pagePaths.allNotices.path),
      ],
    },
  ],
}
