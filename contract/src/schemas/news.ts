import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { LinkSchema, requiredText, StoredTimeSchema } from './fields.ts'

export const newsTypes = ['News', 'Events', 'Marquee'] as const
export const NewsTypeSchema = z.enum(newsTypes, 'Please choose News, Events or Marquee.')
export type NewsType = z.infer<typeof NewsTypeSchema>

/** `news/{id}`. An item points at its file, at a link, or at nothing. */
export const NewsDocumentSchema = z.object({
  title: z.string(),
  type: NewsTypeSchema,
  link: z.string(),
  file: z.nullable(z.object({ name: z.string(), contentType: z.string(), size: z.number() })),
  createdAt: StoredTimeSchema,
})
export type NewsDocument = z.infer<typeof NewsDocumentSchema>

/** An item as lists show it: `link` is final (the file's path, a URL or ''), `createdAt` is ISO 8601. */
export const NoticeSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: NewsTypeSchema,
  link: z.string(),
  createdAt: z.string(),
})
export type Notice = z.infer<typeof NoticeSchema>

/** `notices/current`: what is public now, newest first, each list cut to `limits.notices`. */
export const CurrentNoticesSchema = z.object({
  ticker: z.array(NoticeSchema),
  news: z.array(NoticeSchema),
  events: z.array(NoticeSchema),
  /** When what is public changes next without anyone publishing (ISO 8601), or null. */
  nextChangeAt: z.nullable(z.string()),
})
export type CurrentNotices = z.infer<typeof CurrentNoticesSchema>

export const noNotices: CurrentNotices = { ticker: [], news: [], events: [], nextChangeAt: null }

/** What the office fills in to publish (call 4). A blank type is News, as an old form may leave it. */
export const UploadNewsInputSchema = z.object({
  title: requiredText('Title', limits.text.title),
  type: z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((type: string) => type || 'News'),
      NewsTypeSchema,
    ),
  ),
  link: LinkSchema,
})
export type UploadNewsInput = z.infer<typeof UploadNewsInputSchema>

/** An item on the wire. */
export const NewsItemSchema = z.object({
  Id: z.string(),
  Title: z.string(),
  Type: NewsTypeSchema,
  CreatedAt: z.string(),
  Link: z.string(),
})
export type NewsItem = z.infer<typeof NewsItemSchema>
