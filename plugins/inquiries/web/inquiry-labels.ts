import { college } from '@prangan/college/config'
import { holidays } from '@prangan/college/holidays'
import { inquiries as settings } from '@prangan/college/inquiries'
import { countWorkingDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import type { WithId } from '@prangan/contract/parse-document'
import { inLanguage, termInLanguage } from '@prangan/web/messages/language.ts'
import type { BadgeTone } from '@prangan/web/ui/badge.tsx'
import {
  grievanceCategories,
  type InquiryDocument,
  type InquiryKind,
  type InquiryStatus,
  type inquiryOutcomes,
} from '../contract/inquiries.ts'
import { inquiryMessages } from './messages.ts'

export type InquiryRow = WithId<InquiryDocument>

export const kindLabels = (): Readonly<Record<InquiryKind, string>> => inquiryMessages().kinds

export const statusLabels = (): Readonly<Record<InquiryStatus, string>> => inquiryMessages().statuses

export const statusTones: Readonly<Record<InquiryStatus, BadgeTone>> = {
  received: 'indigo',
  acknowledged: 'marigold',
  'with the committee': 'marigold',
  decided: 'success',
  appealed: 'danger',
  closed: 'plain',
}

export const outcomeLabels = (): Readonly<Record<(typeof inquiryOutcomes)[number], string>> =>
  inquiryMessages().outcomes

export const categoryLabels = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    grievanceCategories.map((category) => [category, inLanguage(settings.categories[category])]),
  )

export const topicOf = ({ category, course }: Pick<InquiryDocument, 'category' | 'course'>): string =>
  categoryLabels()[category] ?? (category || termInLanguage(Object.values(college.courses), course))

export const workingDays = (from: string, to: string): number => countWorkingDays(from, to, holidays)

/** How much time is left to decide; undefined where nothing is due. */
export function dueText(
  { dueOn, isOpen }: Pick<InquiryDocument, 'dueOn' | 'isOpen'>,
  now: Date,
): { text: string; isOverdue: boolean } | undefined {
  if (dueOn === '' || !isOpen) return undefined
  const { due } = inquiryMessages()
  const today = dayInIndia(now)
  if (today > dueOn) return { text: due.overdue(workingDays(dueOn, today)), isOverdue: true }
  const left = workingDays(today, dueOn)
  return { text: left === 0 ? due.today : due.left(left), isOverdue: false }
}
