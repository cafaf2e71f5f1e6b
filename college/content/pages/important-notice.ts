import { pagePaths } from '@prangan/contract/page-paths'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, facts, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: pagePaths.importantNotice.path,
  reviewMonths: 3,
  title: both('Important notice regarding admissions', 'प्रवेश संबंधी महत्वपूर्ण सूचना'),
  description: [
    'What every applicant must know: how to register, what the form costs, when the merit list comes out and who to ask.',
    'प्रत्येक आवेदक के लिए आवश्यक जानकारी: पंजीकरण कैसे करें, आवेदन-पत्र का मूल्य, योग्यता सूची कब आएगी और किससे पूछें।',
  ],
  lead: both(
    'Fill in the registration form online, then complete your admission at the counter.',
    'पंजीकरण फ़ॉर्म ऑनलाइन भरें, तत्पश्चात् काउंटर पर प्रवेश प्रक्रिया पूर्ण करें।',
  ),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        [
          ['Form with brochure', 'विवरणिका सहित आवेदन-पत्र'],
          ['{{formFee}}, at the counter', '{{formFee}}, काउंटर पर'],
        ],
        [
          ['Counter', 'काउंटर'],
          ['Working days, 10 a.m. to 4 p.m.', 'कार्य दिवस, प्रातः 10 बजे से सायं 4 बजे तक'],
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
          'Registering online keeps your application on record. It is not yet admission: a seat is yours when you have been to counselling and the stamped challan is at the counter.',
          'ऑनलाइन पंजीकरण से आपका आवेदन दर्ज हो जाता है, पर यह प्रवेश नहीं है। स्थान तभी आपका होगा जब आप काउंसलिंग में उपस्थित हो चुके हों और बैंक की मुहर लगा हुआ चालान काउंटर पर जमा हो।',
        ],
        [
          'Admission is by merit, with reservation and weightage by rule. The merit list is published on this website.',
          'प्रवेश योग्यता के आधार पर होता है, जिसमें आरक्षण एवं अधिभार नियमानुसार दिए जाते हैं। योग्यता सूची इसी वेबसाइट पर प्रकाशित की जाती है।',
        ],
        [
          'Attach self-signed photocopies to the form, or photos of the documents online, and bring the originals to counselling. A candidate without originals loses the turn.',
          'आवेदन-पत्र के साथ स्वहस्ताक्षरित छायाप्रतियाँ, अथवा ऑनलाइन प्रपत्रों के फोटो, संलग्न करें और काउंसलिंग में मूल प्रमाण-पत्र साथ लाएँ। मूल प्रमाण-पत्र न होने पर अभ्यर्थी की बारी निकल जाएगी।',
        ],
        [
          'Fees are paid at the bank by challan, or online. Pay no fee in cash to anyone.',
          'शुल्क बैंक में चालान द्वारा अथवा ऑनलाइन जमा किया जाता है। किसी को भी नकद शुल्क न दें।',
        ],
        [
          'The college has no agents. Do not give money or certificates to people who promise a seat.',
          'महाविद्यालय का कोई एजेंट नहीं है। प्रवेश दिलाने का वादा करने वालों को धन अथवा प्रमाण-पत्र न दें।',
        ],
        [
          'Last dates, lists and counselling days are announced under Notices and on the board at the gate, nowhere else.',
          'अंतिम तिथियाँ, सूचियाँ एवं काउंसलिंग की तिथियाँ केवल वेबसाइट की सूचनाओं में तथा द्वार के सूचना-पट पर घोषित की जाती हैं, अन्यत्र कहीं नहीं।',
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
          'योग्यता सूची आवेदन की अंतिम तिथि से एक सप्ताह के भीतर वेबसाइट पर प्रकाशित होगी।',
        ),
        both('Bring all originals to counselling.', 'काउंसलिंग में समस्त मूल प्रमाण-पत्र साथ लाएँ।'),
        both(
          'Pay fees only by bank challan or online; cash is not accepted.',
          'शुल्क केवल बैंक चालान अथवा ऑनलाइन जमा करें; नकद शुल्क स्वीकार नहीं होगा।',
        ),
        both('Beware of agents.', 'दलालों से सावधान रहें।'),
      ],
    },
    {
      kind: 'links',
      links: [
        link(['Prospectus', 'विवरणिका'], pdfPaths.prospectus, [
          'Programmes, rules and terms of admission',
          'पाठ्यक्रम, नियम एवं प्रवेश की शर्तें',
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
