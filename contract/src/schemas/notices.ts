import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { searchKeys } from '../search.ts'
import {
  blankOr,
  DateSchema,
  LinkSchema,
  optionalMoment,
  optionalText,
  requiredText,
  TimestampSchema,
} from './fields.ts'

export const noticeTypes = ['News', 'Events', 'Marquee'] as const
export const NoticeTypeSchema = z.enum(noticeTypes, fieldMessages.chooseNoticeType)
export type NoticeType = z.infer<typeof NoticeTypeSchema>

/** `news/{id}`. An item points at its file, at a link, or at nothing. */
export const NoticeDocumentSchema = z.object({
  title: z.string(),
  /** The title on Hindi pages; '' if it has none of its own. */
  titleHi: z._default(z.string(), ''),
  type: NoticeTypeSchema,
  link: z.string(),
  file: z.nullable(z.object({ name: z.string(), contentType: z.string(), size: z.number() })),
  /** The day that is shown. */
  createdAt: TimestampSchema,
  /** It is public from this moment, which is `createdAt` if the office entered no start, */
  publishFrom: TimestampSchema,
  /** until this one, which is `noEnd` of publishing.ts if the office entered no end. */
  publishUntil: TimestampSchema,
  /** It comes first in its list. */
  isPinned: z.boolean(),
  /** The day of an event in India (YYYY-MM-DD); '' if it has none, and for other types. */
  eventDate: z._default(z.string(), ''),
  /** 1 for a new item, one more with each change. */
  version: z.number(),
  updatedAt: TimestampSchema,
  /** The keys of both titles: see `search.ts`. */
  searchKeys: z.array(z.string()),
})
export type NoticeDocument = z.infer<typeof NoticeDocumentSchema>

/** `newsBin/{id}`: a notice as it was when it was deleted. Its file stays in Storage, but visitors cannot read it. */
export const DeletedNoticeDocumentSchema = z.extend(NoticeDocumentSchema, {
  deletedAt: TimestampSchema,
  /** Who deleted it: an e-mail address. */
  deletedBy: z.string(),
})
export type DeletedNoticeDocument = z.infer<typeof DeletedNoticeDocumentSchema>

/** A notice as the public sees it: `link` is final (the file's path, a URL or ''), moments are ISO 8601 in UTC. */
export const NoticeSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Present if it has a Hindi title of its own. */
  titleHi: z.optional(z.string()),
  type: NoticeTypeSchema,
  link: z.string(),
  /** The size of its file, if it has one. */
  bytes: z.optional(z.number()),
  createdAt: z.string(),
  /** Present if it differs from `createdAt`. */
  publishFrom: z.optional(z.string()),
  /** Present if it has an end. */
  publishUntil: z.optional(z.string()),
  /** Present if it is pinned. */
  isPinned: z.optional(z.boolean()),
  /** Present if it is an event with a day (YYYY-MM-DD, in India). */
  eventDate: z.optional(z.string()),
})
export type Notice = z.infer<typeof NoticeSchema>

/** What is public now, each list in order and cut to `limits.notices`. */
export const CurrentNoticesSchema = z.object({
  ticker: z.array(NoticeSchema),
  news: z.array(NoticeSchema),
  events: z.array(NoticeSchema),
  /** When what is public changes next without anyone publishing (ISO 8601), or null. */
  nextChangeAt: z.nullable(z.string()),
  /** The revision of `site/current`: so an open page learns of a change to the site without a read of its own. */
  siteRevision: z.optional(z.number()),
})
export type CurrentNotices = z.infer<typeof CurrentNoticesSchema>

/** `notices/current`, with `staleAt`, which is `nextChangeAt` or `noEnd`: the rules let visitors read it until then. */
export const CurrentNoticesDocumentSchema = z.extend(CurrentNoticesSchema, { staleAt: TimestampSchema })
export type CurrentNoticesDocument = z.infer<typeof CurrentNoticesDocumentSchema>

export const noNotices: CurrentNotices = { ticker: [], news: [], events: [], nextChangeAt: null }

/** What the office fills in to publish (`uploadNews`). A blank type is News, as an old form may leave it. */
export const UploadNewsInputSchema = z.object({
  title: requiredText('Title', limits.text.title),
  titleHi: optionalText('Title in Hindi', limits.text.title),
  type: z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((type: string) => type || 'News'),
      NoticeTypeSchema,
    ),
  ),
  link: LinkSchema,
  publishFrom: optionalMoment('start'),
  publishUntil: optionalMoment('end'),
  isPinned: z._default(z.enum(['1', '0', ''], fieldMessages.choosePinned), ''),
  /** The day of an event; other types have none. */
  eventDate: z._default(blankOr(DateSchema), ''),
})
export type UploadNewsInput = z.infer<typeof UploadNewsInputSchema>

/**
 * What the office fills in to change an item (`updateNews`): the whole notice, as in the form. The file is kept unless a
 * new one is sent or `removeFile` is 1, and the link counts only if there is no file. With `version`, the change is
 * refused when the item is no longer at that version.
 */
export const UpdateNewsInputSchema = z.extend(UploadNewsInputSchema, {
  removeFile: z._default(z.enum(['1', '0', ''], fieldMessages.chooseFileRemoved), ''),
  version: z._default(z.string().check(z.regex(/^\d{0,9}$/, fieldMessages.versionMissing)), ''),
})
export type UpdateNewsInput = z.infer<typeof UpdateNewsInputSchema>

/**
 * An item on the wire. Only an event with a day has `EventDate`, and only a notice with a Hindi title `TitleHi`. The fields from `PublishFrom` on are for the office
 * only.
 */
export const NoticeWireSchema = z.object({
  Id: z.string(),
  Title: z.string(),
  TitleHi: z.optional(z.string()),
  Type: NoticeTypeSchema,
  CreatedAt: z.string(),
  Link: z.string(),
  EventDate: z.optional(z.string()),
  PublishFrom: z.optional(z.string()),
  /** '' where it has no end. */
  PublishUntil: z.optional(z.string()),
  IsPinned: z.optional(z.boolean()),
  Version: z.optional(z.number()),
})
export type NoticeWire = z.infer<typeof NoticeWireSchema>

/** The keys by which the office finds a notice: those of its titles. */
export const noticeSearchKeys = ({ title, titleHi }: Pick<NoticeDocument, 'title' | 'titleHi'>): string[] =>
  searchKeys(title, titleHi)
