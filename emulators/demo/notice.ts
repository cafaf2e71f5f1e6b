import type { NoticeType } from '@prangan/contract/schemas/notices'
import type { Office } from './college.ts'

/** What a circular's PDF says, Hindi first, as the office writes it. */
export type Circular = {
  /** What the file's name says, before its random part. */
  fileName: string
  /** The running number in the office's register. */
  number: number
  office: Office
  subjectHi: string
  subject: string
  bodyHi: readonly string[]
  body: readonly string[]
  /** Dates, fees or timings, the first row being the heading. */
  table?: readonly (readonly [string, string, string?])[]
}

/** A notice of the demo: it has a circular, or a link, or neither. */
export type DemoNotice = {
  key: string
  title: string
  /** The title on Hindi pages, where `title` is English. */
  titleHi?: string
  type: NoticeType
  /** ISO 8601 with the Indian offset. */
  publishedAt: string
  link?: string
  circular?: Circular
  /** Moments like `publishedAt`, for a notice that becomes public later, or ends. */
  publishFrom?: string
  publishUntil?: string
  isPinned?: true
  /** The day of an event, YYYY-MM-DD. */
  eventDate?: string
}
