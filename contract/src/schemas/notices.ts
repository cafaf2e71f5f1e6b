import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { type OtherFields, textFrom } from '../language-fields.ts'
import { limits } from '../limits.ts'
import { textsOf } from '../localized.ts'
import { searchKeys } from '../search.ts'
import {
  answeredTexts,
  blankOr,
  changedText,
  changedTexts,
  DateSchema,
  LinkSchema,
  optionalText,
  optionalTexts,
  optionalTime,
  requiredText,
  storedTexts,
  TimestampSchema,
} from './fields.ts'
import {
  BodyFieldSchema,
  CategoryKeySchema,
  CorrectionSchema,
  EventTimeSchema,
  NoticeBodySchema,
  ReplacedBySchema,
  StoredCategorySchema,
} from './notice-parts.ts'

export const noticeTypes = ['News', 'Events', 'Marquee'] as const
export const NoticeTypeSchema = z.enum(noticeTypes, fieldMessages.chooseNoticeType)
export type NoticeType = z.infer<typeof NoticeTypeSchema>

/** `news/{id}`: a notice has a file, a link, or neither. */
export const NoticeDocumentSchema = z.object({
  title: z.string(),
  ...storedTexts('title'),
  type: NoticeTypeSchema,
  link: z.string(),
  file: z.nullable(
    z.object({
      name: z.string(),
      contentType: z.string(),
      size: z.number(),
      /** The pages of a PDF, if they could be counted. */
      pages: z.optional(z.number()),
    }),
  ),
  /** The date that is shown. */
  createdAt: TimestampSchema,
  /** Equal to `createdAt` if the office entered no start. */
  publishFrom: TimestampSchema,
  /** Equal to `noEnd` (publishing.ts) if the office entered no end. */
  publishUntil: TimestampSchema,
  isPinned: z.boolean(),
  /** The day of an event in India (YYYY-MM-DD), or ''. */
  eventDate: z._default(z.string(), ''),
  /** The last day of an event of several days (YYYY-MM-DD), or ''. */
  eventEndDate: z._default(z.string(), ''),
  eventTime: z._default(EventTimeSchema, ''),
  place: z._default(z.string(), ''),
  ...storedTexts('place'),
  howToTakePart: z._default(z.string(), ''),
  ...storedTexts('howToTakePart'),
  category: StoredCategorySchema,
  body: z._default(NoticeBodySchema, []),
  replacedBy: z._default(ReplacedBySchema, ''),
  /** The oldest first. */
  corrections: z._default(z.array(CorrectionSchema), []),
  version: z.number(),
  updatedAt: TimestampSchema,
  searchKeys: z.array(z.string()),
})
export type NoticeDocument = z.infer<typeof NoticeDocumentSchema>

/** `newsBin/{id}`: a deleted notice. Its file stays in Storage, but is not public. */
export const DeletedNoticeDocumentSchema = z.extend(NoticeDocumentSchema, {
  deletedAt: TimestampSchema,
  deletedBy: z.string(),
})
export type DeletedNoticeDocument = z.infer<typeof DeletedNoticeDocumentSchema>

/** `news/{id}/noticeVersions/{version}`: a notice as it was before a change. Its file stays in Storage, but is not public. */
export const NoticeVersionDocumentSchema = z.extend(NoticeDocumentSchema, {
  changedAt: TimestampSchema,
  changedBy: z.string(),
  changedByUid: z.string(),
})
export type NoticeVersionDocument = z.infer<typeof NoticeVersionDocumentSchema>

/**
 * `newsForApproval/{id}`: a notice that nobody has approved yet, by the id that it gets when it is published, or a change of
 * the notice with this id. Its file is in Storage, but is not public.
 */
export const PreparedNoticeDocumentSchema = z.extend(NoticeDocumentSchema, {
  state: z.enum(['waiting', 'returned']),
  preparedBy: z.string(),
  preparedByUid: z.string(),
  preparedAt: TimestampSchema,
  /** What is to be changed; '' if it was not returned. */
  returnReason: z.string(),
  /**
   * Present in a change of the published notice with the same id: its version from which the change began, and whether its file
   * stays. `corrections` has only that of the change.
   */
  changeOf: z.optional(z.object({ version: z.number(), keepsFile: z.boolean() })),
})
export type PreparedNoticeDocument = z.infer<typeof PreparedNoticeDocumentSchema>

/** A notice as the public sees it. `link` is final (the file's path, a URL or ''), timestamps are ISO 8601 in UTC. */
export const NoticeSchema = z.object({
  id: z.string(),
  title: z.string(),
  ...answeredTexts('title'),
  type: NoticeTypeSchema,
  link: z.string(),
  bytes: z.optional(z.number()),
  createdAt: z.string(),
  /** Present if it differs from `createdAt`. */
  publishFrom: z.optional(z.string()),
  publishUntil: z.optional(z.string()),
  isPinned: z.optional(z.boolean()),
  /** YYYY-MM-DD in India. */
  eventDate: z.optional(z.string()),
  /** The last day of an event of several days. */
  eventEndDate: z.optional(z.string()),
  /** The path of its page, present if the page says more than `link`: without one, or with a text, a place or a correction. */
  path: z.optional(z.string()),
})
export type Notice = z.infer<typeof NoticeSchema>

/** The public notices, each list sorted and cut to `limits.notices`. */
export const CurrentNoticesSchema = z.object({
  ticker: z.array(NoticeSchema),
  news: z.array(NoticeSchema),
  events: z.array(NoticeSchema),
  /** When a scheduled start or end next changes these lists (ISO 8601), or null. */
  nextChangeAt: z.nullable(z.string()),
  /** The revision of `site/current`, so that an open page learns of changes without another read. */
  siteRevision: z.optional(z.number()),
})
export type CurrentNotices = z.infer<typeof CurrentNoticesSchema>

/** `notices/current`. `staleAt` is `nextChangeAt` or `noEnd`; the rules let visitors read it until then. */
export const CurrentNoticesDocumentSchema = z.extend(CurrentNoticesSchema, { staleAt: TimestampSchema })
export type CurrentNoticesDocument = z.infer<typeof CurrentNoticesDocumentSchema>

export const noNotices: CurrentNotices = { ticker: [], news: [], events: [], nextChangeAt: null }

/** What a notice's page has beyond the specification. A field that is missing in a change stays as it is. */
const pageFields = {
  category: z.optional(blankOr(CategoryKeySchema)),
  body: z.optional(BodyFieldSchema),
  eventEndDate: z.optional(blankOr(DateSchema)),
  eventTime: z.optional(EventTimeSchema),
  place: changedText('Place', limits.notice.place),
  ...changedTexts('place', 'Place', limits.notice.place),
  howToTakePart: changedText('How to take part', limits.notice.howToTakePart),
  ...changedTexts('howToTakePart', 'How to take part', limits.notice.howToTakePart),
  replacedBy: z.optional(ReplacedBySchema),
}

/** A blank type means News, since an old form may send one. */
export const UploadNewsInputSchema = z.object({
  title: requiredText('Title', limits.text.title),
  ...optionalTexts('title', 'Title', limits.text.title),
  type: z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((type: string) => type || 'News'),
      NoticeTypeSchema,
    ),
  ),
  link: LinkSchema,
  publishFrom: optionalTime('start'),
  publishUntil: optionalTime('end'),
  isPinned: z._default(z.enum(['1', '0', ''], fieldMessages.choosePinned), ''),
  eventDate: z._default(blankOr(DateSchema), ''),
  ...pageFields,
})
export type UploadNewsInput = z.infer<typeof UploadNewsInputSchema>

/**
 * Replaces the whole notice. The file is kept unless a new one is sent or `removeFile` is 1; the link counts only without a
 * file. With `version`, the change is refused if the notice has changed since.
 */
export const UpdateNewsInputSchema = z.extend(UploadNewsInputSchema, {
  removeFile: z._default(z.enum(['1', '0', ''], fieldMessages.chooseFileRemoved), ''),
  version: z._default(z.string().check(z.regex(/^\d{0,9}$/, fieldMessages.versionMissing)), ''),
  /** What was corrected, for visitors; it is added to the notice's corrections. */
  correction: optionalText('Correction', limits.notice.correction),
  ...optionalTexts('correction', 'Correction', limits.notice.correction),
})
export type UpdateNewsInput = z.infer<typeof UpdateNewsInputSchema>

/**
 * Which version of a prepared notice somebody has read, and with which version of the published notice they have compared a
 * change; by default the one from which it began.
 */
export const ApproveNoticeInputSchema = z.object({
  version: z.number(),
  publishedVersion: z.optional(z.number()),
})

/** Which version of a notice is to be replaced by an earlier one. */
export const RestoreNoticeVersionInputSchema = z.object({ version: z.number() })

export const ReturnNoticeInputSchema = z.object({
  version: z.number(),
  reason: requiredText('What to change', limits.notice.returnReason),
})

/**
 * A notice in the API. Only events with a day have `EventDate`, only those of several days `EventEndDate`, and only notices
 * with a title in another language its field (`TitleHi`). The fields from `PublishFrom` on are for the office.
 */
export const NoticeWireSchema = z.object({
  Id: z.string(),
  Title: z.string(),
  ...answeredTexts('Title'),
  Type: NoticeTypeSchema,
  CreatedAt: z.string(),
  Link: z.string(),
  EventDate: z.optional(z.string()),
  EventEndDate: z.optional(z.string()),
  PublishFrom: z.optional(z.string()),
  PublishUntil: z.optional(z.string()),
  IsPinned: z.optional(z.boolean()),
  Version: z.optional(z.number()),
})
export type NoticeWire = z.infer<typeof NoticeWireSchema>

export const noticeSearchKeys = (notice: Pick<NoticeDocument, 'title'> & OtherFields<'title'>): string[] =>
  searchKeys(...textsOf(textFrom('title', notice)))
