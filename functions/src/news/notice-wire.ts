import { fieldIn, otherFields } from '@prangan/contract/language-fields'
import type { WithId } from '@prangan/contract/parse-document'
import { namedEnd } from '@prangan/contract/publishing'
import type { Notice, NoticeDocument, NoticeWire } from '@prangan/contract/schemas/notices'
import { toNotice } from '@prangan/contract/to-notice'

export function toNoticeWire(notice: Notice): NoticeWire {
  const { id, title, type, createdAt, link, eventDate, eventEndDate } = notice
  const item = { Id: id, Title: title, Type: type, CreatedAt: createdAt, Link: link }
  const titles = otherFields('Title', (_, language) => notice[fieldIn('title', language)])
  return {
    ...item,
    ...titles,
    ...(eventDate && { EventDate: eventDate }),
    ...(eventEndDate && { EventEndDate: eventEndDate }),
  }
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
