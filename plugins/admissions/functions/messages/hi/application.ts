import { shownText } from '@prangan/contract/content/show-in'
import {
  contact,
  meanings,
  receivedContent,
  statusContent,
} from '@prangan/functions/mail/messages/hi/application'
import { type Named, type Paragraph, type Template, typed } from '@prangan/functions/mail/templates/content'
import type {
  ApplicationCompleteMail,
  ApplicationCorrectedMail,
  EmailChangedMail,
  OfferTimeMail,
  ProgrammeApplicationMail,
  ProgrammeStatusMail,
  SeatDecisionMail,
} from '../../../contract/mails.ts'
import type { ApplicationStatus } from '../../../contract/schemas/application.ts'
import type { CorrectedPart } from '../../../contract/schemas/corrections.ts'
import { changedMarks } from '../../changed-marks.ts'
import { officeWords } from '../../office-words.ts'
import { inOrder, payingParagraphs } from '../../paying-paragraphs.ts'
import { marksLabels } from './changed-marks.ts'
import { dayParagraphs } from './originals.ts'
import { ownPage } from './own-page.ts'
import { paying } from './paying.ts'
import { askAccount, paidBy } from './refund.ts'

const moreSteps = (closesAt: string, named: Named): Paragraph[] => [
  {
    text: `आवेदन अभी पूरा नहीं है। अपने अंक, दस्तावेज़ और विषय ${named.time(closesAt)} तक भेजें; इसके बाद इस पाठ्यक्रम के आवेदन नहीं लिए जाएँगे।`,
  },
  ownPage(named),
]

export const receivedMail: Template<ProgrammeApplicationMail> = (mail, named) =>
  receivedContent(mail, named, moreSteps(mail.closesAt, named))

export const completeMail: Template<ApplicationCompleteMail> = (
  { applicationNumber, course, closesAt, guardian },
  named,
) => ({
  subject: `आपका आवेदन ${applicationNumber} पूरा है`,
  body: [
    { text: `${named.course(course)} में प्रवेश के लिए आपका आवेदन ${applicationNumber} पूरा हो गया है।` },
    {
      text: `आगे क्या होगा: कार्यालय इसे जाँचेगा, और कुछ पूछना हुआ, तो आपको ई-मेल भेजेगा। आवेदन ${named.time(closesAt)} तक लिए जाएँगे; उसके बाद योग्यता सूची आएगी। इससे पहले काउंटर पर आने की ज़रूरत नहीं है।`,
    },
    ...(guardian
      ? [
          {
            text: `आपकी उम्र 18 वर्ष से कम है। इसलिए आवेदन के सत्यापन से पहले आपके अभिभावक की सहमति चाहिए। ${guardian} पर एक कोड भेजा गया है। उसे अपने आवेदन के पृष्ठ पर भरें।`,
          },
        ]
      : []),
    ownPage(named),
    contact(named),
  ],
})

type Meaning = (application: string) => string

const allMeanings: Readonly<Record<ApplicationStatus, { status: string; about: Meaning }>> = {
  ...meanings,
  queried: {
    status: 'कार्यालय का प्रश्न',
    about: (application) =>
      `${application} आपके उत्तर की प्रतीक्षा में है: कार्यालय ने एक प्रश्न पूछा है। वेबसाइट पर आवेदन खोलकर उत्तर दें।`,
  },
  resubmitted: {
    status: 'उत्तर मिल गया',
    about: (application) => `${application} फिर से कार्यालय के पास है। आपके उत्तर मिल गए हैं।`,
  },
  verified: {
    status: 'सत्यापित',
    about: (application) => `${application} जाँच लिया गया है और योग्यता सूची में शामिल होगा।`,
  },
  offered: {
    status: 'सीट मिली',
    about: (application) => `${application} सफल रहा: आपको सीट मिली है।`,
  },
  'fee reported': {
    status: 'शुल्क की जानकारी मिली',
    about: (application) => `${application}: शुल्क की जानकारी मिल गई है और कार्यालय उसे जाँच रहा है।`,
  },
  admitted: {
    status: 'सीट पक्की',
    about: (application) => `${application} सफल रहा: शुल्क की पुष्टि हो गई है और यह सीट आपकी है।`,
  },
  withdrawn: { status: 'वापस लिया गया', about: (application) => `${application} वापस ले लिया गया है।` },
  declined: {
    status: 'सीट छोड़ी',
    about: (application) => `${application} बंद हो गया है: मिली हुई सीट आपने छोड़ दी है।`,
  },
  cancelled: {
    status: 'प्रवेश रद्द',
    about: (application) => `${application} बंद हो गया है: आपका प्रवेश रद्द कर दिया गया है।`,
  },
}

const ends = {
  office: 'यह आपके अनुरोध पर किया गया है। आपने ऐसा नहीं कहा था, तो कार्यालय को तुरंत फ़ोन करें: {{phone}}।',
  applicant: 'यह आपके आवेदन के पृष्ठ से किया गया है। यह आपने नहीं किया, तो कार्यालय को तुरंत फ़ोन करें: {{phone}}।',
}

const facts: (mail: ProgrammeStatusMail, named: Named) => string[] = (
  { answerBy, offer, refund, payBy, receipt, part, report, endedBy },
  { day, time, rupees, fill },
) => [
  ...(answerBy ? [`कृपया ${day(answerBy)} को रात 11:59 बजे (भारतीय समय) तक उत्तर दें।`] : []),
  ...(offer
    ? [
        `सीट लेने के लिए उसे स्वीकार करें और इस अवधि में ${rupees(offer.amount)} शुल्क जमा करें (भारतीय समय):`,
        `${time(offer.payFrom)} – ${time(offer.payTo)}`,
        'यह समय बीतने पर सीट सूची में अगले आवेदक को मिलेगी।',
        `शुल्क में ${rupees(offer.cautionMoney)} सिक्योरिटी है, जो महाविद्यालय छोड़ने पर वापस मिलती है।`,
      ]
    : []),
  ...(receipt
    ? [
        `आपका ${rupees(receipt.amount)} का भुगतान मिल गया है (संदर्भ संख्या ${receipt.reference})। रसीद ${receipt.number} आपके आवेदन के पृष्ठ पर है।`,
      ]
    : []),
  ...(part
    ? [`अभी शुल्क का एक भाग मिला है: ${rupees(part.amount)}। शेष ${rupees(part.balance)} अभी जमा करने हैं।`]
    : []),
  ...(refund === undefined ? [] : [`शुल्क में से ${rupees(refund)} वापस मिलेंगे।`]),
  ...(refund ? [askAccount, ...paidBy(payBy, { day })] : []),
  ...(report
    ? [
        `आपने ${rupees(report.amount)} के भुगतान की जानकारी दी: तिथि ${day(report.paidOn)}, संदर्भ संख्या ${report.reference}। कार्यालय इसे बैंक में देखेगा। सीट पक्की होते ही, या भुगतान न मिलने पर, आपको ई-मेल मिलेगा।`,
      ]
    : []),
  ...(endedBy ? [fill(ends[endedBy])] : []),
]

const refusals = ({ refused = [] }: ProgrammeStatusMail): Paragraph[] =>
  refused.flatMap((each): Paragraph[] => {
    const name = each.name ? shownText(each.name, 'hi').text : 'आपका वर्ग'
    const said = `हमने इसे स्वीकार नहीं किया: ${name}।`
    if (!each.reason) return [{ text: said }]
    return [{ text: `${said} कार्यालय ने लिखा:` }, officeWords(each.reason, 'hi')]
  })

const inQuestion: Meaning = (application) =>
  `${application}: आपके शुल्क की पुष्टि हो गई है। सीट अभी निश्चित नहीं है: सुधारों के बाद वह किसी और की हो सकती है। कार्यालय इस पर निर्णय लेकर आपको ई-मेल भेजेगा। सीट न रहे, तो पूरी राशि वापस मिलेगी।`

export const statusMail: Template<ProgrammeStatusMail> = (mail, named) =>
  statusContent(mail, named, {
    status: mail.isInQuestion ? 'शुल्क की पुष्टि' : allMeanings[mail.status].status,
    meaning: mail.isInQuestion ? inQuestion : allMeanings[mail.status].about,
    more: [
      ...facts(mail, named).map((text) => ({ text })),
      ...refusals(mail),
      ...inOrder(mail, payingParagraphs(mail, named, paying, 'hi'), dayParagraphs(mail)),
    ],
    link: ownPage(named),
  })

const parts: Readonly<Record<CorrectedPart, string>> = {
  identity: 'व्यक्तिगत विवरण',
  contact: 'संपर्क विवरण',
  education: 'अंक',
  subjects: 'विषय',
  category: 'वर्ग',
  claim: 'दावे',
}

export const correctedMail: Template<ApplicationCorrectedMail> = (mail, named) => {
  const what = mail.parts.map((part) => parts[part]).join(', ')
  return statusContent({ ...mail, note: mail.reason }, named, {
    status: 'सुधार किया गया',
    meaning: (application) =>
      mail.isByOffice
        ? `${application} कार्यालय ने सुधारा है। क्या सुधारा गया: ${what}।`
        : `${application} वेबसाइट पर सुधारा गया है। क्या सुधारा गया: ${what}।`,
    more: [
      ...changedMarks(mail, marksLabels),
      ...(mail.losesSeat
        ? [
            {
              text: 'आपके अंक या दावे सुधारे गए हैं, और सुधरे हुए क्रम से यह सीट किसी और की हो सकती है। कार्यालय इस पर निर्णय लेकर आपको ई-मेल भेजेगा। तब तक शुल्क जमा न करें। शुल्क दे चुके हों और सीट न रहे, तो पूरी राशि वापस मिलेगी।',
            },
          ]
        : []),
      { text: 'पहले क्या लिखा था और अब क्या लिखा है, यह अपने आवेदन में देखें।' },
      {
        text: mail.isByOffice
          ? 'सुधार ग़लत हो, तो तुरंत कार्यालय को लिखें।'
          : 'यह आपने न किया हो, तो तुरंत कार्यालय को लिखें।',
      },
    ],
    link: ownPage(named),
  })
}

export const emailChangedMail: Template<EmailChangedMail & { at: Date }> = (
  { applicationNumber, course, at },
  named,
) => ({
  subject: `आपका आवेदन ${applicationNumber}: ई-मेल पता बदला गया`,
  body: [
    {
      text: `${named.course(course)} में प्रवेश के आवेदन ${applicationNumber} का ई-मेल पता ${named.time(at)} (भारतीय समय) को बदला गया। अब ई-मेल और कोड नए पते पर जाएँगे।`,
    },
    { text: named.fill('यह आपने न कराया हो, तो तुरंत कार्यालय को फ़ोन करें: {{phone}}।') },
    contact(named),
  ],
})

export const offerTimeMail: Template<OfferTimeMail> = (mail, named) => {
  const until = named.time(mail.payTo)
  const toDo = mail.isAccepted ? 'शुल्क जमा करें' : 'सीट स्वीकार करें, शुल्क जमा करें'
  const asks = [
    { text: `कृपया इससे पहले ${toDo} और अपने आवेदन के पृष्ठ पर भुगतान की जानकारी दें।` },
    { text: 'यह समय बीतने पर सीट सूची में अगले आवेदक को मिलेगी।' },
  ]
  const kinds = {
    'offer ends soon': {
      status: 'सीट के प्रस्ताव का समय समाप्त होने वाला है',
      meaning: (application: string) => `${application}: आपके लिए सीट ${until} (भारतीय समय) तक रखी गई है।`,
      more: asks,
    },
    'offer extended': {
      status: 'शुल्क जमा करने का समय बढ़ाया गया',
      meaning: (application: string) => `${application}: अब आप ${until} (भारतीय समय) तक शुल्क जमा कर सकते हैं।`,
      more: asks,
    },
    'offer lapsed': {
      status: 'सीट का प्रस्ताव समाप्त',
      meaning: (application: string) =>
        `${application}: शुल्क जमा करने का समय ${until} को समाप्त हो गया और भुगतान की जानकारी नहीं मिली।`,
      more: [
        { text: 'यह सीट सूची में अगले आवेदक को मिलेगी।' },
        { text: 'यदि आपने समय पर शुल्क जमा किया है, तो चालान लेकर तुरंत कार्यालय आएँ।' },
      ],
    },
  }
  return statusContent(mail, named, { ...kinds[mail.topic], link: ownPage(named) })
}

/** About a seat that was given, when its list was revised. */
export const seatDecisionMail: Template<SeatDecisionMail> = (mail, named) => {
  const { listNumber, condition, refund, payBy } = mail
  const revised = `सुधारों से योग्यता सूची ${listNumber} के क्रम बदले हैं`
  const kinds = {
    keeps: {
      status: 'सीट बनी रहेगी',
      meaning: (application: string) =>
        `${application}: ${revised}। नए क्रम से यह सीट किसी और को मिलती, पर आपकी सीट बनी रहेगी।`,
      more: [{ text: 'इसके लिए आपको कुछ नहीं करना है।' }],
    },
    provisional: {
      status: 'सीट अभी आपके पास है',
      meaning: (application: string) =>
        `${application}: ${revised}। नए क्रम से यह सीट किसी और को मिलती। अभी सीट आपके पास है।`,
      more: [
        { text: 'जब तक यह तय नहीं होता, सीट आपके पास रहेगी। कार्यालय ने लिखा:' },
        typed(condition),
        { text: 'कार्यालय का अंतिम निर्णय आपको ई-मेल से मिलेगा।' },
      ],
    },
    cancelled:
      refund === undefined
        ? {
            status: 'सीट का प्रस्ताव वापस लिया गया',
            meaning: (application: string) =>
              `${application}: ${revised}। नए क्रम से यह सीट किसी और की है, इसलिए प्रस्ताव वापस लिया गया है।`,
            more: [{ text: 'कृपया शुल्क जमा न करें। आपका आवेदन बना हुआ है, और अपने क्रम से सीट अब भी मिल सकती है।' }],
          }
        : {
            status: 'प्रवेश रद्द हुआ',
            meaning: (application: string) =>
              `${application}: ${revised}। नए क्रम से यह सीट किसी और की है, इसलिए आपका प्रवेश रद्द हुआ है।`,
            more: [
              { text: `जमा की गई पूरी राशि आपको वापस मिलेगी: ${named.rupees(refund)}।` },
              ...(refund > 0 ? [askAccount, ...paidBy(payBy, named)].map((text) => ({ text })) : []),
            ],
          },
  }
  const { more, ...kind } = kinds[mail.decision]
  return statusContent(mail, named, {
    ...kind,
    more: [...more, { text: 'यह ग़लत लगे, तो तुरंत कार्यालय को लिखें।' }],
    link: ownPage(named),
  })
}
