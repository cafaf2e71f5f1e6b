import type { WithId } from '@prangan/contract/parse-document'
import { namedEnd, toNotice } from '@prangan/contract/publishing'
import type { Notice, NoticeDocument, NoticeWire } from '@prangan/contract/schemas/notices'

export function toNoticeWire({ id, title, titleHi, type, createdAt, link, eventDate }: Notice): NoticeWire {
  const item = { Id: id, Title: title, Type: type, CreatedAt: createdAt, Link: link }
  return { ...item, ...(titleHi && { TitleHi: titleHi }), ...(eventDate && { EventDate: eventDate }) }
}

export function toOfficeWire(stored: WithId<NoticeDocument>): NoticeWire {
  return {
    ...toNoticeWire(toNotice(stored)),
    PublishFrom: stored.publishFrom.toISOString(),
    PublishUntil: namedEnd(stored)?.toISOString() ?? '',
    IsPinned: stored.isPinned,
    Version: stored.version,
  }
}
