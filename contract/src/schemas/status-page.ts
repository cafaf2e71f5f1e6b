import * as z from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'

// What opens a status page without an account: a one-time code, and the token that it is exchanged for.

/** The six digits of a mail, as they are typed. */
export const OneTimeCodeSchema = z.string(fieldMessages.codeMissing).check(
  z.overwrite((typed) => latinDigits(typed).replace(/[\s\p{Pd}]/gu, '')),
  z.regex(/^\d{6}$/, fieldMessages.checkCode),
)

/** A token: 32 random bytes. */
export const StatusTokenSchema = z
  .string(fieldMessages.tokenMissing)
  .check(z.regex(/^[\w-]{43}$/, fieldMessages.badToken))
