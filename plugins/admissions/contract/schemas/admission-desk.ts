import { fieldMessages } from '@prangan/contract/field-messages'
import { IdSchema } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { AdmissionInputSchema } from '@prangan/contract/schemas/admissions'
import {
  DateSchema,
  LanguageSchema,
  OptionalEmailSchema,
  optionalText,
  optionalTime,
  requiredText,
  requiredTime,
} from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'
import { isTooShort } from '../offer-window.ts'
import { referenceKey } from '../receipts.ts'
import { MeritListRowSchema, UnusualSchema, unusualPoints } from './admission-lists.ts'
import { differenceKinds } from './fee.ts'
import { checkResults, GuardianPaperInputSchema, ScrutinyItemSchema } from './full-application.ts'
import { AllocationReportSchema, MeritTraceSchema } from './merit-rules.ts'
import { RupeesSchema } from './payment.ts'
import { seatDecisions } from './seat-decisions.ts'

const version = z.number(fieldMessages.versionNotNumber)

/**
 * Results for items, and the next status. With questions it becomes 'queried', and the applicant is mailed. 'verified' requires
 * every item to be right or refused and, under 18, the guardian's consent.
 */
export const ScrutiniseApplicationInputSchema = z
  .object({
    version,
    checks: z.record(ScrutinyItemSchema, z.enum(checkResults)),
    /** Why each claim, or the category, is refused. */
    reasons: z._default(z.record(ScrutinyItemSchema, requiredText('Reason', limits.text.note)), {}),
    questions: z._default(
      z.array(
        z.object({
          item: ScrutinyItemSchema,
          text: requiredText('Question', limits.text.note),
          /** The groups of facts that the applicant may correct with the answer. */
          opens: z._default(
            z
              .array(z.string().check(z.maxLength(limits.text.short)))
              .check(z.maxLength(admissionLimits.factsAtOnce, fieldMessages.noSuchFact)),
            [],
          ),
        }),
      ),
      [],
    ),
    answerBy: z._default(z.union([z.literal(''), DateSchema]), ''),
    status: z.optional(z.enum(['in review', 'queried', 'verified', 'rejected'], fieldMessages.chooseStatus)),
    /** Sent to the applicant with the new status; required for a rejection. */
    note: optionalText('Note', limits.text.note),
  })
  .check(
    z.refine(({ status, questions }) => (status === 'queried') === questions.length > 0, {
      error: fieldMessages.questionMissing,
      path: ['questions'],
    }),
    z.refine(({ status, note }) => status !== 'rejected' || note !== '', {
      error: fieldMessages.required('Reason'),
      path: ['note'],
    }),
  )

export const AdmissionListInputSchema = z.object({
  session: IdSchema,
  programme: IdSchema,
  /** The list that this one replaces: a provisional one, or one that is revised; '' for the next list. */
  replaces: z._default(z.union([z.literal(''), IdSchema]), ''),
  /** About given seats that a revised list would not give, by application. `publishList` needs one for each. */
  decisions: z._default(
    z
      .record(
        IdSchema,
        z.object({
          decision: z.enum(seatDecisions, fieldMessages.chooseFromList),
          reason: optionalText('Reason', limits.text.note),
          condition: optionalText('Condition', limits.text.note),
        }),
      )
      .check(
        z.refine(
          (decisions) => Object.keys(decisions).length <= admissionLimits.decisionsAtOnce,
          fieldMessages.tooMany(admissionLimits.decisionsAtOnce),
        ),
      ),
    {},
  ),
})

/** Why an applicant has a rank on a preview, which is computed again and named by its `basis`. */
export const PreviewTraceInputSchema = z.extend(AdmissionListInputSchema, {
  basis: z.string(fieldMessages.loadPageAgain),
  application: IdSchema,
})

/** A preview. `basis` is a hash of its inputs: `publishList` fails if they have changed. */
export const ListPreviewSchema = z.object({
  number: z.number(),
  basis: z.string(),
  rows: z.array(MeritListRowSchema),
  report: AllocationReportSchema,
  unusual: z.array(UnusualSchema),
  /** The given seats of the list that is revised which this one would not give, with the holder's place in it. */
  touched: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      applicationNumber: z.string(),
      status: z.string(),
      under: z.string(),
      /** 0 without a rank. */
      rank: z.number(),
      waiting: z.number(),
    }),
  ),
})
export const PublishListInputSchema = z
  .extend(AdmissionListInputSchema, {
    number: z.number(fieldMessages.versionNotNumber),
    basis: z.string(fieldMessages.loadPageAgain),
    /** The unusual points that the officer has looked at, and why the list is published all the same. */
    seen: z._default(z.array(z.enum(unusualPoints)), []),
    remark: optionalText('Reason', limits.text.note),
    /** The end of the time for objections to a provisional list, or ''. */
    objectionsUntil: optionalTime('End'),
    /** Why a list that was final is revised, for everybody. */
    because: optionalText('Reason', limits.text.note),
    /** When it becomes public, or '' for at once. */
    publishAt: optionalTime('Publication'),
  })
  .check(
    z.refine(({ replaces, publishAt }) => replaces === '' || publishAt === '', {
      error: fieldMessages.replacedAtOnce,
      path: ['publishAt'],
    }),
    z.refine(({ replaces, objectionsUntil }) => replaces === '' || objectionsUntil === '', {
      error: fieldMessages.finalNotProvisional,
      path: ['objectionsUntil'],
    }),
  )
export const WithdrawListInputSchema = z.object({ reason: requiredText('Reason', limits.text.note) })
export const AnswerObjectionInputSchema = z.object({
  isUpheld: z.boolean(fieldMessages.chooseUpheld),
  /** What the applicant is answered. */
  answer: requiredText('Answer', limits.text.note),
  /** True for an objection that is upheld without a correction of the application that it is about. */
  needsNoCorrection: z._default(z.boolean(), false),
})
export const MeritTraceOutputSchema = z.object({ trace: z.nullable(MeritTraceSchema) })

/** Offers seats to everybody on the list without an offer. A repeated call continues where the last one stopped. */
export const OfferSeatsInputSchema = z
  .object({ payFrom: requiredTime('Beginning'), payTo: requiredTime('End') })
  .check(
    z.refine(({ payFrom, payTo }) => Date.parse(payFrom) < Date.parse(payTo), {
      error: fieldMessages.endBeforeStart,
      path: ['payTo'],
    }),
    z.refine(({ payFrom, payTo }) => !isTooShort({ payFrom: new Date(payFrom), payTo: new Date(payTo) }), {
      error: fieldMessages.offerTooShort,
      path: ['payTo'],
    }),
  )

/** Settles a provisional seat: it stays for good, or is cancelled. */
export const SettleSeatInputSchema = z.object({
  version,
  decision: z.enum(['keeps', 'cancelled'], fieldMessages.chooseFromList),
  reason: requiredText('Reason', limits.text.note),
})

/** Gives more time to pay, to one application or, without it, to everybody with an offer from the list. */
export const ExtendOffersInputSchema = z.object({
  payTo: requiredTime('End'),
  reason: requiredText('Reason', limits.text.note),
  application: z.optional(IdSchema),
})

export const RecordGuardianConsentInputSchema = z.extend(GuardianPaperInputSchema, { version })

const hasReference = (text: string): boolean => referenceKey(text) !== ''

/**
 * Another sum than that of the offer needs the office's decision, with a remark. A credit of somebody who has declined or
 * withdrawn is money to pay back.
 */
export const ConfirmFeeInputSchema = z.object({
  version,
  reference: requiredText('Reference', limits.text.mobile * 2).check(
    z.refine(hasReference, fieldMessages.required('Reference')),
  ),
  paidOn: DateSchema,
  amount: RupeesSchema,
  /** The credit of the bank that pays it. */
  credit: z.optional(IdSchema),
  difference: z.optional(
    z.object({
      kind: z.enum(differenceKinds, fieldMessages.chooseDifference),
      remark: requiredText('Remark', limits.text.note),
    }),
  ),
  /** Why the credit is this applicant's, if the office found that by hand. */
  note: optionalText('Note', limits.text.note),
})

/** Takes the confirmation with this receipt back, because it was wrong. */
export const UndoConfirmationInputSchema = z.object({
  version,
  receiptNumber: requiredText('Receipt number', limits.text.mobile * 2),
  reason: requiredText('Reason', limits.text.note),
})

/** Writes the balance of a part payment off, or takes that back. */
export const WaiveBalanceInputSchema = z.object({
  version,
  action: z.enum(['waive', 'take back'], fieldMessages.chooseAction),
  /** The balance that the caller has seen, or what was written off: another sum is refused. */
  amount: RupeesSchema,
  reason: requiredText('Reason', limits.text.note),
})

/** The payment that was reported is not in the bank. */
export const PaymentNotFoundInputSchema = z.object({
  version,
  /** The reference that the caller has looked for. */
  reference: requiredText('Reference', limits.text.mobile * 2),
  /** Sent to the applicant. */
  note: optionalText('Note', limits.text.note),
})

/**
 * A withdrawal entered by the office, a cancellation after the fee, or a paid refund. A cancelled receipt needs its reason, and a
 * refund the bank's reference of its payment.
 */
export const EndApplicationInputSchema = z
  .object({
    version,
    action: z.enum(['withdraw', 'cancel', 'refund paid'], fieldMessages.chooseAction),
    note: optionalText('Note', limits.text.note),
    reference: optionalText('Reference', limits.text.mobile * 2),
  })
  .check(
    z.refine(({ action, note }) => action !== 'cancel' || note !== '', {
      error: fieldMessages.required('Reason'),
      path: ['note'],
    }),
    z.refine(({ action, reference }) => action !== 'refund paid' || hasReference(reference), {
      error: fieldMessages.required('Reference'),
      path: ['reference'],
    }),
  )

/** The first step for a walk-in, who may have no e-mail address. */
export const CounterApplicationInputSchema = z.extend(AdmissionInputSchema, {
  email: OptionalEmailSchema,
  language: z.optional(LanguageSchema),
})
