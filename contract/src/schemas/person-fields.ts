import * as z from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { isDiallable } from '../phones.ts'
import { DateSchema, lineOfText, requiredText, yearSince } from './fields.ts'

/** Personal details in forms. They have a file of their own, since only pages with such forms load it. */

/** Invisible characters that change how text reads, except the two joiners, which Hindi needs. */
const hidden =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u

/** What makes a mail program show a link: a scheme, `www.`, a slash, an at sign, or a name that ends like a domain. */
const webAddress =
  /:\/\/|www\.|[\\/@]|[\p{L}\p{N}]\.(?:com|net|org|edu|gov|info|biz|in|io|co|me|us|uk|ru|cn|tk|ly|xyz|top|site|online|shop|club|live|link|app|dev|click|page|web|zip|test)(?![\p{L}\p{N}.])/iu

/** Whether text can be a name: it has no hidden characters and no link. */
const isName = (text: string): boolean => !hidden.test(text) && !webAddress.test(withPlainDots(text))

/** Its full-width letters and dots as plain ones. Browsers take the Chinese full stop for a dot too. */
const withPlainDots = (text: string): string => text.normalize('NFKC').replaceAll('\u3002', '.')

const nameOnly = (label: string) => z.refine<string>(isName, fieldMessages.hidesLink(label))

/**
 * A person's name, required. It is shown and printed as the college's own text, so it may contain nothing but a name.
 */
export const personName = (label: string) => requiredText(label, limits.text.name).check(nameOnly(label))

/** The same where it may be blank. */
export const blankOrName = (label: string) => lineOfText(label, limits.text.name).check(nameOnly(label))

/** An Indian mobile number, as its ten digits; typed in any script, with or without +91 or 0, spaces and dashes. */
export const MobileSchema = requiredText('Mobile number', limits.text.mobile).check(
  z.overwrite(tenDigits),
  z.regex(/^[6-9]\d{9}$/, fieldMessages.badMobile),
)

function tenDigits(typed: string): string {
  const digits = latinDigits(typed).replace(/[\s\p{Pd}.()]/gu, '')
  return digits.replace(/^(?:\+91|0091|91|0)(?=\d{10}$)/, '')
}

/** Phone numbers as people write them, several or with an extension; at least one can be dialled. May be blank. */
export const phoneNumbers = (label: string, max: number) =>
  lineOfText(label, max).check(z.refine((text) => text === '' || isDiallable(text), fieldMessages.badPhone))

/** A PIN code of India, as its six digits. */
export const PinCodeSchema = requiredText('PIN code', limits.text.pincode).check(
  z.overwrite((typed) => latinDigits(typed).replace(/[\s\p{Pd}]/gu, '')),
  z.regex(/^[1-9]\d{5}$/, fieldMessages.badPinCode),
)

const birthDateAsked = fieldMessages.badDate

/** The latest birth date of somebody of that age. */
const bornBy = (age: number): string => {
  const now = new Date()
  return `${now.getUTCFullYear() - age}${now.toISOString().slice(4, 10)}`
}

/** The birth date of somebody who is at least that old, and no older than `limits.ages.oldest`. */
export const birthDateOf = (youngest: number) =>
  z.string(birthDateAsked).check(
    z.overwrite(latinDigits),
    z.trim(),
    z.refine((text) => DateSchema.safeParse(text).success, { error: birthDateAsked, abort: true }),
    z.refine((text) => text <= bornBy(youngest) && text > bornBy(limits.ages.oldest), {
      error: fieldMessages.badBirthDate(youngest, limits.ages.oldest),
      abort: true,
    }),
  )

/** A year of passing of somebody who can still be alive. */
export const PassingYearSchema = yearSince(
  () => new Date().getUTCFullYear() - limits.ages.oldest + limits.ages.atPassing + 1,
  fieldMessages.passingYearOutOfRange,
)
