import type { Shown, ShownText } from './content/show-in.ts'
import type { NoticeBody } from './schemas/notice-parts.ts'
import type { Notice } from './schemas/notices.ts'

/** A notice in the list that has all of them. */
export type ListedNotice = Notice & {
  path: string
  /** The key of its category. */
  category: string
  /** ISO 8601; present once the notice has ended. */
  endedAt?: string
  /** Present once the event's day is over. */
  isOver?: true
}

export type NoticeView = ListedNotice & {
  body: Shown<NoticeBody>
  /** The address of the picture that chats show with a link to the page. */
  picture: string
  /** HH:MM in India. */
  eventTime?: string
  place?: ShownText
  howToTakePart?: ShownText
  /** The pages of its PDF. */
  pages?: number
  replacedBy?: Pick<Notice, 'title' | 'path'>
  /** The newest first; `at` is ISO 8601. */
  corrections: { at: string; text: ShownText }[]
}

/** A notice that was deleted after it had been public has only this mark. */
export type FoundNotice = { notice: NoticeView; isWithdrawn?: never } | { notice?: never; isWithdrawn: true }

export type NoticeQuery = { q: string; category: string; year: string; page: number }

export type NoticeList = {
  items: ListedNotice[]
  total: number
  page: number
  pages: number
  /** The years that have notices, the newest first. */
  years: string[]
}

const digits = (text: string | null): string => (/^\d{1,4}$/.test(text ?? '') ? (text ?? '') : '')

/** Reads the query of the list from an address; what is not valid counts as not chosen. */
export const noticeQuery = (params: URLSearchParams): NoticeQuery => ({
  q: (params.get('q') ?? '').trim().slice(0, 80),
  category: params.get('category') ?? '',
  year: digits(params.get('year')),
  page: Math.max(1, Number(digits(params.get('page')))),
})
