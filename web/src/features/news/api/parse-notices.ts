import { fileUrl, objects } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import type { CurrentNotices, NewsDocument, NewsType, Notice } from '@prangan/contract/schemas/news'

/*
 * The contract's schemas of notices by hand, for visitors: zod would add 8 KB to what every one of them loads, more
 * than the budget has. The tests hold these checks to the schemas, document by document.
 */

const types: Readonly<Record<NewsType, true>> = { News: true, Events: true, Marquee: true }

type Loose = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isMaybe = (type: string) => (value: unknown) => value === undefined || typeof value === type
const isType = (value: unknown): value is NewsType => isText(value) && Object.hasOwn(types, value)

function isNotice(value: unknown): value is Notice {
  return (
    isObject(value) &&
    [value.id, value.title, value.link, value.createdAt].every(isText) &&
    isType(value.type) &&
    [value.publishFrom, value.publishUntil].every(isMaybe('string')) &&
    isMaybe('boolean')(value.isPinned)
  )
}

const isNotices = (value: unknown): value is Notice[] => Array.isArray(value) && value.every(isNotice)

/** Says whether a document has the shape of `CurrentNoticesSchema`. */
export function isCurrentNotices(value: unknown): value is CurrentNotices {
  return (
    isObject(value) &&
    [value.ticker, value.news, value.events].every(isNotices) &&
    (value.nextChangeAt === null || isText(value.nextChangeAt))
  )
}

const isTime = (value: unknown): boolean => isObject(value) && typeof value.toMillis === 'function'

const isFile = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && isText(value.name) && isText(value.contentType) && Number.isFinite(value.size))

/** Says whether a document has the shape of `NewsDocumentSchema`. */
export function isNewsDocument(value: unknown): value is NewsDocument {
  return (
    isObject(value) &&
    isText(value.title) &&
    isType(value.type) &&
    isText(value.link) &&
    isFile(value.file) &&
    [value.createdAt, value.publishFrom, value.publishUntil, value.updatedAt].every(isTime) &&
    typeof value.isPinned === 'boolean' &&
    Number.isFinite(value.version) &&
    Array.isArray(value.searchKeys) &&
    value.searchKeys.every(isText)
  )
}

/** A stored item as lists show it. */
export function toNotice(id: string, document: NewsDocument): Notice {
  const { title, type, link, file, createdAt, publishFrom, publishUntil, isPinned } = document
  return {
    id,
    title,
    type,
    link: file ? fileUrl(objects.noticeFile(id, file.name)) : link,
    createdAt: createdAt.toDate().toISOString(),
    ...(publishFrom.toMillis() !== createdAt.toMillis() && {
      publishFrom: publishFrom.toDate().toISOString(),
    }),
    ...(publishUntil.toMillis() !== noEnd.getTime() && { publishUntil: publishUntil.toDate().toISOString() }),
    ...(isPinned && { isPinned }),
  }
}
