import { paths } from '../../paths.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, facts, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.importantNotice.path,
  reviewMonths: 3,
  title: both('Important notice regarding admissions', 'प्रवेश संबंधी महत्वपूर्ण सूचना'),
  description:
    'What every applicant must know: how to register, what the form costs, when the merit list comes out and whom to ask.',
  lead: both(
    'Fill in the registration form online, then complete your admission at the counter.',
    'पंजीकरण फॉर्म ऑनलाइन भरें, तत्पश्चात् काउंटर पर प्रवेश प्रक्रिया पूर्ण करें।',
  ),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Form with brochure', '{{formFee}}, at the counter'],
        ['Counter', 'Working days, 10 a.m. to 2 p.m.'],
        ['Merit list', 'Within {{meritListWithin}} after the last application date'],
        ['Questions', '{{phone}}'],
      ),
    },
    {
      kind: 'list',
      heading: both('Please note', 'कृपया ध्यान दें'),
      items: texts(
        'Registering online keeps your application on record. It is not yet admission: a seat is yours when you have been to counselling and the stamped challan is at the counter.',
        'Admission is by merit, with reservation and weightage by rule. The merit list is published on this website.',
        'Attach self-signed photocopies to the form, and bring the originals to counselling. A candidate without originals loses the turn.',
        'Fees are paid at the bank by challan, or online. Pay no fee in cash to anyone.',
        'The college has no agents. Do not give money or certificates to people who promise a seat.',
        'Last dates, lists and counselling days are announced under Notices and on the board at the gate, nowhere else.',
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
          'वरीयता सूची आवेदन की अंतिम तिथि के एक सप्ताह के भीतर वेबसाइट पर प्रकाशित होगी।',
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
      links: [link('Prospectus', pdfPaths.prospectus, 'Programmes, rules and terms of admission')],
    },
    {
      kind: 'actions',
      links: [
        link('Register Now', paths.registration.path),
        link('Admission procedure', paths.admissionProcedure.path),
        link('All notices', paths.allNotices.path),
      ],
    },
  ],
}
