import * as z from 'zod/mini'
import { college } from '../college.config.ts'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { EmailSchema } from './fields.ts'
import { MobileSchema } from './person-fields.ts'

/*
 * What opens a status page without an account: a number with its contact, a one-time code, and the token that it is
 * exchanged for.
 */

/** The parts of a number: the college's code, an inquiry's letter, the year, and the rest. */
const numberParts = new RegExp(`^(${college.shortCode})([EFG]?)(\\d{4})(\\w+)$`)

/** A number of an application or inquiry as it is written, however it was typed: without hyphens, or with spaces. */
export function writtenNumber(typed: string): string {
  const plain = latinDigits(typed).replace(/\s/g, '').toUpperCase()
  const parts = numberParts.exec(plain.replace(/\p{Pd}/gu, ''))
  return parts ? parts.slice(1).filter(Boolean).join('-') : plain
}

/** The e-mail address or mobile number that something was sent with. One message names both. */
export const ContactSchema = z.string(fieldMessages.contactGivenThen).check(
  z.overwrite(
    (typed) => EmailSchema.safeParse(typed).data ?? MobileSchema.safeParse(typed).data ?? typed.trim(),
  ),
  z.refine(
    (text) => EmailSchema.safeParse(text).success || MobileSchema.safeParse(text).success,
    fieldMessages.contactGivenThen,
  ),
)

/** The six digits of a mail, as they are typed. */
export const OneTimeCodeSchema = z.string(fieldMessages.codeMissing).check(
  z.overwrite((typed) => latinDigits(typed).replace(/[\s\p{Pd}]/gu, '')),
  z.regex(/^\d{6}$/, fieldMessages.checkCode),
)

/** A token: 32 random bytes. */
export const StatusTokenSchema = z
  .string(fieldMessages.tokenMissing)
  .check(z.regex(/^[\w-]{43}$/, fieldMessages.badToken))
