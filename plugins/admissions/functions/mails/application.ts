import type { Language } from '@prangan/contract/languages'
import {
  contact,
  courseInHindi,
  inEnglish,
  inHindi,
  receivedContent,
  statusContent,
} from '@prangan/functions/mail/templates/application'
import type { Named, Paragraph, Template } from '@prangan/functions/mail/templates/content'
import type {
  ApplicationCompleteMail,
  ProgrammeApplicationMail,
  ProgrammeStatusMail,
} from '../../contract/mails.ts'
import type { ApplicationStatus } from '../../contract/schemas/application.ts'
import { applicationPage } from '../../contract/schemas/own-application.ts'

const ownPage = {
  en: ({ page }: Named): Paragraph => ({ link: page(applicationPage), text: 'Open your application' }),
  hi: ({ page }: Named): Paragraph => ({ link: page(applicationPage), text: 'अपना आवेदन खोलें' }),
}

const moreSteps = {
  en: (closesAt: string, named: Named): Paragraph[] => [
    {
      text: `Your application is not complete yet. Send your marks, documents and choice of subjects by ${named.time(closesAt)}. After that you can no longer apply for this programme.`,
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

export const receivedMail: Template<ProgrammeApplicationMail> = {
  en: (mail, named) => receivedContent.en(mail, named, moreSteps.en(mail.closesAt, named)),
  hi: (mail, named) => receivedContent.hi(mail, named, moreSteps.hi(mail.closesAt, named)),
}

export const completeMail: Template<ApplicationCompleteMail> = {
  en: ({ applicationNumber, course, closesAt }, named) => ({
    subject: `Your application ${applicationNumber} is complete`,
    body: [
      { text: `Your application ${applicationNumber} for admission to ${course} is complete.` },
      {
        text: `What happens next: the office checks it, and e-mails you if something is unclear. Applications close on ${named.time(closesAt)}; the merit list follows. You don’t need to come to the counter before that.`,
      },
      ownPage.en(named),
      contact.en(named),
    ],
  }),
  hi: ({ applicationNumber, course, closesAt }, named) => ({
    subject: `आपका आवेदन ${applicationNumber} पूरा है`,
    body: [
      { text: `${courseInHindi(course)} में प्रवेश के लिए आपका आवेदन ${applicationNumber} पूरा हो गया है।` },
      {
        text: `आगे क्या होगा: कार्यालय इसे जाँचेगा, और कुछ पूछना हुआ, तो आपको ई-मेल भेजेगा। आवेदन ${named.time(closesAt)} तक लिए जाएँगे; उसके बाद योग्यता सूची आएगी। इससे पहले काउंटर पर आने की ज़रूरत नहीं है।`,
      },
      ownPage.hi(named),
      contact.hi(named),
    ],
  }),
}

type Meaning = (application: string) => string

/** For the subject, where the stored status is not what an applicant would call it. */
const statusesInEnglish: Partial<Record<ApplicationStatus, string>> = {
  queried: 'question from the office',
  resubmitted: 'answers received',
  offered: 'seat offered',
  'fee reported': 'payment reported',
  declined: 'seat declined',
  cancelled: 'admission cancelled',
}
const meaningsInEnglish: Readonly<Record<ApplicationStatus, Meaning>> = {
  ...inEnglish,
  queried: (application) =>
    `${application} needs an answer from you: the office has a question about it. Open your application on our website to answer.`,
  resubmitted: (application) => `${application} is with the office again. We have received your answers.`,
  verified: (application) => `${application} has been checked and will be in the merit list.`,
  offered: (application) => `${application} has succeeded: we offer you a seat.`,
  'fee reported': (application) =>
    `${application}: you have reported the payment, and the office is checking it.`,
  admitted: (application) =>
    `${application} has succeeded: we have confirmed your fee, and you are admitted.`,
  withdrawn: (application) => `${application} has been withdrawn.`,
  declined: (application) => `${application} is closed: you have declined the seat.`,
  cancelled: (application) => `${application} is closed: your admission has been cancelled.`,
}
const meaningsInHindi: Readonly<Record<ApplicationStatus, { status: string; about: Meaning }>> = {
  ...inHindi,
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
    about: (application) => `${application} जाँच लिया गया है और योग्यता सूची में शामिल होगा।`,
  },
  offered: {
    status: 'सीट मिली',
    about: (application) => `${application} पर आपको सीट मिली है।`,
  },
  'fee reported': {
    status: 'शुल्क की जानकारी मिली',
    about: (application) => `${application} के शुल्क की जानकारी मिल गई है और कार्यालय उसे जाँच रहा है।`,
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

const deadlines: Record<Language, (mail: ProgrammeStatusMail, named: Named) => string[]> = {
  en: ({ answerBy, offer, refund }, { day, time, rupees }) => [
    ...(answerBy ? [`Please answer by the end of ${day(answerBy)}, Indian time.`] : []),
    ...(offer
      ? [
          `To take the seat, accept it and pay the fee of ${rupees(offer.amount)} between these times (Indian time):`,
          `${time(offer.payFrom)} – ${time(offer.payTo)}`,
          'After that the seat goes to the next applicant on the list.',
          `The fee includes ${rupees(offer.cautionMoney)} caution money, which you get back at the end.`,
        ]
      : []),
    ...(refund === undefined ? [] : [`We pay you back ${rupees(refund)} of the fee.`]),
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

export const statusMail: Template<ProgrammeStatusMail> = {
  en: (mail, named) =>
    statusContent.en(mail, named, {
      status: statusesInEnglish[mail.status] ?? mail.status,
      meaning: meaningsInEnglish[mail.status],
      more: deadlines.en(mail, named).map((text) => ({ text })),
      link: ownPage.en(named),
    }),
  hi: (mail, named) =>
    statusContent.hi(mail, named, {
      status: meaningsInHindi[mail.status].status,
      meaning: meaningsInHindi[mail.status].about,
      more: deadlines.hi(mail, named).map((text) => ({ text })),
      link: ownPage.hi(named),
    }),
}
