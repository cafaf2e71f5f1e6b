import { college } from '@prangan/college/config'
import { termIn } from '@prangan/contract/content/show-in'
import type { Language } from '@prangan/contract/languages'
import type { ApplicationStatus } from '@prangan/contract/schemas/admissions'
import type {
  ApplicationCompleteMail,
  ApplicationReceivedMail,
  ApplicationStatusMail,
} from '@prangan/contract/schemas/mail'
import { applicationPage } from '@prangan/contract/schemas/own-application'
import { type Named, type Paragraph, type Template, typed } from './content.ts'

const steps = {
  en: ({ page }: Named): Paragraph => ({
    link: page('/admission-procedure'),
    text: 'The steps of admission',
  }),
  hi: ({ page }: Named): Paragraph => ({ link: page('/admission-procedure'), text: 'प्रवेश के चरण' }),
}
const contact = {
  en: ({ office }: Named): Paragraph => ({
    text: `Questions? Please write to ${office} and name your application number.`,
  }),
  hi: ({ office }: Named): Paragraph => ({
    text: `कुछ पूछना हो, तो ${office} पर लिखें और अपनी आवेदन संख्या ज़रूर दें।`,
  }),
}

const ownPage = {
  en: ({ page }: Named): Paragraph => ({ link: page(applicationPage), text: 'Open your application' }),
  hi: ({ page }: Named): Paragraph => ({ link: page(applicationPage), text: 'अपना आवेदन खोलें' }),
}

const inHindi = (course: string): string => termIn('hi', Object.values(college.courses), course)

const moreSteps = {
  en: (closesAt: string, named: Named): Paragraph[] => [
    {
      text: `It is not complete yet. Please send your marks, documents and choice of subjects by ${named.time(closesAt)}; after that the programme takes no more applications.`,
    },
    ownPage.en(named),
  ],
  hi: (closesAt: string, named: Named): Paragraph[] => [
    {
      text: `आवेदन अभी पूरा नहीं है। अपने अंक, दस्तावेज़ और विषय ${named.time(closesAt)} तक भेजें; इसके बाद इस पाठ्यक्रम के आवेदन नहीं लिए जाएँगे।`,
    },
    ownPage.hi(named),
  ],
}

export const receivedMail: Template<ApplicationReceivedMail> = {
  en: ({ applicationNumber, course, closesAt }, named) => ({
    subject: `Your application ${applicationNumber}`,
    body: [
      { text: `Your application for admission to ${course} has reached the college. Its number is:` },
      { code: applicationNumber },
      ...(closesAt
        ? moreSteps.en(closesAt, named)
        : [
            {
              text: named.fill(
                'What happens next: hand in the signed form with self-signed photocopies of your marksheets and certificates at the counter. The merit list is published on the website within {{meritListWithin}} after the last application date; those on it come to counselling with all originals.',
              ),
            },
          ]),
      steps.en(named),
      contact.en(named),
      {
        text: 'If you did not apply, somebody mistyped an address. Write to the office, and we remove yours.',
      },
    ],
  }),
  hi: ({ applicationNumber, course, closesAt }, named) => ({
    subject: `आपका आवेदन ${applicationNumber}`,
    body: [
      {
        text: `${inHindi(course)} में प्रवेश के लिए आपका आवेदन महाविद्यालय को मिल गया है। आपकी आवेदन संख्या है:`,
      },
      { code: applicationNumber },
      ...(closesAt
        ? moreSteps.hi(closesAt, named)
        : [
            {
              text: named.fill(
                'आगे क्या करना है: हस्ताक्षर किया हुआ फ़ॉर्म, अंकपत्रों और प्रमाण-पत्रों की स्वप्रमाणित फोटोकॉपी के साथ काउंटर पर जमा करें। योग्यता सूची (मेरिट लिस्ट) आवेदन की अंतिम तिथि के बाद {{meritListWithin}} के भीतर वेबसाइट पर आती है; जिनका नाम सूची में हो, वे सभी मूल प्रमाण-पत्र लेकर काउंसलिंग में आएँ।',
              ),
            },
          ]),
      steps.hi(named),
      contact.hi(named),
      {
        text: 'यह आवेदन आपका नहीं है, तो किसी ने ई-मेल पता ग़लत भर दिया है; कार्यालय को लिखें, हम आपका पता हटा देंगे।',
      },
    ],
  }),
}

export const completeMail: Template<ApplicationCompleteMail> = {
  en: ({ applicationNumber, course, closesAt }, named) => ({
    subject: `Your application ${applicationNumber} is complete`,
    body: [
      { text: `Your application ${applicationNumber} for admission to ${course} is complete.` },
      {
        text: `What happens next: the office checks it, and asks you by mail if something is unclear. Applications are taken until ${named.time(closesAt)}; the merit list follows. You need not come to the counter before.`,
      },
      ownPage.en(named),
      contact.en(named),
    ],
  }),
  hi: ({ applicationNumber, course, closesAt }, named) => ({
    subject: `आपका आवेदन ${applicationNumber} पूरा है`,
    body: [
      { text: `${inHindi(course)} में प्रवेश के लिए आपका आवेदन ${applicationNumber} पूरा हो गया है।` },
      {
        text: `आगे क्या होगा: कार्यालय इसे जाँचेगा, और कुछ पूछना हुआ, तो आपको ई-मेल भेजेगा। आवेदन ${named.time(closesAt)} तक लिए जाएँगे; उसके बाद योग्यता सूची आएगी। इससे पहले काउंटर पर आने की ज़रूरत नहीं है।`,
      },
      ownPage.hi(named),
      contact.hi(named),
    ],
  }),
}

const inEnglish: Record<ApplicationStatus, (application: string) => string> = {
  new: (application) => `${application} has been put back among the new ones and will be looked at again.`,
  'in review': (application) => `${application} is being looked at by the admission committee.`,
  accepted: (application) => `${application} has been accepted.`,
  waiting: (application) => `${application} is on the waiting list.`,
  rejected: (application) => `${application} could not be accepted.`,
  queried: (application) =>
    `The office has a question about ${application}. Please open it on the site and answer.`,
  resubmitted: (application) => `Your answers about ${application} have reached the office.`,
  verified: (application) => `${application} has been checked and will be in the merit list.`,
  offered: (application) => `A seat is offered to you on ${application}.`,
  'fee reported': (application) =>
    `The payment for ${application} has been reported, and the office looks for it.`,
  admitted: (application) => `The fee for ${application} has been confirmed: you are admitted.`,
  withdrawn: (application) => `${application} has been withdrawn.`,
  declined: (application) => `The seat offered on ${application} has been declined.`,
  cancelled: (application) => `The admission on ${application} has been cancelled.`,
}
const meaningsInHindi: Record<ApplicationStatus, { status: string; about: (application: string) => string }> =
  {
    new: {
      status: 'फिर से विचार में',
      about: (application) => `${application} फिर नए आवेदनों में रखा गया है और उस पर फिर से विचार होगा।`,
    },
    'in review': {
      status: 'जाँच में',
      about: (application) => `प्रवेश समिति ${application} जाँच रही है।`,
    },
    accepted: { status: 'स्वीकृत', about: (application) => `${application} स्वीकृत हो गया है।` },
    waiting: { status: 'प्रतीक्षा सूची में', about: (application) => `${application} प्रतीक्षा सूची में है।` },
    rejected: {
      status: 'अस्वीकृत',
      about: (application) => `खेद है कि ${application} स्वीकृत नहीं किया जा सका।`,
    },
    queried: {
      status: 'कृपया सुधारें',
      about: (application) => `कार्यालय ने ${application} के बारे में प्रश्न पूछा है। वेबसाइट पर आवेदन खोलकर उत्तर दें।`,
    },
    resubmitted: {
      status: 'उत्तर मिल गया',
      about: (application) => `${application} के बारे में आपके उत्तर कार्यालय को मिल गए हैं।`,
    },
    verified: {
      status: 'सत्यापित',
      about: (application) => `${application} जाँच लिया गया है और योग्यता सूची में आएगा।`,
    },
    offered: {
      status: 'सीट मिली',
      about: (application) => `${application} पर आपको सीट मिली है।`,
    },
    'fee reported': {
      status: 'शुल्क की जानकारी मिली',
      about: (application) => `${application} के शुल्क की जानकारी मिल गई है, कार्यालय उसे जाँच रहा है।`,
    },
    admitted: {
      status: 'प्रवेश हो गया',
      about: (application) => `${application} के शुल्क की पुष्टि हो गई है: आपका प्रवेश हो गया है।`,
    },
    withdrawn: { status: 'वापस लिया गया', about: (application) => `${application} वापस ले लिया गया है।` },
    declined: {
      status: 'सीट छोड़ी',
      about: (application) => `${application} पर मिली सीट आपने छोड़ दी है।`,
    },
    cancelled: {
      status: 'प्रवेश रद्द',
      about: (application) => `${application} पर हुआ प्रवेश रद्द कर दिया गया है।`,
    },
  }

const deadlines: Record<Language, (mail: ApplicationStatusMail, named: Named) => string[]> = {
  en: ({ answerBy, offer, refund }, { day, time, rupees }) => [
    ...(answerBy ? [`Please answer by the end of ${day(answerBy)}, Indian time.`] : []),
    ...(offer
      ? [
          `To take the seat, accept it and pay the fee of ${rupees(offer.amount)} (of which ${rupees(offer.cautionMoney)} caution money, paid back at the end) between these moments, Indian time:`,
          `${time(offer.payFrom)} – ${time(offer.payTo)}`,
          'After that the seat goes to the next on the list.',
        ]
      : []),
    ...(refund === undefined ? [] : [`Of the fee, ${rupees(refund)} are paid back.`]),
  ],
  hi: ({ answerBy, offer, refund }, { day, time, rupees }) => [
    ...(answerBy ? [`कृपया ${day(answerBy)} के अंत तक (भारतीय समय) उत्तर दें।`] : []),
    ...(offer
      ? [
          `सीट लेने के लिए उसे स्वीकार करें और ${rupees(offer.amount)} शुल्क (इसमें ${rupees(offer.cautionMoney)} सिक्योरिटी है, जो अंत में वापस मिलती है) इस समय के बीच जमा करें (भारतीय समय):`,
          `${time(offer.payFrom)} – ${time(offer.payTo)}`,
          'इसके बाद सीट सूची के अगले आवेदक को मिलेगी।',
        ]
      : []),
    ...(refund === undefined ? [] : [`शुल्क में से ${rupees(refund)} वापस मिलेंगे।`]),
  ],
}

export const statusMail: Template<ApplicationStatusMail> = {
  en: (mail, named) => ({
    subject: `Your application ${mail.applicationNumber}: ${mail.status}`,
    body: [
      {
        text: inEnglish[mail.status](
          `Your application ${mail.applicationNumber} for admission to ${mail.course}`,
        ),
      },
      ...deadlines.en(mail, named).map((text) => ({ text })),
      ...(mail.note ? [{ text: 'The office writes:' }, typed(mail.note)] : []),
      mail.hasPage ? ownPage.en(named) : steps.en(named),
      contact.en(named),
    ],
  }),
  hi: (mail, named) => ({
    subject: `आपका आवेदन ${mail.applicationNumber}: ${meaningsInHindi[mail.status].status}`,
    body: [
      {
        text: meaningsInHindi[mail.status].about(
          `${inHindi(mail.course)} में प्रवेश के लिए आपका आवेदन ${mail.applicationNumber}`,
        ),
      },
      ...deadlines.hi(mail, named).map((text) => ({ text })),
      ...(mail.note ? [{ text: 'कार्यालय का संदेश:' }, typed(mail.note)] : []),
      mail.hasPage ? ownPage.hi(named) : steps.hi(named),
      contact.hi(named),
    ],
  }),
}
