import * as z from 'zod/mini'
import { firstDay, lastDay, parseDate } from '../dates.ts'
import { latinDigits } from '../digits.ts'
import { fieldMessages } from '../field-messages.ts'
import { IdSchema } from '../ids.ts'
import { dayInIndia } from '../india-time.ts'
import { limits } from '../limits.ts'
import { blankOr, lineOfText, optionalText, requiredText, yearSince } from './fields.ts'

export const present = 'Present'
const presentWords = ['present', 'वर्तमान']

const firstYear = () => limits.records.firstYear
const RecordYearSchema = yearSince(firstYear)
/** An accepted paper may name the next year. */
const PublicationYearSchema = yearSince(firstYear, fieldMessages.publicationYearOutOfRange, 1)

const understood = (typed: string): string =>
  presentWords.includes(typed.trim().toLowerCase()) ? present : (parseDate(typed) ?? typed)

const isPast = (date: string): boolean =>
  Number(date.slice(0, 4)) >= firstYear() && firstDay(date) <= dayInIndia(new Date())

/** Parses a date as people type it into YYYY-MM-DD, YYYY-MM or YYYY. */
const recordDate = (prompt: string, outOfRange: string, isAllowed = (_date: string) => false) =>
  z.string(prompt).check(
    z.overwrite(understood),
    z.refine((date) => isAllowed(date) || parseDate(date) === date, { error: prompt, abort: true }),
    z.refine((date) => isAllowed(date) || isPast(date), outOfRange),
  )

export const ExperienceInputSchema = z
  .object({
    designation: requiredText('Designation'),
    _from: recordDate(fieldMessages.recordDate, fieldMessages.dateOutOfRange(firstYear())),
    _to: recordDate(
      fieldMessages.recordDateOrPresent,
      fieldMessages.endOutOfRange(firstYear()),
      (date) => date === present,
    ),
    organization: requiredText('Organization'),
  })
  .check(
    z.refine(({ _from, _to }) => _to === present || firstDay(_from) <= lastDay(_to), {
      path: ['_to'],
      error: fieldMessages.endsBeforeItBegins,
    }),
  )
export type ExperienceInput = z.infer<typeof ExperienceInputSchema>

export const AwardInputSchema = z.object({
  title: requiredText('Title'),
  year: RecordYearSchema,
  organization: requiredText('Organization'),
})
export type AwardInput = z.infer<typeof AwardInputSchema>

export const QualificationInputSchema = z.object({
  degree: requiredText('Degree'),
  specialisation: requiredText('Field of study'),
  institute: requiredText('Institution'),
  year: RecordYearSchema,
})
export type QualificationInput = z.infer<typeof QualificationInputSchema>

/** Eight digits, the last of which, X for ten, is the check digit; with or without 'ISSN', hyphen and spaces. */
const IssnSchema = lineOfText('ISSN', limits.publication.issn).check(
  z.overwrite((typed) => {
    const written = latinDigits(typed)
      .toUpperCase()
      .replace(/^[EP]?-?ISSN:?/, '')
    const digits = written.replaceAll(/[\s\p{Pd}]/gu, '')
    return /^\d{7}[\dX]$/.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4)}` : typed
  }),
  z.refine((text) => text === '' || /^\d{4}-\d{3}[\dX]$/.test(text), {
    error: fieldMessages.badIssn,
    abort: true,
  }),
  z.refine((text) => text === '' || hasCheckDigit(text.replace('-', '')), fieldMessages.issnMistyped),
)

/** Returns true if the digits, weighted by 8 to 1, add up to a multiple of 11 (ISO 3297). */
function hasCheckDigit(issn: string): boolean {
  const values = [...issn].map((digit) => (digit === 'X' ? 10 : Number(digit)))
  return values.reduce((sum, value, index) => sum + value * (8 - index), 0) % 11 === 0
}

/** A number with its source: '5.4 (SJIF)'. */
const ImpactSchema = lineOfText('Impact factor', limits.publication.impact).check(
  z.overwrite(latinDigits),
  z.refine(
    (text) => text === '' || /^\d{1,3}(\.\d{1,4})?( ?\([^()]+\))?$/.test(text),
    fieldMessages.badImpactFactor,
  ),
)

export const PublicationInputSchema = z.object({
  publication: requiredText('Publication title', limits.publication.title),
  department: requiredText('Department'),
  category: optionalText('Category'),
  year: z._default(blankOr(PublicationYearSchema), ''),
  month: optionalText('Month', limits.publication.month),
  indexing: optionalText('Indexing'),
  issn: z._default(IssnSchema, ''),
  impact: z._default(ImpactSchema, ''),
})
export type PublicationInput = z.infer<typeof PublicationInputSchema>

export const HighlightsInputSchema = z.object({
  ids: z.array(IdSchema, fieldMessages.choosePublications).check(
    z.maxLength(limits.records.highlights, fieldMessages.tooManyHighlights(limits.records.highlights)),
    z.refine((ids) => new Set(ids).size === ids.length, fieldMessages.chooseEachPublicationOnce),
  ),
})

export const FoundPublicationSchema = z.object({
  publication: z.string(),
  department: z.string(),
  category: z.string(),
  year: z.string(),
  month: z.string(),
  indexing: z.string(),
  issn: z.string(),
  impact: z.string(),
})
export type FoundPublication = z.infer<typeof FoundPublicationSchema>
