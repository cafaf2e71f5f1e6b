import { shownText } from '@prangan/contract/content/show-in'
import {
  contact,
  meanings,
  receivedContent,
  statusContent,
  statusNames,
} from '@prangan/functions/mail/messages/en/application'
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
    text: `Your application is not complete yet. Send your marks, documents and choice of subjects by ${named.time(closesAt)}. After that you can no longer apply for this programme.`,
  },
  ownPage(named),
]

export const receivedMail: Template<ProgrammeApplicationMail> = (mail, named) =>
  receivedContent(mail, named, moreSteps(mail.closesAt, named))

export const completeMail: Template<ApplicationCompleteMail> = (
  { applicationNumber, course, closesAt, guardian },
  named,
) => ({
  subject: `Your application ${applicationNumber} is complete`,
  body: [
    { text: `Your application ${applicationNumber} for admission to ${course} is complete.` },
    {
      text: `What happens next: the office checks it, and e-mails you if something is unclear. Applications close on ${named.time(closesAt)}; the merit list follows. You don’t need to come to the counter before that.`,
    },
    ...(guardian
      ? [
          {
            text: `You are under 18, so your guardian has to agree before the office can verify the application. We e-mailed a code to ${guardian}. Enter it on the page of your application.`,
          },
        ]
      : []),
    ownPage(named),
    contact(named),
  ],
})

type Meaning = (application: string) => string

/** For the subject, where the stored status is not what an applicant would call it. */
const statuses: Partial<Record<ApplicationStatus, string>> = {
  ...statusNames,
  queried: 'question from the office',
  resubmitted: 'answers received',
  offered: 'seat offered',
  'fee reported': 'fee reported',
  admitted: 'seat confirmed',
  declined: 'seat declined',
  cancelled: 'admission cancelled',
}

const allMeanings: Readonly<Record<ApplicationStatus, Meaning>> = {
  ...meanings,
  queried: (application) =>
    `${application} needs an answer from you: the office has a question about it. Open your application on our website to answer.`,
  resubmitted: (application) => `${application} is with the office again. We have received your answers.`,
  verified: (application) => `${application} has been checked and will be in the merit list.`,
  offered: (application) => `${application} has succeeded: we offer you a seat.`,
  'fee reported': (application) =>
    `${application}: you have reported the payment, and the office is checking it.`,
  admitted: (application) =>
    `${application} has succeeded: we have confirmed your fee, and the seat is yours.`,
  withdrawn: (application) => `${application} has been withdrawn.`,
  declined: (application) => `${application} is closed: you have declined the seat.`,
  cancelled: (application) => `${application} is closed: your admission has been cancelled.`,
}

const ends = {
  office: 'We did this at your request. If you did not ask for it, call the office at once: {{phone}}.',
  applicant:
    'This was done on the page of your application. If it was not you, call the office at once: {{phone}}.',
}

const facts: (mail: ProgrammeStatusMail, named: Named) => string[] = (
  { answerBy, offer, refund, payBy, receipt, part, report, endedBy },
  { day, time, rupees, fill },
) => [
  ...(answerBy ? [`Please answer by the end of ${day(answerBy)}, India time.`] : []),
  ...(offer
    ? [
        `To take the seat, accept it and pay the fee of ${rupees(offer.amount)} between these times (India time):`,
        `${time(offer.payFrom)} – ${time(offer.payTo)}`,
        'After that the seat goes to the next applicant on the list.',
        `The fee includes ${rupees(offer.cautionMoney)} caution money, which you get back when you leave the college.`,
      ]
    : []),
  ...(receipt
    ? [
        `We have confirmed your payment of ${rupees(receipt.amount)}, reference ${receipt.reference}. Receipt ${receipt.number} is on the page of your application.`,
      ]
    : []),
  ...(part
    ? [
        `We have received ${rupees(part.amount)}, which is a part of the fee. The balance of ${rupees(part.balance)} is still to be paid.`,
      ]
    : []),
  ...(refund === undefined ? [] : [`We pay you back ${rupees(refund)} of the fee.`]),
  ...(refund ? [askAccount, ...paidBy(payBy, { day })] : []),
  ...(report
    ? [
        `You reported a payment of ${rupees(report.amount)} on ${day(report.paidOn)}, reference ${report.reference}. We look for it in the bank, and e-mail you as soon as your seat is confirmed, or if we cannot find it.`,
      ]
    : []),
  ...(endedBy ? [fill(ends[endedBy])] : []),
]

const refusals = ({ refused = [] }: ProgrammeStatusMail): Paragraph[] =>
  refused.flatMap((each): Paragraph[] => {
    const name = each.name ? shownText(each.name, 'en').text : 'your category'
    const said = `We did not accept ${name}.`
    if (!each.reason) return [{ text: said }]
    return [{ text: `${said} The office writes:` }, officeWords(each.reason, 'en')]
  })

const inQuestion: Meaning = (application) =>
  `${application}: we have confirmed your fee. Your seat is not certain: corrections may give it to somebody else. The office decides about it, and e-mails you. If you lose the seat, you get back all that you paid.`

export const statusMail: Template<ProgrammeStatusMail> = (mail, named) =>
  statusContent(mail, named, {
    status: mail.isInQuestion ? 'payment confirmed' : (statuses[mail.status] ?? mail.status),
    meaning: mail.isInQuestion ? inQuestion : allMeanings[mail.status],
    more: [
      ...facts(mail, named).map((text) => ({ text })),
      ...refusals(mail),
      ...inOrder(mail, payingParagraphs(mail, named, paying, 'en'), dayParagraphs(mail)),
    ],
    link: ownPage(named),
  })

const parts: Readonly<Record<CorrectedPart, string>> = {
  identity: 'your personal details',
  contact: 'your contact details',
  education: 'your marks',
  subjects: 'your choice of subjects',
  category: 'your category',
  claim: 'your claims',
}

export const correctedMail: Template<ApplicationCorrectedMail> = (mail, named) => {
  const what = mail.parts.map((part) => parts[part]).join(', ')
  return statusContent({ ...mail, note: mail.reason }, named, {
    status: 'corrected',
    meaning: (application) =>
      mail.isByOffice
        ? `${application} was corrected by the office: ${what}.`
        : `${application} was corrected on its page: ${what}.`,
    more: [
      ...changedMarks(mail, marksLabels),
      ...(mail.losesSeat
        ? [
            {
              text: 'Your marks or claims were corrected. By the new ranks, your seat may go to somebody else. The office decides about it, and e-mails you. Please don’t pay the fee until then. If you have paid and lose the seat, you get back all that you paid.',
            },
          ]
        : []),
      { text: 'Open your application to see what it said before and what it says now.' },
      {
        text: mail.isByOffice
          ? 'If the correction is wrong, write to the office at once.'
          : 'If this was not you, write to the office at once.',
      },
    ],
    link: ownPage(named),
  })
}

/** To the old address, after the e-mail address of an application was changed. */
export const emailChangedMail: Template<EmailChangedMail & { at: Date }> = (
  { applicationNumber, course, at },
  named,
) => ({
  subject: `Your application ${applicationNumber}: e-mail address changed`,
  body: [
    {
      text: `The e-mail address of the application ${applicationNumber} for admission to ${course} was changed on ${named.time(at)} (India time). Mails and codes now go to the new address.`,
    },
    { text: named.fill('If this was not you, call the office at once: {{phone}}.') },
    contact(named),
  ],
})

/** About the time to pay for an offered seat: it ends soon, was extended, or has ended. */
export const offerTimeMail: Template<OfferTimeMail> = (mail, named) => {
  const until = named.time(mail.payTo)
  const toDo = mail.isAccepted ? 'pay the fee' : 'accept the seat and pay the fee'
  const asks = [
    { text: `Please ${toDo} before then, and report the payment on the page of your application.` },
    { text: 'After that the seat goes to the next applicant on the list.' },
  ]
  const kinds = {
    'offer ends soon': {
      status: 'your seat offer ends soon',
      meaning: (application: string) =>
        `${application}: the seat that we offer you is kept until ${until}, India time.`,
      more: asks,
    },
    'offer extended': {
      status: 'more time to pay',
      meaning: (application: string) => `${application}: you now have until ${until}, India time, to pay.`,
      more: asks,
    },
    'offer lapsed': {
      status: 'your seat offer has ended',
      meaning: (application: string) =>
        `${application}: the time to pay ended on ${until}, and no payment was reported.`,
      more: [
        { text: 'The seat goes to the next applicant on the list.' },
        { text: 'If you did pay in time, bring the challan to the office at once.' },
      ],
    },
  }
  return statusContent(mail, named, { ...kinds[mail.topic], link: ownPage(named) })
}

/** About a seat that was given, when its list was revised. */
export const seatDecisionMail: Template<SeatDecisionMail> = (mail, named) => {
  const { listNumber, condition, refund, payBy } = mail
  const revised = `corrections have changed the ranks of merit list ${listNumber}`
  const kinds = {
    keeps: {
      status: 'you keep your seat',
      meaning: (application: string) =>
        `${application}: ${revised}. By the new ranks the seat would go to somebody else, but you keep it.`,
      more: [{ text: 'You don’t need to do anything because of this.' }],
    },
    provisional: {
      status: 'you keep your seat for now',
      meaning: (application: string) =>
        `${application}: ${revised}. By the new ranks the seat would go to somebody else. You keep it for now.`,
      more: [
        { text: 'You keep it until this is settled. The office writes:' },
        typed(condition),
        { text: 'We e-mail you what the office decides then.' },
      ],
    },
    cancelled:
      refund === undefined
        ? {
            status: 'seat offer taken back',
            meaning: (application: string) =>
              `${application}: ${revised}. By the new ranks the seat goes to somebody else, so we take the offer back.`,
            more: [
              {
                text: 'Please don’t pay the fee. Your application stays, and you can still get a seat by your rank.',
              },
            ],
          }
        : {
            status: 'admission cancelled',
            meaning: (application: string) =>
              `${application}: ${revised}. By the new ranks the seat goes to somebody else, so your admission is cancelled.`,
            more: [
              { text: `We pay you back all that you paid: ${named.rupees(refund)}.` },
              ...(refund > 0 ? [askAccount, ...paidBy(payBy, named)].map((text) => ({ text })) : []),
            ],
          },
  }
  const { more, ...kind } = kinds[mail.decision]
  return statusContent(mail, named, {
    ...kind,
    more: [...more, { text: 'If you think this is wrong, write to the office at once.' }],
    link: ownPage(named),
  })
}
