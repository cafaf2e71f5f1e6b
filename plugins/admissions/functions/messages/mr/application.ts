import { shownText } from '@prangan/contract/content/show-in'
import {
  contact,
  meanings,
  receivedContent,
  statusContent,
} from '@prangan/functions/mail/messages/mr/application'
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
    text: `तुमचा अर्ज अजून पूर्ण नाही. गुण, कागदपत्रे आणि निवडलेले विषय ${named.time(closesAt)} पर्यंत पाठवा. त्यानंतर या अभ्यासक्रमासाठी अर्ज करता येत नाही.`,
  },
  ownPage(named),
]

export const receivedMail: Template<ProgrammeApplicationMail> = (mail, named) =>
  receivedContent(mail, named, moreSteps(mail.closesAt, named))

export const completeMail: Template<ApplicationCompleteMail> = (
  { applicationNumber, course, closesAt, guardian },
  named,
) => ({
  subject: `तुमचा अर्ज ${applicationNumber} पूर्ण झाला`,
  body: [
    { text: `${named.course(course)}: प्रवेशासाठीचा तुमचा अर्ज ${applicationNumber} पूर्ण झाला.` },
    {
      text: `पुढे काय: कार्यालय तो तपासते, आणि काही विचारायचे असल्यास ई-मेल पाठवते. अर्ज ${named.time(closesAt)} पर्यंत घेतले जातात; त्यानंतर गुणवत्ता यादी लागते. त्यापूर्वी काउंटरवर येण्याची गरज नाही.`,
    },
    ...(guardian
      ? [
          {
            text: `तुमचे वय 18 पेक्षा कमी आहे. त्यामुळे अर्जाच्या पडताळणीपूर्वी तुमच्या पालकांची संमती हवी. ${guardian} वर कोड पाठवला आहे. तो तुमच्या अर्जाच्या पानावर लिहा.`,
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
    status: 'कार्यालयाचा प्रश्न',
    about: (application) =>
      `${application}: कार्यालयाने एक प्रश्न विचारला आहे. उत्तर देण्यासाठी संकेतस्थळावर तुमचा अर्ज उघडा.`,
  },
  resubmitted: {
    status: 'उत्तर मिळाले',
    about: (application) => `${application} पुन्हा कार्यालयाकडे आहे. तुमची उत्तरे मिळाली आहेत.`,
  },
  verified: {
    status: 'पडताळणी झाली',
    about: (application) => `${application} तपासला आहे. तो गुणवत्ता यादीत असेल.`,
  },
  offered: {
    status: 'जागा मिळाली',
    about: (application) => `${application}: तुम्हाला जागा मिळाली आहे.`,
  },
  'fee reported': {
    status: 'शुल्क भरल्याचे कळवले',
    about: (application) => `${application}: तुम्ही शुल्क भरल्याचे कळवले आहे आणि कार्यालय ते तपासत आहे.`,
  },
  admitted: {
    status: 'जागा निश्चित',
    about: (application) => `${application}: शुल्क मिळाल्याची खात्री झाली आहे, आणि ही जागा तुमची आहे.`,
  },
  withdrawn: { status: 'मागे घेतला', about: (application) => `${application} मागे घेतला आहे.` },
  declined: {
    status: 'जागा नाकारली',
    about: (application) => `${application} बंद झाला आहे: मिळालेली जागा तुम्ही नाकारली आहे.`,
  },
  cancelled: {
    status: 'प्रवेश रद्द',
    about: (application) => `${application} बंद झाला आहे: तुमचा प्रवेश रद्द झाला आहे.`,
  },
}

const ends = {
  office: 'हे तुमच्या विनंतीवरून केले आहे. तुम्ही तसे सांगितले नसल्यास कार्यालयाला लगेच फोन करा: {{phone}}.',
  applicant: 'हे तुमच्या अर्जाच्या पानावरून केले आहे. हे तुम्ही केले नसल्यास कार्यालयाला लगेच फोन करा: {{phone}}.',
}

const facts: (mail: ProgrammeStatusMail, named: Named) => string[] = (
  { answerBy, offer, refund, payBy, receipt, part, report, endedBy },
  { day, time, rupees, fill },
) => [
  ...(answerBy ? [`${day(answerBy)} रोजी रात्री 11:59 पर्यंत (भारतीय वेळ) उत्तर द्या.`] : []),
  ...(offer
    ? [
        `जागा घेण्यासाठी ती स्वीकारा आणि या मुदतीत ${rupees(offer.amount)} शुल्क भरा (भारतीय वेळ):`,
        `${time(offer.payFrom)} – ${time(offer.payTo)}`,
        'त्यानंतर ही जागा यादीतील पुढच्या अर्जदाराला मिळते.',
        `शुल्कात ${rupees(offer.cautionMoney)} अनामत रक्कम आहे; महाविद्यालय सोडताना ती परत मिळते.`,
      ]
    : []),
  ...(receipt
    ? [
        `तुमचे ${rupees(receipt.amount)} मिळाले आहेत (संदर्भ क्रमांक ${receipt.reference}). पावती ${receipt.number} तुमच्या अर्जाच्या पानावर आहे.`,
      ]
    : []),
  ...(part
    ? [`सध्या शुल्काचा काही भाग मिळाला आहे: ${rupees(part.amount)}. उरलेले ${rupees(part.balance)} अजून भरायचे आहेत.`]
    : []),
  ...(refund === undefined ? [] : [`शुल्कापैकी ${rupees(refund)} तुम्हाला परत मिळतील.`]),
  ...(refund ? [askAccount, ...paidBy(payBy, { day })] : []),
  ...(report
    ? [
        `तुम्ही ${rupees(report.amount)} भरल्याचे कळवले: दिनांक ${day(report.paidOn)}, संदर्भ ${report.reference}. कार्यालय ते बँकेत तपासते. जागा निश्चित झाली की, किंवा पैसे सापडले नाहीत तर, तुम्हाला ई-मेल येतो.`,
      ]
    : []),
  ...(endedBy ? [fill(ends[endedBy])] : []),
]

const refusals = ({ refused = [] }: ProgrammeStatusMail): Paragraph[] =>
  refused.flatMap((each): Paragraph[] => {
    const name = each.name ? shownText(each.name, 'mr').text : 'तुमचा प्रवर्ग'
    const said = `हे मान्य झाले नाही: ${name}.`
    if (!each.reason) return [{ text: said }]
    return [{ text: `${said} कार्यालयाने लिहिले:` }, officeWords(each.reason, 'mr')]
  })

const inQuestion: Meaning = (application) =>
  `${application}: तुमचे शुल्क मिळाल्याची खात्री झाली आहे. जागा अजून निश्चित नाही: दुरुस्त्यांमुळे ती दुसऱ्याची असू शकते. कार्यालय यावर निर्णय घेऊन तुम्हाला ई-मेल पाठवेल. जागा गेल्यास सर्व रक्कम परत मिळेल.`

export const statusMail: Template<ProgrammeStatusMail> = (mail, named) =>
  statusContent(mail, named, {
    status: mail.isInQuestion ? 'शुल्क मिळाले' : allMeanings[mail.status].status,
    meaning: mail.isInQuestion ? inQuestion : allMeanings[mail.status].about,
    more: [
      ...facts(mail, named).map((text) => ({ text })),
      ...refusals(mail),
      ...inOrder(mail, payingParagraphs(mail, named, paying, 'mr'), dayParagraphs(mail)),
    ],
    link: ownPage(named),
  })

const parts: Readonly<Record<CorrectedPart, string>> = {
  identity: 'वैयक्तिक माहिती',
  contact: 'संपर्काची माहिती',
  education: 'गुण',
  subjects: 'विषय',
  category: 'प्रवर्ग',
  claim: 'दावे',
}

export const correctedMail: Template<ApplicationCorrectedMail> = (mail, named) => {
  const what = mail.parts.map((part) => parts[part]).join(', ')
  return statusContent({ ...mail, note: mail.reason }, named, {
    status: 'दुरुस्ती झाली',
    meaning: (application) =>
      mail.isByOffice
        ? `${application} कार्यालयाने दुरुस्त केला. काय दुरुस्त केले: ${what}.`
        : `${application} अर्जाच्या पानावर दुरुस्त केला. काय दुरुस्त केले: ${what}.`,
    more: [
      ...changedMarks(mail, marksLabels),
      ...(mail.losesSeat
        ? [
            {
              text: 'तुमचे गुण किंवा दावे दुरुस्त केले आहेत, आणि दुरुस्त गुणानुक्रमानुसार ही जागा दुसऱ्याची असू शकते. कार्यालय यावर निर्णय घेऊन तुम्हाला ई-मेल पाठवेल. तोपर्यंत शुल्क भरू नका. शुल्क भरले असेल आणि जागा गेली, तर सर्व रक्कम परत मिळेल.',
            },
          ]
        : []),
      { text: 'आधी काय लिहिले होते आणि आता काय आहे, ते तुमच्या अर्जात पाहा.' },
      {
        text: mail.isByOffice
          ? 'दुरुस्ती चुकीची असल्यास लगेच कार्यालयाला लिहा.'
          : 'ही दुरुस्ती तुम्ही केली नसल्यास लगेच कार्यालयाला लिहा.',
      },
    ],
    link: ownPage(named),
  })
}

export const emailChangedMail: Template<EmailChangedMail & { at: Date }> = (
  { applicationNumber, course, at },
  named,
) => ({
  subject: `तुमचा अर्ज ${applicationNumber}: ई-मेल पत्ता बदलला`,
  body: [
    {
      text: `${named.course(course)} प्रवेशाच्या ${applicationNumber} या अर्जाचा ई-मेल पत्ता ${named.time(at)} (भारतीय वेळ) रोजी बदलला. यापुढे ई-मेल आणि कोड नव्या पत्त्यावर जातील.`,
    },
    { text: named.fill('हे तुम्ही केले नसल्यास लगेच कार्यालयाला फोन करा: {{phone}}.') },
    contact(named),
  ],
})

export const offerTimeMail: Template<OfferTimeMail> = (mail, named) => {
  const until = named.time(mail.payTo)
  const toDo = mail.isAccepted ? 'शुल्क भरा' : 'जागा स्वीकारा, शुल्क भरा'
  const asks = [
    { text: `कृपया त्यापूर्वी ${toDo} आणि तुमच्या अर्जाच्या पानावर शुल्क भरल्याचे कळवा.` },
    { text: 'त्यानंतर ही जागा यादीतील पुढच्या अर्जदाराला मिळते.' },
  ]
  const kinds = {
    'offer ends soon': {
      status: 'जागेची मुदत संपत आली',
      meaning: (application: string) =>
        `${application}: तुमच्यासाठी जागा ${until} पर्यंत (भारतीय वेळ) राखून ठेवली आहे.`,
      more: asks,
    },
    'offer extended': {
      status: 'शुल्क भरण्याची मुदत वाढवली',
      meaning: (application: string) => `${application}: आता तुम्ही ${until} पर्यंत (भारतीय वेळ) शुल्क भरू शकता.`,
      more: asks,
    },
    'offer lapsed': {
      status: 'जागेची मुदत संपली',
      meaning: (application: string) =>
        `${application}: शुल्क भरण्याची मुदत ${until} वाजता संपली, आणि तोपर्यंत शुल्क भरल्याचे कळवलेले नाही.`,
      more: [
        { text: 'ही जागा यादीतील पुढच्या अर्जदाराला मिळते.' },
        { text: 'तुम्ही वेळेत शुल्क भरले असेल, तर चलन घेऊन लगेच कार्यालयात या.' },
      ],
    },
  }
  return statusContent(mail, named, { ...kinds[mail.topic], link: ownPage(named) })
}

/** About a seat that was given, when its list was revised. */
export const seatDecisionMail: Template<SeatDecisionMail> = (mail, named) => {
  const { listNumber, condition, refund, payBy } = mail
  const revised = `दुरुस्त्यांमुळे गुणवत्ता यादी ${listNumber} चे गुणानुक्रम बदलले आहेत`
  const kinds = {
    keeps: {
      status: 'जागा कायम',
      meaning: (application: string) =>
        `${application}: ${revised}. नव्या गुणानुक्रमानुसार ही जागा दुसऱ्याला मिळाली असती, पण तुमची जागा कायम आहे.`,
      more: [{ text: 'यामुळे तुम्हाला काही करण्याची गरज नाही.' }],
    },
    provisional: {
      status: 'जागा सध्या तुमच्याकडे',
      meaning: (application: string) =>
        `${application}: ${revised}. नव्या गुणानुक्रमानुसार ही जागा दुसऱ्याला मिळाली असती. सध्या ती तुमच्याकडेच राहील.`,
      more: [
        { text: 'ही गोष्ट ठरेपर्यंत जागा तुमच्याकडे राहील. कार्यालयाने लिहिले:' },
        typed(condition),
        { text: 'कार्यालयाचा अंतिम निर्णय तुम्हाला ई-मेलने मिळेल.' },
      ],
    },
    cancelled:
      refund === undefined
        ? {
            status: 'दिलेली जागा मागे घेतली',
            meaning: (application: string) =>
              `${application}: ${revised}. नव्या गुणानुक्रमानुसार ही जागा दुसऱ्याची आहे, म्हणून तुम्हाला दिलेली जागा मागे घेतली आहे.`,
            more: [{ text: 'कृपया शुल्क भरू नका. तुमचा अर्ज कायम आहे, आणि तुमच्या गुणानुक्रमानुसार जागा अजूनही मिळू शकते.' }],
          }
        : {
            status: 'प्रवेश रद्द',
            meaning: (application: string) =>
              `${application}: ${revised}. नव्या गुणानुक्रमानुसार ही जागा दुसऱ्याची आहे, म्हणून तुमचा प्रवेश रद्द केला आहे.`,
            more: [
              { text: `तुम्ही भरलेले सर्व शुल्क परत मिळेल: ${named.rupees(refund)}.` },
              ...(refund > 0 ? [askAccount, ...paidBy(payBy, named)].map((text) => ({ text })) : []),
            ],
          },
  }
  const { more, ...kind } = kinds[mail.decision]
  return statusContent(mail, named, {
    ...kind,
    more: [...more, { text: 'हे चुकीचे वाटल्यास लगेच कार्यालयाला लिहा.' }],
    link: ownPage(named),
  })
}
