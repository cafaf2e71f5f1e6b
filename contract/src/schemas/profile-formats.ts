import * as z from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { lineOfText } from './fields.ts'
import { phoneNumbers } from './person-fields.ts'

/** A line of text, with Latin digits, that has this form where it is not blank. */
const lineLike = (label: string, form: RegExp, message: string) =>
  lineOfText(label).check(
    z.overwrite(latinDigits),
    z.refine((text) => text === '' || form.test(text), message),
  )

/** How many people were supervised, with a note in brackets: '2 (one in progress)'. */
const count = (label: string) => lineLike(label, /^\d{1,3}( ?\([^()]+\))?$/, fieldMessages.badCount)

/** Up to 70 years, as '12', '12.5', '12+ years' or '12 years 6 months'. */
const years =
  /^([0-6]?\d(\.\d{1,2})?|70)\+?( ?(years?|yrs?\.?|वर्ष|साल))?(,? ?(1[01]|\d) ?(months?|माह|महीने))?$/i

/**
 * The details of a profile that have a form. A form checks them all; the call checks those that change, since clients
 * send back every field, and an earlier profile may hold any text.
 */
export const profileFormats = {
  phone: phoneNumbers('Phone', limits.text.phone),
  teaching_experience: lineLike('Teaching experience', years, fieldMessages.badTeachingYears),
  masters_supervised: count('Masters supervised'),
  phd_supervised: count('Ph.D. supervised'),
} as const
