import { latinDigits } from '@prangan/contract/digits'
import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { LocalizedTextSchema } from '@prangan/contract/schemas/content-fields'
import { optionalText, requiredText } from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'

export const RupeesSchema = z.int(fieldMessages.badRupees).check(z.gte(0, fieldMessages.badRupees))

export const NameSchema = LocalizedTextSchema.check(
  z.refine(({ en }) => en.trim() !== '', fieldMessages.required('Name')),
)

/** A part of the fee, such as tuition. */
const FeeHeadSchema = z.object({
  name: NameSchema,
  amount: RupeesSchema,
  /** True if it is the caution money, whose sum then follows from it. */
  isCautionMoney: z.optional(z.boolean()),
})
export const FeeHeadsSchema = z
  .array(FeeHeadSchema)
  .check(z.maxLength(admissionLimits.feeHeads, fieldMessages.tooMany(admissionLimits.feeHeads)))
export type FeeHead = z.infer<typeof FeeHeadSchema>

const text = z
  .string()
  .check(z.trim(), z.maxLength(limits.text.name, fieldMessages.tooLong('This', limits.text.name)))
const optional = (pattern: string, message: string) =>
  text.check(z.regex(new RegExp(`^(?:${pattern})?$`), message))

const patterns = {
  account: '[A-Za-z0-9]{6,20}',
  /** https://www.rbi.org.in lists them: four letters of the bank, a zero, six characters of the branch. */
  ifsc: '[A-Z]{4}0[A-Z0-9]{6}',
  upi: '[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63}',
}

/** How the fee can be paid. What is empty is not shown to applicants. */
export const PaymentSchema = z
  .object({
    account: z.object({
      name: text,
      number: optional(patterns.account, fieldMessages.badAccountNumber),
      ifsc: text.check(
        z.toUpperCase(),
        z.regex(new RegExp(`^(?:${patterns.ifsc})?$`), fieldMessages.badIfsc),
      ),
      bank: text,
      branch: text,
    }),
    sbiCollect: z.object({
      link: z
        .string()
        .check(
          z.trim(),
          z.maxLength(limits.text.link, fieldMessages.linkTooLong),
          z.regex(/^(https:\/\/[^\s/@?#]+([/?#]\S*)?)?$/, fieldMessages.badHttpsLink),
        ),
      /** Lines of 'label = what to fill in'; `{name}` and the other placeholders are filled in for each applicant. */
      fields: z
        .array(z.string().check(z.maxLength(120, fieldMessages.tooLong('This', 120))))
        .check(z.maxLength(20, fieldMessages.tooMany(20))),
    }),
    upi: z.object({
      address: optional(patterns.upi, fieldMessages.badUpiAddress),
      /** As the bank registered it. */
      name: text,
    }),
  })
  .check(
    z.refine(({ account }) => account.number === '' || account.ifsc !== '', {
      error: fieldMessages.required('IFSC'),
      path: ['account', 'ifsc'],
    }),
    z.refine(({ account }) => account.ifsc === '' || account.number !== '', {
      error: fieldMessages.required('Account number'),
      path: ['account', 'number'],
    }),
  )
export type Payment = z.infer<typeof PaymentSchema>

export const noPayment: Payment = {
  account: { name: '', number: '', ifsc: '', bank: '', branch: '' },
  sbiCollect: { link: '', fields: [] },
  upi: { address: '', name: '' },
}

/** Takes out the spaces and hyphens with which people group the characters of a number. */
const ungrouped = (number: string): string => latinDigits(number).replaceAll(/[\s-]/g, '')

const asPrinted = (pattern: string, message: string) =>
  z.string(message).check(
    z.maxLength(limits.text.short, message),
    z.overwrite((typed) => ungrouped(typed).toUpperCase()),
    z.regex(new RegExp(`^(?:${pattern})$`), message),
  )

/** The account to which a refund is paid, of the applicant or somebody in the family. */
export const RefundAccountSchema = z.object({
  name: requiredText('Account holder’s name', limits.text.name),
  number: asPrinted(patterns.account, fieldMessages.badAccountNumber),
  ifsc: asPrinted(patterns.ifsc, fieldMessages.badIfsc),
  bank: optionalText('Bank', limits.text.name),
})
export type RefundAccount = z.infer<typeof RefundAccountSchema>
