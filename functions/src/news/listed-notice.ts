import { plainText } from '@prangan/contract/content/text-marks'
import { walkContent } from '@prangan/contract/content/walk-content'
import { dayInIndia } from '@prangan/contract/india-time'
import { textFrom } from '@prangan/contract/language-fields'
import { allLanguages } from '@prangan/contract/languages'
import { textsOf, withTexts } from '@prangan/contract/localized'
import type { NoticeCategory } from '@prangan/contract/notice-categories'
import { noticePath } from '@prangan/contract/notice-path'
import type { ListedNotice, NoticeList, NoticeQuery } from '@prangan/contract/notice-view'
import type { WithId } from '@prangan/contract/parse-document'
import { categoryOf, eventEnd, newestFirst, publicFrom } from '@prangan/contract/publishing'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Notice, NoticeDocument } from '@prangan/contract/schemas/notices'
import { searchFor, searchText } from '@prangan/contract/search'
import { toNotice } from '@prangan/contract/to-notice'
import { createCategoryWords } from './category-words.ts'

/** A notice with what only the server reads: for searches the text of its page and all its words, for feeds its changes. */
export type KeptNotice = ListedNotice & {
  text: LocalizedText
  /** The text without the place, which calendars show on its own. */
  details: LocalizedText
  words: string
  version: number
  updatedAt: Date
  /** HH:MM in India, or ''. */
  eventTime: string
  place: LocalizedText
}

const pageSize = 30

function textOf(stored: NoticeDocument, fields: readonly ('place' | 'howToTakePart')[]): LocalizedText {
  const parts = [...walkContent(stored.body)].flatMap((part) => (part.kind === 'text' ? [part.text] : []))
  const texts = [...parts, ...fields.map((field) => textFrom(field, stored))]
  const joined = allLanguages.map((language) => {
    const written = texts.flatMap((text) => (text[language] ? [plainText(text[language])] : []))
    return [language, written.join(' · ')] as const
  })
  return withTexts(undefined, Object.fromEntries(joined))
}

export function toKeptNotice(stored: WithId<NoticeDocument>): KeptNotice {
  const text = textOf(stored, ['place', 'howToTakePart'])
  return {
    ...toNotice(stored),
    path: noticePath(stored),
    category: categoryOf(stored),
    text,
    details: textOf(stored, ['howToTakePart']),
    version: stored.version,
    updatedAt: stored.updatedAt,
    eventTime: stored.eventTime,
    place: textFrom('place', stored),
    words: searchText(...textsOf(textFrom('title', stored)), ...textsOf(text)),
  }
}

/** Returns what a list shows of a notice at a time (milliseconds since 1970). */
function toListed(kept: KeptNotice, time: number): ListedNotice {
  const {
    text: _,
    details: _details,
    words: _words,
    version: _version,
    updatedAt: _at,
    eventTime: _time,
    place: _place,
    ...notice
  } = kept
  return { ...notice, ...endsOf(notice, time) }
}

/** Returns the marks of a notice that has ended, and of an event that is over. */
export function endsOf(notice: Notice, time: number): Pick<ListedNotice, 'endedAt' | 'isOver'> {
  const { publishUntil } = notice
  const hasEnded = publishUntil !== undefined && Date.parse(publishUntil) <= time
  return {
    ...(hasEnded && { endedAt: publishUntil }),
    ...(eventEnd(notice) <= time && { isOver: true as const }),
  }
}

const yearOf = (notice: KeptNotice): string =>
  (notice.eventDate ?? dayInIndia(new Date(publicFrom(notice)))).slice(0, 4)

/** Events to come, the next first; then everything else, the newest first. */
function inEventOrder(one: ListedNotice, other: ListedNotice): number {
  const [first, second] = [one, other].map(({ eventDate, isOver }) => (eventDate && !isOver ? eventDate : ''))
  if (first && second) return first.localeCompare(second)
  if (first || second) return first ? -1 : 1
  return dayOf(other).localeCompare(dayOf(one)) || other.id.localeCompare(one.id)
}

const dayOf = (notice: ListedNotice): string => notice.eventDate ?? publicFrom(notice)

/** Returns a page of all notices that have begun, also those that have ended. `categories` are searched by their names. */
export function listNotices(
  kept: readonly KeptNotice[],
  { q, category, year, page }: NoticeQuery,
  now: Date,
  categories: readonly NoticeCategory[],
): NoticeList {
  const time = now.getTime()
  const begun = kept.filter((notice) => Date.parse(publicFrom(notice)) <= time)
  const wanted = searchFor(q)?.words ?? []
  const wordsOf = createCategoryWords(categories)
  const isWanted = (notice: KeptNotice) => {
    const words = wanted.length > 0 ? notice.words + wordsOf(notice.category) : ''
    return wanted.every((word) => words.includes(` ${word}`))
  }
  const found = begun
    .filter((notice) => category === '' || notice.category === category)
    .filter((notice) => year === '' || yearOf(notice) === year)
    .filter(isWanted)
    .map((notice) => toListed(notice, time))
    .sort(category === 'event' ? inEventOrder : newestFirst)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(page, pages)
  return {
    items: found.slice((shown - 1) * pageSize, shown * pageSize),
    total: found.length,
    page: shown,
    pages,
    years: [...new Set(begun.map(yearOf))].sort().reverse(),
  }
}
