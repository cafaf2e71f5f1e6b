import { publicFrom } from '@prangan/contract/publishing'
import type { NewsItem, Notice } from '@prangan/contract/schemas/news'
import type { OfficeNotice } from './news-item.ts'

/** An item under the wire's names. */
export function toNewsItem({ id, title, type, createdAt, link, eventDate }: Notice): NewsItem {
  const item = { Id: id, Title: title, Type: type, CreatedAt: createdAt, Link: link }
  return eventDate ? { ...item, EventDate: eventDate } : item
}

/** The same with what only the office is told. */
export function toOfficeItem(notice: OfficeNotice): NewsItem {
  return {
    ...toNewsItem(notice),
    PublishFrom: publicFrom(notice),
    PublishUntil: notice.publishUntil ?? '',
    IsPinned: notice.isPinned ?? false,
    Version: notice.version,
  }
}
