import { publicFrom } from '@prangan/contract/publishing'
import type { Notice, NoticeWire } from '@prangan/contract/schemas/notices'
import type { OfficeNotice } from './news-item.ts'

/** An item under the wire's names. */
export function toNoticeWire({ id, title, type, createdAt, link, eventDate }: Notice): NoticeWire {
  const item = { Id: id, Title: title, Type: type, CreatedAt: createdAt, Link: link }
  return eventDate ? { ...item, EventDate: eventDate } : item
}

/** The same with what only the office is told. */
export function toOfficeWire(notice: OfficeNotice): NoticeWire {
  return {
    ...toNoticeWire(notice),
    PublishFrom: publicFrom(notice),
    PublishUntil: notice.publishUntil ?? '',
    IsPinned: notice.isPinned ?? false,
    Version: notice.version,
  }
}
