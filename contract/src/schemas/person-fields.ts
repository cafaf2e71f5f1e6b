import * as z from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { isDiallable } from '../phones.ts'
import { DateSchema, dateIssue, lineOfText, requiredText, yearSince } from './fields.ts'

/* Personal details in forms: a file of their own, because only pages with such forms load it. */

/** Invisible characters that change how text reads, except the two joiners, which Hindi needs. */
const hidden =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u

/** Anything that a mail program would turn into a link: a scheme, `www.`, a slash, an at sign, or a domain. */
const webAddress =
  /:\/\/|www\.|[\\/@]|[\p{L}\p{N}]\.(?:com|net|org|edu|gov|info|biz|in|io|co|me|us|uk|ru|cn|tk|ly|xyz|top|site|online|shop|club|live|link|app|dev|click|page|web|zip|test)(?![\p{L}\p{N}.])/iu

const isName = (text: string): boolean => !hidden.test(text) && !webAddress.test(withPlainDots(text))

/** Maps full-width letters and dots to plain ones. Browsers read the Chinese full stop as a dot too. */
const withPlainDots = (text: string): string => text.normalize('NFKC').replaceAll('\u3002', '.')

const nameOnly = (label: string) => z.refine<string>(isName, fieldMessages.hidesLink(label))

/** A required name. The college's pages and documents show it, so it may not contain a link or hidden characters. */
export const personName = (label: string) => requiredText(label, limits.text.name).check(nameOnly(label))

export const blankOrName = (label: string) => lineOfText(label, limits.text.name).check(nameOnly(label))

/** Ten digits, typed in any script, with or without +91 or 0, spaces and dashes. */
export const MobileSchema = requiredText('Mobile number', limits.text.mobile).check(
  z.overwrite(tenDigits),
  z.regex(/^[6-9]\d{9}$/, fieldMessages.badMobile),
)

function tenDigits(typed: string): string {
  const digits = latinDigits(typed).replace(/[\s\p{Pd}.()]/gu, '')
  return digits.replace(/^(?:\+91|0091|91|0)(?=\d{10}$)/, '')
}

/** One or several numbers with extensions, at least one of which can be dialled; may be blank. */
export const phoneNumbers = (label: string, max: number) =>
  lineOfText(label, max).check(z.refine((text) => text === '' || isDiallable(text), fieldMessages.badPhone))

export const PinCodeSchema = requiredText('PIN code', limits.text.pincode).check(
  z.overwrite((typed) => latinDigits(typed).replace(/[\s\p{Pd}]/gu, '')),
  z.regex(/^[1-9]\d{5}$/, fieldMessages.badPinCode),
)

const bornBy = (age: number): string => {
  const now = new Date()
  return `${now.getUTCFullYear() - age}${now.toISOString().slice(4, 10)}`
}

export const birthDateOf = (youngest: number) =>
  z.string(fieldMessages.badDate).check(
    z.overwrite(latinDigits),
    z.trim(),
    z.refine((text) => DateSchema.safeParse(text).success, { error: dateIssue, abort: true }),
    z.refine((text) => text <= bornBy(youngest) && text > bornBy(limits.ages.oldest), {
      error: fieldMessages.badBirthDate(youngest, limits.ages.oldest),
      abort: true,
    }),
  )

export const PassingYearSchema = yearSince(
  () => new Date().getUTCFullYear() - limits.ages.oldest + limits.ages.atPassing + 1,
  fieldMessages.passingYearOutOfRange,
)
