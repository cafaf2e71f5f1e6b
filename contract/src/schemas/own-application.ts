import * as z from 'zod/mini'
import { visibleStates } from '../admissions/states.ts'
import { college } from '../college.config.ts'
import { fieldMessages } from '../field-messages.ts'
import { IdSchema } from '../ids.ts'
import { limits } from '../limits.ts'
import { courses } from './admissions.ts'
import { DateSchema, DeviceSchema, LanguageSchema, optionalText, requiredText } from './fields.ts'
import {
  ApplicationDetailsInputSchema,
  ConsentTextSchema,
  consentPurposes,
  ScrutinyItemSchema,
} from './full-application.ts'
import { MeritTraceSchema } from './merit-rules.ts'
import { ContactSchema, OneTimeCodeSchema, StatusTokenSchema, writtenNumber } from './status-page.ts'

// What the applicant sends and sees without an account: the page /application, and the later steps of the form.

/** The address of the applicant's page. What opens an application is in the fragment, which browsers send to no server. */
export const applicationPage = '/application'

/** The page's address with a code. The page asks for a click: mail scanners open links too, and a code works once. */
export function applicationLink({
  number,
  flow,
  code,
}: {
  number: string
  flow: string
  code: string
}): string {
  return `${applicationPage}#${new URLSearchParams({ number, flow, code })}`
}

export const ApplicationNumberSchema = z
  .string(fieldMessages.numberMissing)
  .check(
    z.overwrite(writtenNumber),
    z.regex(
      /^[A-Z0-9]{1,12}-\d{4}-[A-Z0-9]{1,12}$/,
      fieldMessages.badInquiryNumber(`${college.shortCode}-2026-K7M4QX3`),
    ),
  )

/** `requestApplicationCode`: the number, and the e-mail address or mobile number that was given with it. */
export const RequestApplicationCodeInputSchema = z.object({
  number: ApplicationNumberSchema,
  contact: ContactSchema,
  device: DeviceSchema,
  language: z.optional(LanguageSchema),
})

/** `openApplication`: the six digits of a mail, and the `flow` of its request. */
export const OpenApplicationInputSchema = z.object({
  number: ApplicationNumberSchema,
  code: OneTimeCodeSchema,
  flow: IdSchema,
  device: DeviceSchema,
})

const token = { token: StatusTokenSchema }

/** `readOwnApplication`, and other calls that need nothing more. */
export const OwnApplicationTokenSchema = z.object(token)

const SlotSchema = z
  .string(fieldMessages.badSlot)
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, fieldMessages.badSlot))

/** `addApplicationDocument`, with a file; `removeApplicationDocument`, without. */
export const ApplicationDocumentInputSchema = z.object({ ...token, slot: SlotSchema })

/** `submitApplication`. */
export const SubmitApplicationInputSchema = z.extend(ApplicationDetailsInputSchema, token)

/** `answerApplicationQueries`: an answer for each question that waits; a new document alone is an answer too. */
export const AnswerQueriesInputSchema = z.object({
  ...token,
  answers: z.array(z.object({ item: ScrutinyItemSchema, text: optionalText('Answer', limits.text.note) })),
})

/** `confirmGuardian`: the six digits that the guardian was mailed. */
export const ConfirmGuardianInputSchema = z.object({ ...token, code: OneTimeCodeSchema })

/** `takeBackConsent`: one that the application can do without. */
export const TakeBackConsentInputSchema = z.object({
  ...token,
  purpose: z.enum(consentPurposes, fieldMessages.chooseConsent),
})

/** `giveConsent`: one that was refused before, or taken back. */
export const GiveConsentInputSchema = z.extend(TakeBackConsentInputSchema, ConsentTextSchema.shape)

/** `answerOffer`. */
export const AnswerOfferInputSchema = z.object({ ...token, accept: z.boolean(fieldMessages.chooseAnswer) })

/** `reportFee`. The proof is a document of its own. */
export const ReportFeeInputSchema = z.object({
  ...token,
  reference: requiredText('Reference', limits.text.mobile * 2),
  paidOn: DateSchema,
})

/** `withdrawOwnApplication`; the refund that was shown has to be the one that is counted now. */
export const WithdrawApplicationInputSchema = z.object({
  ...token,
  refund: z.number(fieldMessages.versionNotNumber),
})

/** A token and until when it opens the application, a moment in ISO 8601. */
export const ApplicationTokenSchema = z.object({ token: z.string(), expiresAt: z.string() })

/**
 * What an applicant sees of the own application. Neither birth date, category, income nor parents, nor the contents of
 * files: whoever has the code need not know them. Of marks only those from which a rank was computed. Moments are in
 * ISO 8601, sums in rupees.
 */
export const OwnApplicationSchema = z.object({
  number: z.string(),
  name: z.string(),
  course: z.enum(courses),
  /** The id of the session; '' for an application without one. */
  session: z.string(),
  sessionName: z.string(),
  programme: z.string(),
  state: z.enum(visibleStates),
  createdAt: z.string(),
  submittedAt: z.nullable(z.string()),
  /** Until when the programme takes applications; null without a programme. */
  closesAt: z.nullable(z.string()),
  /** Whether the applicant is under 18, and when the guardian agreed. */
  guardian: z.object({
    isNeeded: z.boolean(),
    email: z.string(),
    agreedAt: z.nullable(z.string()),
  }),
  /** Whether each consent holds, and since when; `version` is that of its text. */
  consents: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      isGiven: z.boolean(),
      version: z.string(),
      at: z.string(),
      takenBackAt: z.nullable(z.string()),
    }),
  ),
  /** The files that are there, by slot. */
  documents: z.record(z.string(), z.object({ name: z.string(), size: z.number(), at: z.string() })),
  /** The slots that may be filled or changed now. */
  openSlots: z.array(z.string()),
  /** The office's questions; `answeredAt` is null while one waits. A new document alone is an answer too. */
  queries: z.array(
    z.object({
      item: z.string(),
      question: z.string(),
      askedAt: z.string(),
      answer: z.string(),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  /** The day by which queries are to be answered, YYYY-MM-DD; ''. */
  answerBy: z.string(),
  /** The rank or the place on the waiting list, from a list that is published; of a seat, from the one that gave it. */
  rank: z.nullable(
    z.object({
      list: z.string(),
      listNumber: z.number(),
      rank: z.number(),
      index: z.number(),
      waiting: z.number(),
      publishedAt: z.string(),
      /** Why it is this rank; null where nothing is recorded. */
      trace: z.nullable(MeritTraceSchema),
    }),
  ),
  offer: z.nullable(
    z.object({
      listNumber: z.number(),
      under: z.string(),
      payFrom: z.string(),
      payTo: z.string(),
      amount: z.number(),
      cautionMoney: z.number(),
      isAccepted: z.boolean(),
    }),
  ),
  fee: z.nullable(
    z.object({
      reference: z.string(),
      paidOn: z.string(),
      amount: z.number(),
      isConfirmed: z.boolean(),
      receiptNumber: z.string(),
    }),
  ),
  /** What can be done now. */
  may: z.object({
    submit: z.boolean(),
    answer: z.boolean(),
    acceptOffer: z.boolean(),
    declineOffer: z.boolean(),
    reportFee: z.boolean(),
    withdraw: z.boolean(),
  }),
  /** What a withdrawal would pay back today, or what is paid back; null where no fee was confirmed. */
  refund: z.nullable(
    z.object({ amount: z.number(), step: z.string(), isDecided: z.boolean(), isPaid: z.boolean() }),
  ),
  /** What the office told, the oldest first. */
  decisions: z.array(z.object({ status: z.string(), note: z.string(), at: z.string() })),
})
export type OwnApplication = z.infer<typeof OwnApplicationSchema>
