import type { CurrentNotices, Notice, NoticeType } from '@prangan/contract/schemas/notices'

/*
 * The contract's schemas of notices by hand, for visitors: zod would add 8 KB to what every one of them loads, more
 * than the budget has. The tests hold these checks to the schemas, document by document.
 */

const types: Readonly<Record<NoticeType, true>> = { News: true, Events: true, Marquee: true }

type Loose = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
export const isText = (value: unknown): value is string => typeof value === 'string'
const isMaybe = (type: string) => (value: unknown) => value === undefined || typeof value === type
export const isType = (value: unknown): value is NoticeType => isText(value) && Object.hasOwn(types, value)

function isNotice(value: unknown): value is Notice {
  return (
    isObject(value) &&
    [value.id, value.title, value.link, value.createdAt].every(isText) &&
    isType(value.type) &&
    [value.publishFrom, value.publishUntil, value.eventDate].every(isMaybe('string')) &&
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
