import * as z from 'zod/mini'
import { firstDay, lastDay, parseDate } from '../dates.ts'
import { latinDigits } from '../digits.ts'
import { fieldMessages, fieldTemplates } from '../field-messages.ts'
import { IdSchema } from '../ids.ts'
import { limits } from '../limits.ts'
import { blankOr, optionalText, requiredText, YearSchema } from './fields.ts'

// What a teacher fills in to add or change a record.

/** A position may begin, and a paper appear, by next year at the latest: a later year was mistyped. */
const isInTime = (year: string): boolean => Number(year) <= new Date().getFullYear() + 1

/** The end of a post that is still held. */
export const present = 'Present'
const presentWords = ['present', 'वर्तमान']

const RecordYearSchema = z.pipe(
  z.string(fieldMessages.yearMissing).check(z.overwrite(latinDigits)),
  YearSchema.check(z.refine(isInTime, fieldMessages.yearTooLate)),
)

/** The input in its stored form, if it can be understood. */
const understood = (typed: string): string =>
  presentWords.includes(typed.trim().toLowerCase()) ? present : (parseDate(typed) ?? typed)

/** A date as far as it is known, typed as people type it: it becomes YYYY-MM-DD, YYYY-MM or YYYY. */
const recordDate = (prompt: string, isAllowed = (_date: string) => false) =>
  z.string(prompt).check(
    z.overwrite(understood),
    z.refine((date) => isAllowed(date) || parseDate(date) === date, { error: prompt, abort: true }),
    z.refine(
      (date) => isAllowed(date) || (date >= '1900' && isInTime(date.slice(0, 4))),
      fieldMessages.badDateYear,
    ),
  )

export const ExperienceInputSchema = z
  .object({
    designation: requiredText('Designation'),
    _from: recordDate(fieldMessages.recordDate),
    _to: recordDate(fieldMessages.recordDateOrPresent, (date) => date === present),
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

export const PublicationInputSchema = z.object({
  publication: requiredText('Publication title', limits.publication.title),
  department: requiredText('Department'),
  category: optionalText('Category'),
  year: z._default(blankOr(RecordYearSchema), ''),
  month: optionalText('Month', limits.publication.month),
  indexing: optionalText('Indexing'),
  issn: optionalText('ISSN', limits.publication.issn),
  impact: optionalText('Impact factor', limits.publication.impact),
})
export type PublicationInput = z.infer<typeof PublicationInputSchema>

/** `setHighlights`: the publications to show first, in this order. */
export const HighlightsInputSchema = z.object({
  ids: z.array(IdSchema, fieldMessages.choosePublications).check(
    z.maxLength(limits.records.highlights, fieldTemplates.tooManyHighlights(limits.records.highlights)),
    z.refine((ids) => new Set(ids).size === ids.length, fieldMessages.chooseEachPublicationOnce),
  ),
})

/** The answer of `lookUpDoi`: the fields of the publication form, blank where the DOI service does not know them. */
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
