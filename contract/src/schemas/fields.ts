import * as z from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { dayInIndia } from '../india-time.ts'
import { allLanguages } from '../languages.ts'
import { limits } from '../limits.ts'
import { isSafeLink } from '../links.ts'

/** Field types that several forms share. Each trims what was typed and says what to do when it does not fit. */

/** Replaces half of a surrogate pair, as a cut emoji leaves it, by U+FFFD: Firestore cannot store it as it is. */
const wellFormed = () => z.overwrite<string>((text) => text.toWellFormed())

/** A required line of text. `label` is how the form names the field. */
export const requiredText = (label: string, max: number = limits.text.short) =>
  z
    .string(fieldMessages.required(label))
    .check(
      wellFormed(),
      z.trim(),
      z.minLength(1, fieldMessages.required(label)),
      z.maxLength(max, fieldMessages.tooLong(label, max)),
    )

/** A line of text that may be blank. */
export const lineOfText = (label: string, max: number = limits.text.short) =>
  z
    .string(fieldMessages.notText(label))
    .check(wellFormed(), z.trim(), z.maxLength(max, fieldMessages.tooLong(label, max)))

/** A line of text that may be left blank; missing and blank are both ''. */
export const optionalText = (label: string, max: number = limits.text.short) =>
  z._default(lineOfText(label, max), '')

/**
 * A value that the schema accepts, or a blank; the error message is the schema's own. The schema comes first: resolvers of
 * forms show what the first of a union says.
 */
export const blankOr = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.union([schema, z.literal('')], {
    error: ({ input }) => schema.safeParse(input).error?.issues[0]?.message,
  })

/** A line of text in a form that changes existing data: left out, it stays as it is; blank, it is cleared. */
export const changedText = (label: string, max: number = limits.text.short) =>
  z.optional(
    z
      .string(fieldMessages.notText(label))
      .check(wellFormed(), z.trim(), z.maxLength(max, fieldMessages.tooLong(label, max))),
  )

/** An e-mail address as typed, in plain letters whatever the keyboard wrote; `normaliseEmail` makes it comparable. */
export const EmailSchema = z.string(fieldMessages.emailMissing).check(
  // Full-width and other look-alike forms that stand for the same letters.
  z.normalize('NFKC'),
  z.trim(),
  z.maxLength(limits.text.email, fieldMessages.emailTooLong),
  z.email(fieldMessages.badEmail),
)

/** The same where it may be left blank; missing and blank are both ''. */
export const OptionalEmailSchema = z._default(
  z.string(fieldMessages.emailNotText).check(
    z.normalize('NFKC'),
    z.trim(),
    z.maxLength(limits.text.email, fieldMessages.emailTooLong),
    z.refine((text) => text === '' || EmailSchema.safeParse(text).success, fieldMessages.badEmail),
  ),
  '',
)

/** The normal form of an e-mail address, used for accounts, limits and look-ups. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

/** A link that is safe to show: http(s) or a path on this site, or blank. */
export const LinkSchema = z._default(
  z.string(fieldMessages.linkNotText).check(
    z.trim(),
    z.maxLength(limits.text.link, fieldMessages.linkTooLong),
    z.refine((text) => text === '' || isSafeLink(text), fieldMessages.badLink),
  ),
  '',
)

/** A calendar day, YYYY-MM-DD. */
export const DateSchema = z.iso.date(fieldMessages.badDate)

const isMoment = (text: string): boolean =>
  [{}, { precision: -1 }].some((more) => z.iso.datetime({ offset: true, ...more }).safeParse(text).success)

/** Whether a moment is plausible, and in Firestore's range. */
const isInReach = (text: string): boolean => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1970 && year < 9999
}

/**
 * A moment in ISO 8601 with its zone, with or without seconds, or blank. `label` is the field's name in the message.
 */
export const optionalMoment = (label: string) =>
  z._default(
    z.string(fieldMessages.notText(`The ${label}`)).check(
      z.trim(),
      z.refine((text) => text === '' || (isMoment(text) && isInReach(text)), fieldMessages.badMoment(label)),
    ),
    '',
  )

/** The same where it may not be blank. */
export const requiredMoment = (label: string) =>
  optionalMoment(label).check(z.refine((text) => text !== '', fieldMessages.required(label)))

const yearNow = (): number => Number(dayInIndia(new Date()).slice(0, 4))

/** A year of four digits in any script, from `first()` to the current one, or to as many after it as `ahead` says. */
export const yearSince = (
  first: () => number,
  message: (first: number) => string = fieldMessages.yearOutOfRange,
  ahead = 0,
) =>
  z.string(fieldMessages.yearMissing).check(
    z.overwrite(latinDigits),
    z.trim(),
    z.regex(/^\d{4}$/, { error: fieldMessages.badYear, abort: true }),
    z.refine((year) => Number(year) >= first() && Number(year) <= yearNow() + ahead, {
      error: () => message(first()),
      abort: true,
    }),
  )

/** Which version of a document somebody looked at: a number, in a form its digits. */
export const VersionSchema = z.union(
  [
    z.int(),
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.transform((digits: string) => Number(digits)),
    ),
  ],
  fieldMessages.versionNotWhole,
)

/** A language of the site: the one that a form was filled in, in which its sender is mailed. */
export const LanguageSchema = z.enum(allLanguages, fieldMessages.chooseLanguage)

/** A stored moment: a timestamp as Firestore's SDKs read it, or the Date that is written. It is parsed to a Date. */
export const TimestampSchema = z.pipe(
  z.custom<Date | { toDate(): Date }>(
    (value) => value instanceof Date || typeof (value as { toDate?: unknown } | null)?.toDate === 'function',
    fieldMessages.badTimestamp,
  ),
  z.transform((stored: Date | { toDate(): Date }) => (stored instanceof Date ? stored : stored.toDate())),
)

/**
 * A random id that only one browser knows. A browser that has signed in, or opened an application or inquiry, before is
 * recognised by it: a stranger's wrong passwords do not delay its user, nor a stranger's requests use up their codes.
 */
export const DeviceSchema = z.optional(z.string().check(z.regex(/^[\w-]{32,64}$/, fieldMessages.badDeviceId)))
