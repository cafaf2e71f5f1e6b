import * as z from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { lineOfText } from './fields.ts'
import { phoneNumbers } from './person-fields.ts'

const lineLike = (label: string, form: RegExp, message: string) =>
  lineOfText(label).check(
    z.overwrite(latinDigits),
    z.refine((text) => text === '' || form.test(text), message),
  )

/** A number with an optional note: '2 (one in progress)'. */
const count = (label: string) => lineLike(label, /^\d{1,3}( ?\([^()]+\))?$/, fieldMessages.badCount)

/** Up to 70 years: '12', '12.5', '12+ years' or '12 years 6 months'. */
const years =
  /^([0-6]?\d(\.\d{1,2})?|70)\+?( ?(years?|yrs?\.?|वर्ष|साल))?(,? ?(1[01]|\d) ?(months?|माह|महीने))?$/i

/**
 * Formats of profile details. A form checks them all; the API checks only changed ones, since clients send back every field,
 * and an earlier profile may hold any text.
 */
export const profileFormats = {
  phone: phoneNumbers('Phone', limits.text.phone),
  teaching_experience: lineLike('Teaching experience', years, fieldMessages.badTeachingYears),
  masters_supervised: count('Masters supervised'),
  phd_supervised: count('Ph.D. supervised'),
} as const
