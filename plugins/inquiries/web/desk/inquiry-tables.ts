import { inquiries as settings } from '@prangan/college/inquiries'
import { dayInIndia, indiaZone, timeInIndia } from '@prangan/contract/india-time'
import { parseDocuments } from '@prangan/contract/parse-document'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { exportPages, type MakeExport, type Table } from '@prangan/web/lib/export-pages.ts'
import { orderedBy, type PagedList, toCursor } from '@prangan/web/lib/paged-list.ts'
import { InquiryDocumentSchema } from '../../contract/inquiries.ts'
import { collectionPaths } from '../../contract/paths.ts'
import { inquiries as english } from '../../messages/en/inquiries.ts'
import type { InquiryRow } from '../inquiry-labels.ts'
import { workingDays } from '../inquiry-labels.ts'

const outcomeOf = ({ outcome }: Pick<InquiryRow, 'outcome'>) => outcome && english.outcomes[outcome]

const categories: Readonly<Record<string, LocalizedText | undefined>> = settings.categories
const categoryOf = ({ category }: Pick<InquiryRow, 'category'>) => categories[category]?.en ?? category

/** The columns of the exported list, in English in every language: other programs read it. */
export const inquiriesTable: Table<InquiryRow> = [
  ['Number', ({ number }) => number],
  ['Kind', ({ kind }) => english.kinds[kind]],
  ['Category or course', (row) => categoryOf(row) || row.course],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Name', ({ sender }) => sender.name],
  ['E-mail', ({ sender }) => sender.email],
  ['Mobile', ({ sender }) => sender.mobile],
  ['Files', ({ files }) => String(files.length)],
  ['Status', ({ status }) => english.statuses[status]],
  ['Outcome', outcomeOf],
  ['Due on', ({ dueOn }) => dueOn],
  ['Assigned to', ({ assignedTo }) => assignedTo?.name ?? ''],
  [`Received (${indiaZone})`, ({ createdAt }) => timeInIndia(createdAt)],
]

/** The yearly report about grievances, which names nobody. */
export const reportTable: Table<
  Pick<InquiryRow, 'number' | 'category' | 'createdAt' | 'decidedAt' | 'outcome' | 'isOpen'>
> = [
  ['Number', ({ number }) => number],
  ['Category', categoryOf],
  [
    'Working days',
    ({ createdAt, decidedAt }) =>
      decidedAt ? String(workingDays(dayInIndia(createdAt), dayInIndia(decidedAt))) : '',
  ],
  ['Outcome', (row) => outcomeOf(row) || (row.isOpen ? 'Open' : 'Closed without a decision')],
]

const latestFirst = [['createdAt', 'desc']] as const

const grievancesOf = (year: number): PagedList<{ search: string }, InquiryRow> => ({
  toQuery: (_, part) => ({
    collection: collectionPaths.inquiries,
    where: [
      ['kind', 'grievance'],
      ['createdAt', new Date(Date.parse(`${year}-01-01T00:00:00+05:30`) - 1), '>'],
      ['createdAt', new Date(`${year + 1}-01-01T00:00:00+05:30`), '<'],
    ],
    ...orderedBy(latestFirst, part),
  }),
  toRows: (stored) => parseDocuments(InquiryDocumentSchema, stored),
  cursorOf: (last) => toCursor(last, latestFirst),
})

export const yearlyReport =
  (year: number): MakeExport =>
  (run) =>
    exportPages(grievancesOf(year), reportTable, { search: '' }, run)
