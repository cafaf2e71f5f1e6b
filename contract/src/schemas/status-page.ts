import { college } from '@prangan/college/config'
import * as z from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { EmailSchema } from './fields.ts'
import { MobileSchema } from './person-fields.ts'

/** The college's code, an inquiry's letter, the year, and the rest. */
const numberParts = new RegExp(`^(${college.shortCode})([EFG]?)(\\d{4})(\\w+)$`)

/** Returns the number in its normal form; it may be typed without hyphens or with spaces. */
export function writtenNumber(typed: string): string {
  const plain = latinDigits(typed).replace(/\s/g, '').toUpperCase()
  const parts = numberParts.exec(plain.replace(/\p{Pd}/gu, ''))
  return parts ? parts.slice(1).filter(Boolean).join('-') : plain
}

/** An e-mail address or mobile number. One message names both. */
export const ContactSchema = z.string(fieldMessages.contactGivenThen).check(
  z.overwrite(
    (typed) => EmailSchema.safeParse(typed).data ?? MobileSchema.safeParse(typed).data ?? typed.trim(),
  ),
  z.refine(
    (text) => EmailSchema.safeParse(text).success || MobileSchema.safeParse(text).success,
    fieldMessages.contactGivenThen,
  ),
)

export const OneTimeCodeSchema = z.string(fieldMessages.codeMissing).check(
  z.overwrite((typed) => latinDigits(typed).replace(/[\s\p{Pd}]/gu, '')),
  z.regex(/^\d{6}$/, fieldMessages.checkCode),
)

/** 32 random bytes. */
export const StatusTokenSchema = z
  .string(fieldMessages.tokenMissing)
  .check(z.regex(/^[\w-]{43}$/, fieldMessages.badToken))
