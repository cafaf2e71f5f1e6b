import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { blockSchemas } from './blocks.ts'
import { LocalizedTextSchema, listOf, unionOf } from './content-fields.ts'
import { blankOr, TimestampSchema } from './fields.ts'

// What a notice has beyond the specification: shown on its page, never in `notices/current`.

/** The key of a category in the site settings: see `notice-categories.ts`. */
export const CategoryKeySchema = z
  .string(fieldMessages.chooseNoticeCategory)
  .check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, fieldMessages.chooseNoticeCategory))

/** '' is the category of the notice's type: see `categoryOf` in `publishing.ts`. */
export const StoredCategorySchema = z._default(blankOr(CategoryKeySchema), '')

/** The kinds of a page's blocks that a notice may have, too. */
export const noticeBlockKinds = ['text', 'list', 'table', 'links'] as const

const { text, list, table, links } = blockSchemas
export const NoticeBodySchema = listOf(unionOf({ text, list, table, links }), limits.notice.blocks)
export type NoticeBody = z.infer<typeof NoticeBodySchema>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The blocks as JSON, since the call is a form with a file; '' for none. */
export const BodyFieldSchema = z.string().check(
  z.refine((text) => text === '' || NoticeBodySchema.safeParse(parsed(text)).success, {
    error: fieldMessages.badNoticeText,
  }),
)

/** Parses a field that has passed `BodyFieldSchema`. */
export const bodyOf = (field: string): NoticeBody =>
  field === '' ? [] : NoticeBodySchema.parse(parsed(field))

/** HH:MM in India, or ''. */
export const EventTimeSchema = z
  .string()
  .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, fieldMessages.badEventTime))

/** The id of another notice, or ''. */
export const ReplacedBySchema = z
  .string()
  .check(z.trim(), z.regex(/^((?!__)[A-Za-z0-9_-]{1,64})?$/, fieldMessages.badReplacement))

/** A line such as 'Room 4, not 3', added with the change that it explains and never changed. */
export const CorrectionSchema = z.object({ at: TimestampSchema, text: LocalizedTextSchema })
export type Correction = z.infer<typeof CorrectionSchema>

/** The fields of a notice that has nothing beyond the specification. */
export const noPageFields = {
  category: '',
  body: [] as NoticeBody,
  eventEndDate: '',
  eventTime: '',
  place: '',
  howToTakePart: '',
  replacedBy: '',
  corrections: [] as Correction[],
} as const
