import { paths } from '../../paths.ts'
import { admissionTerms } from '../admission-terms.ts'
import { college } from '../college.ts'
import { documentPaths } from '../documents/document-paths.ts'
import type { PageContent } from './page-content.ts'
import { both, facts, link, rows, texts } from './texts.ts'

const { bonaFideUntil, formFee, meritListWithin, minimumMarks, reservation, weightage } = admissionTerms

const steps = [
  both(
    'Buy the admission form with the brochure at the college counter.',
    'महाविद्यालय के काउंटर से विवरणिका सहित प्रवेश आवेदन-पत्र क्रय करें।',
  ),
  both(
    'Fill in the form and submit it at the counter with photocopies of all marksheets and certificates.',
    'आवेदन-पत्र भरकर समस्त अंकपत्रों एवं प्रमाण-पत्रों की छायाप्रतियों सहित काउंटर पर जमा करें।',
  ),
  both(
    'Come to counselling on the day given with all originals.',
    'निर्धारित तिथि पर समस्त मूल प्रमाण-पत्रों के साथ काउंसलिंग में उपस्थित हों।',
  ),
  both(
    'Take the fee challan after counselling and pay it at the bank.',
    'काउंसलिंग के उपरांत शुल्क चालान प्राप्त कर बैंक में शुल्क जमा करें।',
  ),
  both(
    'Submit the challan stamped by the bank at the college counter.',
    'बैंक की मुहर लगा हुआ चालान महाविद्यालय के काउंटर पर जमा करें।',
  ),
  both(
    'Fill in the semester examination form after you have been given a ledger number.',
    'लेजर संख्या प्राप्त होने के उपरांत सेमेस्टर परीक्षा फॉर्म भरें।',
  ),
  both(
    'Show the student fee receipt and take your identity card.',
    'छात्र शुल्क रसीद दिखाकर परिचय-पत्र प्राप्त करें।',
  ),
  both(
    'Show the library fee receipt and take your library card.',
    'पुस्तकालय शुल्क रसीद दिखाकर पुस्तकालय कार्ड प्राप्त करें।',
  ),
]

export const page: PageContent = {
  title: both('Admission procedure', 'प्रवेश प्रक्रिया'),
  description:
    'Admission step by step in Hindi and English: form fee, minimum marks, documents, reservation, weightage and merit list.',
  lead: both('Eight steps from the form to the library card.', 'आवेदन-पत्र से पुस्तकालय कार्ड तक, आठ चरण।'),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Form with brochure', formFee],
        ['Minimum in 10+2, general category', minimumMarks],
        ['Merit list', `Within ${meritListWithin} after the last application date`],
        ['Bona fide student until', `${bonaFideUntil} of the session`],
      ),
    },
    {
      kind: 'list',
      language: 'hi',
      isOrdered: true,
      heading: both('Steps of admission', 'प्रवेश के चरण'),
      items: steps,
    },
    {
      kind: 'notice',
      language: 'hi',
      heading: both('Note', 'नोट'),
      paragraphs: [
        both(
          'Students who do not fill in the semester examination form are barred from the University examination, at their own responsibility.',
          'जो छात्र/छात्राएँ सेमेस्टर परीक्षा फॉर्म नहीं भरेंगे, वे विश्वविद्यालय की परीक्षा से वंचित रहेंगे, जिसका सम्पूर्ण उत्तरदायित्व उनका स्वयं का होगा।',
        ),
      ],
    },
    {
      kind: 'list',
      heading: both('Terms of admission', 'प्रवेश की शर्तें'),
      items: texts(
        'Admission in B.A./B.Sc./B.Com/M.A. 1st semester is by class 12 marks.',
        `The form with brochure costs ${formFee} at the counter.`,
        `Candidates of the general category need a minimum of ${minimumMarks} in 10+2. This is not mandatory for SC/ST/OBC.`,
        `The merit list is published on this website within ${meritListWithin} after the last application date.`,
        `A student admitted is a bona fide student of the college until ${bonaFideUntil} of the session.`,
      ),
    },
    {
      kind: 'list',
      heading: both('Attach to the form', 'आवेदन-पत्र के साथ संलग्न करें'),
      items: texts(
        'Marksheets of high school, intermediate and, for M.A. and M.Sc., graduation',
        'Caste certificate, where you claim reservation',
        'Surcharge or weightage certificates, where you claim weightage',
        'All of them photocopies, self-signed',
      ),
    },
    {
      kind: 'list',
      heading: both('Bring to counselling', 'काउंसलिंग में साथ लाएँ'),
      items: texts(
        'Photocopies of all marksheets and certificates',
        'Character certificate',
        'Original transfer certificate',
        'Originals of weightage and caste/EWS certificates',
        '2 passport photos',
        'Deposit slip',
      ),
    },
    {
      kind: 'table',
      heading: both('Reservation', 'आरक्षण'),
      caption: both('Seats reserved', 'आरक्षित स्थान'),
      columns: texts('Category', 'Share of seats'),
      rows: rows(...reservation),
    },
    {
      kind: 'table',
      heading: both('Weightage', 'अधिभार'),
      caption: both('Weightage added in the merit list', 'वरीयता सूची में देय अधिभार'),
      columns: texts('For', 'Weightage'),
      rows: rows(...weightage),
    },
    {
      kind: 'notice',
      heading: both('Offline admission', 'ऑफलाइन प्रवेश'),
      paragraphs: texts(
        `Cannot register online? Call the college at ${college.phone.shown} on a working day between 10 a.m. and 4 p.m., or come to the counter.`,
      ),
    },
    {
      kind: 'links',
      links: [link('Prospectus', documentPaths.prospectus, 'Programmes, rules and terms of admission')],
    },
    {
      kind: 'actions',
      links: [
        link('Register Now', paths.registration.href()),
        link('Important notice', paths.importantNotice.href()),
      ],
    },
  ],
}
