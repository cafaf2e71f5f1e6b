import { otherFields } from '@prangan/contract/language-fields'
import { otherLanguages } from '@prangan/contract/languages'
import { localized } from '@prangan/contract/localized'
import { noEnd } from '@prangan/contract/publishing'
import type { NoticeBody } from '@prangan/contract/schemas/notice-parts'
import {
  type NoticeDocument,
  NoticeDocumentSchema,
  noticeSearchKeys,
} from '@prangan/contract/schemas/notices'
import { Timestamp } from 'firebase-admin/firestore'
import { stableName } from './stable-name.ts'
import type { Circular, DemoNotice } from './types.ts'

type Row = NonNullable<Circular['table']>[number]

const noticeIdOf = (key: string): string => stableName(`notice ${key}`)

export const noticeId = (notice: DemoNotice): string => noticeIdOf(notice.key)

export function noticeFileName({ key, circular }: DemoNotice): string | undefined {
  return circular && `${circular.fileName}-${stableName(`file ${key}`, 8)}.pdf`
}

const time = (text: string) => Timestamp.fromDate(new Date(text))

/** The circular's own language fields are Hindi, in which a college without it has no text. */
const inBoth = (en: string, hi: string | undefined) =>
  localized(
    en,
    otherLanguages.map((each) => (each === 'hi' ? (hi ?? '') : '')),
  )

/** A cell of the circular’s table, such as ‘Date / तिथि’, in each language. */
const bothParts = (text: string) => inBoth(...(text.split(' / ') as [string, string?]))

function bodyOf({ subject, subjectHi, body, bodyHi = [], table }: Circular): NoticeBody {
  const paragraphs = body.map((text, at) => inBoth(text, bodyHi[at]))
  const [columns, ...rows] = table ?? []
  const cells = (row: Row) => row.filter((cell) => cell !== undefined)
  return [
    { id: 'text', kind: 'text', paragraphs },
    ...(columns
      ? [
          {
            id: 'table',
            kind: 'table' as const,
            caption: inBoth(subject, subjectHi),
            columns: cells(columns).map(bothParts),
            rows: rows.map((row) => ({ cells: cells(row).map(bothParts) })),
          },
        ]
      : []),
  ]
}

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
    eventEndDate: notice.eventEndDate ?? '',
    eventTime: notice.eventTime ?? '',
    place: notice.place ?? '',
    ...otherFields('place', (field) => notice[field] ?? ''),
    howToTakePart: notice.howToTakePart ?? '',
    ...otherFields('howToTakePart', (field) => notice[field] ?? ''),
    category: notice.category ?? '',
    body: notice.hasText && notice.circular ? bodyOf(notice.circular) : [],
    replacedBy: notice.replacedBy === undefined ? '' : noticeIdOf(notice.replacedBy),
    corrections: (notice.corrections ?? []).map(({ at, text }) => ({ at: time(at), text })),
    version: 1,
    updatedAt: time(notice.publishedAt),
    searchKeys: noticeSearchKeys(notice),
  })
}
