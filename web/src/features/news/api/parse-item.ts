import { fileUrl, storagePaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import type { Notice, NoticeDocument } from '@prangan/contract/schemas/notices'
import { isObject, isText, isType } from './parse-notices.ts'

/* As parse-notices.ts, for what only those who read on to older notices load. */

const isTime = (value: unknown): boolean => isObject(value) && typeof value.toMillis === 'function'

const isFile = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && isText(value.name) && isText(value.contentType) && Number.isFinite(value.size))

/** Says whether a document has the shape of `NoticeDocumentSchema`. */
export function isNewsDocument(value: unknown): value is NoticeDocument {
  return (
    isObject(value) &&
    isText(value.title) &&
    isType(value.type) &&
    isText(value.link) &&
    isFile(value.file) &&
    [value.createdAt, value.publishFrom, value.publishUntil, value.updatedAt].every(isTime) &&
    typeof value.isPinned === 'boolean' &&
    (value.eventDate === undefined || isText(value.eventDate)) &&
    Number.isFinite(value.version) &&
    Array.isArray(value.searchKeys) &&
    value.searchKeys.every(isText)
  )
}

/** A stored item as lists show it. */
export function toNotice(id: string, document: NoticeDocument): Notice {
  const { title, type, link, file, createdAt, publishFrom, publishUntil, isPinned, eventDate } = document
  return {
    id,
    title,
    type,
    link: file ? fileUrl(storagePaths.noticeFile(id, file.name)) : link,
    createdAt: createdAt.toDate().toISOString(),
    ...(publishFrom.toMillis() !== createdAt.toMillis() && {
      publishFrom: publishFrom.toDate().toISOString(),
    }),
    ...(publishUntil.toMillis() !== noEnd.getTime() && { publishUntil: publishUntil.toDate().toISOString() }),
    ...(isPinned && { isPinned }),
    ...(eventDate && { eventDate }),
  }
}
