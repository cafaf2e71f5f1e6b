import * as z from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { dayInIndia } from '../india-time.ts'
import { type FieldIn, otherFields } from '../language-fields.ts'
import {
  allLanguages,
  isDroppedLanguage,
  type Language,
  languages,
  mainLanguage,
  type OtherLanguage,
} from '../languages.ts'
import { limits } from '../limits.ts'
import { isSafeLink } from '../links.ts'

/** Field types that several forms share. Each trims the input, and its message says what to do. */

/** Replaces lone surrogates, as a cut emoji leaves them, by U+FFFD: Firestore cannot store them. */
const wellFormed = () => z.overwrite<string>((text) => text.toWellFormed())

export const requiredText = (label: string, max: number = limits.text.short) =>
  z
    .string(fieldMessages.required(label))
    .check(
      wellFormed(),
      z.trim(),
      z.minLength(1, fieldMessages.required(label)),
      z.maxLength(max, fieldMessages.tooLong(label, max)),
    )

export const lineOfText = (label: string, max: number = limits.text.short) =>
  z
    .string(fieldMessages.notText(label))
    .check(wellFormed(), z.trim(), z.maxLength(max, fieldMessages.tooLong(label, max)))

/** Missing and blank are both ''. */
export const optionalText = (label: string, max: number = limits.text.short) =>
  z._default(lineOfText(label, max), '')

/** The type has the fields of all languages, as it does not know which of them the college has. */
const inOthers = <Name extends string>(name: Name, schemaOf: (language: OtherLanguage) => z.ZodMiniType) =>
  otherFields(name, (_, language) => schemaOf(language)) as unknown as Record<
    FieldIn<Name, OtherLanguage>,
    z.ZodMiniOptional<z.ZodMiniString<string>>
  >

/** An optional line in each other language: `titleHi`, `titleMr` for a college with Hindi and Marathi. */
export const optionalTexts = <Name extends string>(name: Name, label: string, max: number) =>
  inOthers(name, (language) => optionalText(`${label} in ${languages[language].english}`, max))

export const storedTexts = <Name extends string>(name: Name) =>
  inOthers(name, () => z._default(z.string(), ''))

/** For answers, which leave out what is blank. */
export const answeredTexts = <Name extends string>(name: Name) => inOthers(name, () => z.optional(z.string()))

/** Accepts a blank, too. The schema comes first, since form resolvers show the first error of a union. */
export const blankOr = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.union([schema, z.literal('')], {
    error: ({ input }) => schema.safeParse(input).error?.issues[0]?.message,
  })

/** A line in a form that changes data: missing, the field stays unchanged; blank, it is cleared. */
export const changedText = (label: string, max: number = limits.text.short) =>
  z.optional(
    z
      .string(fieldMessages.notText(label))
      .check(wellFormed(), z.trim(), z.maxLength(max, fieldMessages.tooLong(label, max))),
  )

/** The same in each other language: `placeHi`. */
export const changedTexts = <Name extends string>(name: Name, label: string, max: number) =>
  inOthers(name, (language) => changedText(`${label} in ${languages[language].english}`, max))

/** An e-mail address as typed, with look-alike characters replaced; compare addresses with `normaliseEmail`. */
export const EmailSchema = z.string(fieldMessages.emailMissing).check(
  // Maps full-width and other look-alike characters to plain ones.
  z.normalize('NFKC'),
  z.trim(),
  z.maxLength(limits.text.email, fieldMessages.emailTooLong),
  z.email(fieldMessages.badEmail),
)

export const OptionalEmailSchema = z._default(
  z.string(fieldMessages.emailNotText).check(
    z.normalize('NFKC'),
    z.trim(),
    z.maxLength(limits.text.email, fieldMessages.emailTooLong),
    z.refine((text) => text === '' || EmailSchema.safeParse(text).success, fieldMessages.badEmail),
  ),
  '',
)

/** The normal form for accounts, limits and look-ups. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

export const LinkSchema = z._default(
  z.string(fieldMessages.linkNotText).check(
    z.trim(),
    z.maxLength(limits.text.link, fieldMessages.linkTooLong),
    z.refine((text) => text === '' || isSafeLink(text), fieldMessages.badLink),
  ),
  '',
)

/** Returns what is wrong with a date: it is none at all, or one that no calendar has, like '2008-02-31'. */
export const dateIssue = ({ input }: { input?: unknown }): string =>
  /^\d{4}-\d\d-\d\d$/.test(String(input)) ? fieldMessages.noSuchDate : fieldMessages.badDate

export const DateSchema = z.iso.date({ error: dateIssue })

const isDateTime = (text: string): boolean =>
  [{}, { precision: -1 }].some((more) => z.iso.datetime({ offset: true, ...more }).safeParse(text).success)

const isInReach = (text: string): boolean => {
  const year = new Date(text).getUTCFullYear()
  return year >= 1970 && year < 9999
}

/** ISO 8601 with a zone, with or without seconds, or blank. `label` is the field's name in the message. */
export const optionalTime = (label: string) =>
  z._default(
    z.string(fieldMessages.notText(`The ${label}`)).check(
      z.trim(),
      z.refine((text) => text === '' || (isDateTime(text) && isInReach(text)), fieldMessages.badTime(label)),
    ),
    '',
  )

export const requiredTime = (label: string) =>
  optionalTime(label).check(z.refine((text) => text !== '', fieldMessages.required(label)))

const yearNow = (): number => Number(dayInIndia(new Date()).slice(0, 4))

/** A year in any script, from `first()` to `ahead` years after the current one. */
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

/** A language that the college has dropped is read as the main one. */
export const LanguageSchema = z.pipe(
  z.transform((language: Language) => (isDroppedLanguage(language) ? mainLanguage : language)),
  z.enum(allLanguages, fieldMessages.chooseLanguage),
)

/** null if the language is unknown: then a mail is in all of them. The office's mails are in English. */
export const MailLanguageSchema = z._default(z.nullable(LanguageSchema), null)

/** Parses a Firestore timestamp, or a Date that is to be written, to a Date. */
export const TimestampSchema = z.pipe(
  z.custom<Date | { toDate(): Date }>(
    (value) => value instanceof Date || typeof (value as { toDate?: unknown } | null)?.toDate === 'function',
    fieldMessages.badTimestamp,
  ),
  z.transform((stored: Date | { toDate(): Date }) => (stored instanceof Date ? stored : stored.toDate())),
)

/**
 * A random id of a browser. It recognises browsers that signed in or opened a status page before, so that a stranger's wrong
 * passwords or requests do not lock out the owner.
 */
export const DeviceSchema = z.optional(z.string().check(z.regex(/^[\w-]{32,64}$/, fieldMessages.badDeviceId)))

/** Who changed a record last. */
export const ChangedBySchema = z.object({ uid: z.string(), name: z.string() })
export type ChangedBy = z.infer<typeof ChangedBySchema>
