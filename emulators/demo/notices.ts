import { otherFields } from '@prangan/contract/language-fields'
import { noEnd } from '@prangan/contract/publishing'
import {
  type NoticeDocument,
  NoticeDocumentSchema,
  noticeSearchKeys,
} from '@prangan/contract/schemas/notices'
import { Timestamp } from 'firebase-admin/firestore'
import { stableName } from './stable-name.ts'
import type { DemoNotice } from './types.ts'

export const noticeId = (notice: DemoNotice): string => stableName(`notice ${notice.key}`)

export function noticeFileName({ key, circular }: DemoNotice): string | undefined {
  return circular && `${circular.fileName}-${stableName(`file ${key}`, 8)}.pdf`
}

const time = (text: string) => Timestamp.fromDate(new Date(text))

export function newsDocument(notice: DemoNotice, size: number): NoticeDocument {
  const name = noticeFileName(notice)
  const titles = otherFields('title', (field) => notice[field] ?? '')
  return NoticeDocumentSchema.parse({
    title: notice.title,
    ...titles,
    type: notice.type,
    link: notice.link ?? '',
    file: name === undefined ? null : { name, contentType: 'application/pdf', size },
    createdAt: time(notice.publishedAt),
    publishFrom: time(notice.publishFrom ?? notice.publishedAt),
    publishUntil: notice.publishUntil === undefined ? Timestamp.fromDate(noEnd) : time(notice.publishUntil),
    isPinned: notice.isPinned ?? false,
    eventDate: notice.eventDate ?? '',
    version: 1,
    updatedAt: time(notice.publishedAt),
    searchKeys: noticeSearchKeys(notice),
  })
}
