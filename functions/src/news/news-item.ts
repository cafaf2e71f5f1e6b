import { fileUrl, storagePaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { type Notice, type NoticeDocument, NoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import { searchKeys } from '@prangan/contract/search'

type Times = 'createdAt' | 'publishFrom' | 'publishUntil' | 'updatedAt'

/** An item as the functions work with it and store it: `news/{id}` with its times as Dates. */
export type News = Omit<NoticeDocument, Times> & Record<Times, Date>

/** What the office says of an item; the rest follows from it. */
export type NewsContent = Pick<News, 'title' | 'type' | 'link' | 'file' | 'isPinned' | 'eventDate'> & {
  publishFrom: Date | undefined
  publishUntil: Date | undefined
}

/** A notice as the office's calls tell it. */
export type OfficeNotice = Notice & { version: number }

/** An item as it is stored, new at `now` or another version of one that there was. */
export function toNews(content: NewsContent, now: Date, before?: News): News {
  const createdAt = before?.createdAt ?? now
  return {
    ...content,
    createdAt,
    publishFrom: content.publishFrom ?? createdAt,
    publishUntil: content.publishUntil ?? noEnd,
    version: (before?.version ?? 0) + 1,
    updatedAt: now,
    searchKeys: searchKeys(content.title),
  }
}

/** A stored item. Throws when it is not of its schema: nothing half-read goes out. */
export function parseNews(stored: unknown): News {
  const news = NoticeDocumentSchema.parse(stored)
  return {
    ...news,
    createdAt: news.createdAt.toDate(),
    publishFrom: news.publishFrom.toDate(),
    publishUntil: news.publishUntil.toDate(),
    updatedAt: news.updatedAt.toDate(),
  }
}

/** An item as lists show it. */
export function toNotice(id: string, news: News): Notice {
  const { title, type, link, file, createdAt, publishFrom, publishUntil, isPinned, eventDate } = news
  return {
    id,
    title,
    type,
    link: file ? fileUrl(storagePaths.noticeFile(id, file.name)) : link,
    createdAt: createdAt.toISOString(),
    ...(publishFrom.getTime() !== createdAt.getTime() && { publishFrom: publishFrom.toISOString() }),
    ...(publishUntil.getTime() !== noEnd.getTime() && { publishUntil: publishUntil.toISOString() }),
    ...(isPinned && { isPinned }),
    ...(eventDate && { eventDate }),
  }
}

/** An item as the office's calls tell it. */
export function toOfficeNotice(id: string, news: News): OfficeNotice {
  return { ...toNotice(id, news), version: news.version }
}
