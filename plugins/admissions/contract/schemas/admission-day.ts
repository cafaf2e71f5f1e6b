import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { DateSchema, optionalText, TimestampSchema } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'
import { NameSchema } from './payment.ts'
import { AskedOfSchema, KeySchema, listOf } from './session-fields.ts'

/* The day of admission: what is asked for at the counter, and what was seen there. */

export const admissionOrders = ['money first', 'originals first'] as const
export type AdmissionOrder = (typeof admissionOrders)[number]

/** A paper that is shown at the counter and never uploaded, such as the transfer certificate. */
const PaperRuleSchema = z.object({ key: KeySchema, name: NameSchema, neededFor: AskedOfSchema })
export type PaperRule = z.infer<typeof PaperRuleSchema>

export const AdmissionDaySchema = z.object({
  /** What comes first on the day. Pages, mails, letters and the counter follow it. */
  order: z.enum(admissionOrders, fieldMessages.chooseFromList),
  /** The last day of an undertaking to bring an original later; '' for the session's last date. */
  undertakingsUntil: z.union([z.literal(''), DateSchema]),
  /** Besides the originals of the uploaded documents. */
  papers: listOf(PaperRuleSchema, admissionLimits.documents),
})
export type AdmissionDay = z.infer<typeof AdmissionDaySchema>

/** For sessions from before there was such a setting. */
export const usualAdmissionDay: AdmissionDay = { order: 'money first', undertakingsUntil: '', papers: [] }

/** 'copy' is an original that the college keeps a copy of. */
export const originalResults = ['seen', 'copy', 'undertaking', 'missing'] as const
export type OriginalResult = (typeof originalResults)[number]

/** `document:<key>` is the original of an uploaded document, `paper:<key>` another paper. */
const OriginalItemSchema = z
  .string()
  .check(z.regex(/^(document|paper):[a-z0-9][a-z0-9-]{0,39}$/, fieldMessages.noSuchOriginal))

export const OriginalSchema = z.object({
  result: z.enum(originalResults),
  /** The last day of an undertaking (YYYY-MM-DD), or ''. */
  until: z.string(),
  /** As the session called it then. */
  name: NameSchema,
  by: z.string(),
  at: TimestampSchema,
})
export type Original = z.infer<typeof OriginalSchema>

/** The number in the roll of a programme and session, given with the admission at the counter. */
export const RollSchema = z.object({
  number: z.string(),
  by: z.string(),
  at: TimestampSchema,
  /** Rupees of the fee that were still to be paid, and why that was no hindrance. */
  balance: z._default(z.number(), 0),
  because: z._default(z.string(), ''),
  /** The day by which the balance is to be paid (YYYY-MM-DD), or ''. */
  balanceBy: z._default(z.string(), ''),
})

/** An original that an applicant still has to bring; `until` is YYYY-MM-DD. */
export const OwedOriginalSchema = z.object({ name: NameSchema, until: z.string() })
export type OwedOriginal = z.infer<typeof OwedOriginalSchema>

const version = z.number(fieldMessages.versionNotNumber)

/** What was found of some of the originals; the others stay as they are. */
export const RecordOriginalsInputSchema = z.object({
  version,
  originals: z.record(
    OriginalItemSchema,
    z.object({
      result: z.enum(originalResults, fieldMessages.chooseFromList),
      until: z._default(z.union([z.literal(''), DateSchema]), ''),
    }),
  ),
})

/** With a balance, the admission needs a reason, and may have a day for the rest. */
export const AdmitApplicantInputSchema = z.object({
  version,
  because: optionalText('Reason', limits.text.note),
  balanceBy: z._default(z.union([z.literal(''), DateSchema]), ''),
})
