import { fieldMessages } from '@prangan/contract/field-messages'
import { limits } from '@prangan/contract/limits'
import { LocalizedTextSchema } from '@prangan/contract/schemas/content-fields'
import * as z from 'zod/mini'
import { admissionLimits } from '../limits.ts'

export const RupeesSchema = z.int(fieldMessages.badRupees).check(z.gte(0, fieldMessages.badRupees))

export const NameSchema = LocalizedTextSchema.check(
  z.refine(({ en }) => en.trim() !== '', fieldMessages.required('Name')),
)

/** A part of the fee, such as tuition. */
const FeeHeadSchema = z.object({ name: NameSchema, amount: RupeesSchema })
export const FeeHeadsSchema = z
  .array(FeeHeadSchema)
  .check(z.maxLength(admissionLimits.feeHeads, fieldMessages.tooMany(admissionLimits.feeHeads)))
export type FeeHead = z.infer<typeof FeeHeadSchema>

const text = z
  .string()
  .check(z.trim(), z.maxLength(limits.text.name, fieldMessages.tooLong('This', limits.text.name)))
const optional = (pattern: RegExp, message: string) => text.check(z.regex(pattern, message))

/** How the fee can be paid. What is empty is not shown to applicants. */
export const PaymentSchema = z
  .object({
    account: z.object({
      name: text,
      number: optional(/^([A-Za-z0-9]{6,20})?$/, fieldMessages.badAccountNumber),
      /** https://www.rbi.org.in lists them: four letters of the bank, a zero, six characters of the branch. */
      ifsc: text.check(z.toUpperCase(), z.regex(/^([A-Z]{4}0[A-Z0-9]{6})?$/, fieldMessages.badIfsc)),
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
      address: optional(/^([A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63})?$/, fieldMessages.badUpiAddress),
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
