import { college } from '@prangan/college/config'
import { fieldMessages } from '@prangan/contract/field-messages'
import { IdSchema } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import {
  DateSchema,
  DeviceSchema,
  LanguageSchema,
  OptionalEmailSchema,
  optionalText,
  requiredText,
} from '@prangan/contract/schemas/fields'
import {
  ContactSchema,
  OneTimeCodeSchema,
  StatusTokenSchema,
  writtenNumber,
} from '@prangan/contract/schemas/status-page'
import * as z from 'zod/mini'
import { visibleStates } from '../states.ts'
import { admissionOrders, originalResults } from './admission-day.ts'
import { CutoffSchema, objectionStatuses } from './admission-lists.ts'
import { CorrectionSchema, FactsSchema } from './corrections.ts'
import {
  ApplicationDetailsInputSchema,
  ConsentTextSchema,
  consentPurposes,
  ScrutinyItemSchema,
} from './full-application.ts'
import { MeritTraceSchema } from './merit-rules.ts'
import { ownPayments } from './own-payments.ts'
import { FeeHeadsSchema, NameSchema, PaymentSchema, RefundAccountSchema } from './payment.ts'
import { seatDecisions } from './seat-decisions.ts'

/** The application's code is in the fragment, which browsers send to no server. */
export const applicationPage = '/application'

/** A link with a one-time code. The page asks for a click, since mail scanners open links too. */
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
      fieldMessages.badNumber(`${college.shortCode}-2026-K7M4QX3`),
    ),
  )

export const RequestApplicationCodeInputSchema = z.object({
  number: ApplicationNumberSchema,
  contact: ContactSchema,
  device: DeviceSchema,
  language: z.optional(LanguageSchema),
})

export const OpenApplicationInputSchema = z.object({
  number: ApplicationNumberSchema,
  code: OneTimeCodeSchema,
  flow: IdSchema,
  device: DeviceSchema,
})

const token = { token: StatusTokenSchema }

export const OwnApplicationTokenSchema = z.object(token)

const SlotSchema = z
  .string(fieldMessages.badSlot)
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, fieldMessages.badSlot))

export const ApplicationDocumentInputSchema = z.object({ ...token, slot: SlotSchema })

/** The whole first step. An application from the counter may have no e-mail address. */
export const FirstStepSchema = z.extend(AdmissionInputSchema, { email: OptionalEmailSchema })

export const ChangeFirstStepInputSchema = z.extend(FirstStepSchema, token)

export const SubmitApplicationInputSchema = z.extend(ApplicationDetailsInputSchema, token)

/** An answer for each open question; a correction or a new document alone is an answer too. */
export const AnswerQueriesInputSchema = z.object({
  ...token,
  answers: z.array(z.object({ item: ScrutinyItemSchema, text: optionalText('Answer', limits.text.note) })),
  /** What the office opened for correction, where it is to be corrected. */
  facts: z._default(FactsSchema, {}),
})

export const CorrectOwnInputSchema = z.object({ ...token, facts: FactsSchema })

export const ConfirmGuardianInputSchema = z.object({ ...token, code: OneTimeCodeSchema })

/** Only an optional consent can be withdrawn. */
export const TakeBackConsentInputSchema = z.object({
  ...token,
  purpose: z.enum(consentPurposes, fieldMessages.chooseConsent),
})

export const GiveConsentInputSchema = z.extend(TakeBackConsentInputSchema, ConsentTextSchema.shape)

/** An objection to the place with this rank on a provisional list; 0 for the own place, also without a rank. */
export const ObjectToListInputSchema = z.object({
  ...token,
  list: IdSchema,
  rank: z.int(fieldMessages.noSuchRank).check(z.gte(0, fieldMessages.noSuchRank)),
  text: requiredText('Objection', limits.text.note),
})

export const AnswerOfferInputSchema = z.object({ ...token, accept: z.boolean(fieldMessages.chooseAnswer) })

/** A bank challan for the fee, in the language of the page. */
export const PrintChallanInputSchema = z.object({ ...token, language: z.optional(LanguageSchema) })

/** The proof of payment is uploaded separately. */
export const ReportFeeInputSchema = z.object({
  ...token,
  reference: requiredText('Reference', limits.text.mobile * 2),
  paidOn: DateSchema,
})

export const GiveRefundAccountInputSchema = z.extend(RefundAccountSchema, token)

/** Fails if the refund that was shown is no longer right. */
export const WithdrawApplicationInputSchema = z.object({
  ...token,
  refund: z.number(fieldMessages.versionNotNumber),
})

/**
 * The applicant's view. It has no birth date, category, income, parents or file contents, in case somebody else has the code;
 * only what was corrected shows both values. Timestamps are in ISO 8601, amounts in rupees.
 */
export const OwnApplicationSchema = z.object({
  number: z.string(),
  name: z.string(),
  course: z.string(),
  session: z.string(),
  sessionName: z.string(),
  programme: z.string(),
  state: z.enum(visibleStates),
  createdAt: z.string(),
  submittedAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  guardian: z.object({
    isNeeded: z.boolean(),
    email: z.string(),
    agreedAt: z.nullable(z.string()),
  }),
  consents: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      isGiven: z.boolean(),
      version: z.string(),
      at: z.string(),
      takenBackAt: z.nullable(z.string()),
    }),
  ),
  documents: z.record(z.string(), z.object({ name: z.string(), size: z.number(), at: z.string() })),
  openSlots: z.array(z.string()),
  queries: z.array(
    z.object({
      item: z.string(),
      question: z.string(),
      opens: z.array(z.string()),
      askedAt: z.string(),
      answer: z.string(),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  /** The groups of facts that may be corrected now, and what is there; nothing of hidden facts. */
  openGroups: z.array(z.string()),
  facts: FactsSchema,
  corrections: z.array(
    z.extend(
      z.pick(CorrectionSchema, { fact: true, before: true, after: true, document: true, reason: true }),
      {
        isByOffice: z.boolean(),
        at: z.string(),
      },
    ),
  ),
  /** What the office refused, once it has asked something or checked everything; `reason` may be ''. */
  refused: z.array(z.object({ item: z.string(), reason: z.string() })),
  /** The last day for answers (YYYY-MM-DD), or ''. */
  answerBy: z.string(),
  /** The rank or waiting-list position from a published list; for a seat, from the list that gave it. */
  rank: z.nullable(
    z.object({
      list: z.string(),
      listNumber: z.number(),
      rank: z.number(),
      index: z.number(),
      waiting: z.number(),
      publishedAt: z.string(),
      /** The end of the time for objections to a provisional list, or null. */
      objectionsUntil: z.nullable(z.string()),
      trace: z.nullable(MeritTraceSchema),
      cutoffs: z.array(CutoffSchema),
    }),
  ),
  /** The provisional list that the applicant may object to; `slot` takes a document with the next objection. */
  provisional: z.nullable(
    z.object({ list: z.string(), listNumber: z.number(), until: z.string(), slot: z.string() }),
  ),
  /** The index of a checked application before it is on a list. */
  counted: z.nullable(z.object({ index: z.number(), trace: MeritTraceSchema })),
  /** The own objections; those to somebody else's place have that rank, others 0. */
  objections: z.array(
    z.object({
      listNumber: z.number(),
      rank: z.number(),
      text: z.string(),
      at: z.string(),
      status: z.enum(objectionStatuses),
      answer: z.string(),
      answeredAt: z.nullable(z.string()),
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
      heads: FeeHeadsSchema,
      extensions: z.array(z.object({ payTo: z.string(), reason: z.string(), at: z.string() })),
      isAccepted: z.boolean(),
    }),
  ),
  /** The day of admission: what comes first there, and the originals to bring, for those who have a seat. */
  admissionDay: z.object({
    order: z.enum(admissionOrders),
    originals: z.array(
      z.object({
        item: z.string(),
        name: NameSchema,
        /** '' until it was asked for at the counter. */
        result: z.enum(['', ...originalResults]),
        until: z.string(),
      }),
    ),
    /** '' until the admission is complete. */
    rollNumber: z.string(),
    /** The day by which the balance is to be paid (YYYY-MM-DD), or ''. */
    balanceBy: z.string(),
  }),
  /** True if a correction would take the seat, and nobody has decided about it yet. */
  isSeatInQuestion: z.boolean(),
  /** What an officer decided about a seat that corrections would take. */
  seatDecision: z.nullable(
    z.object({
      decision: z.enum(seatDecisions),
      reason: z.string(),
      condition: z.string(),
      listNumber: z.number(),
      at: z.string(),
    }),
  ),
  /** Where to pay; null unless a seat waits for its fee. */
  payment: z.nullable(PaymentSchema),
  ...ownPayments,
  may: z.object({
    submit: z.boolean(),
    answer: z.boolean(),
    correct: z.boolean(),
    acceptOffer: z.boolean(),
    declineOffer: z.boolean(),
    reportFee: z.boolean(),
    /** Of a payment that was reported and is not confirmed. */
    correctReport: z.boolean(),
    object: z.boolean(),
    withdraw: z.boolean(),
    giveRefundAccount: z.boolean(),
  }),
  decisions: z.array(z.object({ status: z.string(), note: z.string(), at: z.string() })),
})
export type OwnApplication = z.infer<typeof OwnApplicationSchema>
