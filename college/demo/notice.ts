import type { NoticeType } from '@prangan/contract/schemas/notices'
import type { Office } from './college.ts'

export type Circular = {
  fileName: string
  number: number
  office: Office
  subjectHi: string
  subject: string
  bodyHi: readonly string[]
  body: readonly string[]
  table?: readonly (readonly [string, string, string?])[]
}

export type DemoNotice = {
  key: string
  title: string
  titleHi?: string
  type: NoticeType
  /** ISO 8601 with the Indian offset. */
  publishedAt: string
  link?: string
  circular?: Circular
  publishFrom?: string
  publishUntil?: string
  isPinned?: true
  /** YYYY-MM-DD. */
  eventDate?: string
}
