import { fieldMessages } from '@prangan/contract/field-messages'
import { IdSchema } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import {
  DateSchema,
  lineOfText,
  optionalText,
  requiredText,
  TimestampSchema,
} from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'

const paise = z
  .int(fieldMessages.badRupees)
  .check(z.gte(1, fieldMessages.badRupees), z.lte(1e13, fieldMessages.badRupees))

export const CreditRowSchema = z.object({
  date: DateSchema,
  paise,
  reference: lineOfText('Reference', 60),
  description: lineOfText('Description', 300),
  name: lineOfText('Name', 300),
  /** Counts rows of a statement that are the same in everything else. */
  occurrence: z.int(fieldMessages.versionNotNumber).check(z.gte(1), z.lte(1_000)),
})
export type CreditRowInput = z.output<typeof CreditRowSchema>

/** Credits of a bank's statement. Those that are known already change nothing. */
export const ImportStatementInputSchema = z.object({
  account: requiredText('Account number', 40),
  rows: z
    .array(CreditRowSchema)
    .check(
      z.minLength(1, fieldMessages.required('Statement')),
      z.maxLength(admissionLimits.creditsAtOnce, fieldMessages.tooMany(admissionLimits.creditsAtOnce)),
    ),
})

const creditStatuses = ['open', 'confirmed', 'set aside'] as const

/** `bankCredits/{key}`: money that came into an account; the key is a hash of everything in the statement's row. */
export const BankCreditSchema = z.extend(CreditRowSchema, {
  account: z.string(),
  /** The references that it may be known by, as they are compared. */
  keys: z.array(z.string()),
  status: z.enum(creditStatuses),
  /** The application whose fee it is, or ''. */
  application: z.string(),
  applicationNumber: z.string(),
  receiptNumber: z.string(),
  /** Applications of which the office has said that it is not theirs. */
  notFor: z.array(z.string()),
  /** Why it was set aside, or whose it is. */
  note: z.string(),
  importedAt: TimestampSchema,
  importedBy: z.string(),
  decidedAt: z.nullable(TimestampSchema),
  decidedBy: z.string(),
  version: z.number(),
})
export type BankCredit = z.infer<typeof BankCreditSchema>

/** The credit of a payment that is confirmed already. */
export const LinkCreditInputSchema = z.object({
  version: z.number(fieldMessages.versionNotNumber),
  application: IdSchema,
  receiptNumber: requiredText('Receipt number', limits.text.mobile * 2),
  note: requiredText('Note', limits.text.note),
})

/** 'not': it is not the fee of this application. 'set aside': it is no admission fee; 'open' takes that back. */
export const DecideCreditInputSchema = z
  .object({
    version: z.number(fieldMessages.versionNotNumber),
    action: z.enum(['not', 'set aside', 'open'], fieldMessages.chooseAction),
    application: z.optional(IdSchema),
    note: optionalText('Note', limits.text.note),
  })
  .check(
    z.refine(({ action, application }) => action !== 'not' || application !== undefined, {
      error: fieldMessages.chooseAction,
      path: ['application'],
    }),
    z.refine(({ action, note }) => action !== 'set aside' || note !== '', {
      error: fieldMessages.required('Note'),
      path: ['note'],
    }),
  )
