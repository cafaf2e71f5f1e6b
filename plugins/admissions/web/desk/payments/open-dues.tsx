import { dayInIndia } from '@prangan/contract/india-time'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { exportRows, type Table } from '@prangan/web/lib/export-pages.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Badge } from '@prangan/web/ui/badge.tsx'
import { ExportButton } from '@prangan/web/ui/desk/export-button.tsx'
import { SearchInput } from '@prangan/web/ui/desk/search-input.tsx'
import { SectionLoading } from '@prangan/web/ui/desk/section-loading.tsx'
import { EmptyState } from '@prangan/web/ui/empty-state.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { useState } from 'react'
import { balanceOf, dueSince, paidOf } from '../../../contract/paid.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { ApplicantLink } from './applicant-link.tsx'
import { PartHead } from './part-head.tsx'

const texts = () => admissionDeskMessages().admissionPayments
const loadDues = async () => (await import('./watch-credits.ts')).watchDues

type Due = { row: ApplicationRow; paid: number; balance: number; since: string }

/** Who has paid only a part of the fee, the longest due first. */
export function OpenDues() {
  const { live, retry } = useLive(loadDues, 'dues')
  const [search, setSearch] = useState('')
  if (live.status === 'failed') return <LoadFailure onRetry={retry}>{texts().notLoaded}</LoadFailure>
  if (live.status === 'loading') return <SectionLoading />
  const dues = toDues(live.value)
  const { title, text, none, nobody, search: label, export: exportLabel, exportName, nouns } = texts().dues
  if (dues.length === 0) return <EmptyState>{none}</EmptyState>
  const found = dues.filter(({ row }) => isFound(row, search))
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <PartHead
        title={title}
        count={dues.length}
        text={text(rupees(dues.reduce((sum, { balance }) => sum + balance, 0)))}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-80">
          <SearchInput label={label} search={search} onSearch={setSearch} />
        </div>
        <ExportButton
          make={async () => exportRows(table(), found)}
          name={`${exportName}-${dayInIndia(new Date())}`}
          nouns={nouns}
          label={exportLabel}
        />
      </div>
      {found.length === 0 ? <EmptyState>{nobody}</EmptyState> : <DuesTable dues={found} />}
    </section>
  )
}

const toDues = (rows: readonly ApplicationRow[]): Due[] =>
  rows
    .map((row) => {
      const since = dueSince(row)
      return { row, paid: paidOf(row), balance: balanceOf(row), since: since ? dayInIndia(since) : '' }
    })
    .filter(({ balance }) => balance > 0)
    .sort((one, other) => one.since.localeCompare(other.since) || one.row.name.localeCompare(other.row.name))

function isFound({ name, applicationNumber, mobile, course, roll }: ApplicationRow, search: string): boolean {
  const text = [name, applicationNumber, mobile, courseName(course), roll?.number].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function table(): Table<Due> {
  const { columns, applicant } = { ...texts().dues, ...texts().columns }
  return [
    [columns.number, ({ row }) => row.applicationNumber],
    [applicant, ({ row }) => row.name],
    [columns.mobile, ({ row }) => row.mobile],
    [columns.programme, ({ row }) => courseName(row.course)],
    [columns.roll, ({ row }) => row.roll?.number ?? ''],
    [columns.fee, ({ row }) => String(row.offer?.amount ?? '')],
    [columns.paid, ({ paid }) => String(paid)],
    [columns.balance, ({ balance }) => String(balance)],
    [columns.since, ({ since }) => since],
    [columns.by, ({ row }) => row.roll?.balanceBy ?? ''],
    [columns.remark, ({ row }) => row.roll?.because || row.fee?.difference?.remark || ''],
  ]
}

function DuesTable({ dues }: { dues: readonly Due[] }) {
  const { caption, columns } = texts().dues
  const cell = 'sm:px-3 sm:py-2 text-start font-semibold'
  const heads: readonly (readonly [string, string])[] = [
    [texts().columns.applicant, cell],
    [columns.programme, cell],
    [columns.paid, `${cell} sm:text-end`],
    [columns.balance, `${cell} sm:text-end`],
    [columns.since, cell],
  ]
  return (
    <table className="w-full bg-white text-start text-sm max-sm:block sm:overflow-hidden sm:rounded-card sm:border sm:border-line">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sand text-xs text-muted max-sm:sr-only">
        <tr>
          {heads.map(([head, className]) => (
            <th key={head} scope="col" className={className}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {dues.map((due) => (
          <DueRow key={due.row.id} {...due} />
        ))}
      </tbody>
    </table>
  )
}

/** The day that was agreed at the counter. */
function PaidBy({ day }: { day: string }) {
  const { byDay, lateSince } = texts().dues
  if (day === '') return null
  const isLate = day < dayInIndia(new Date())
  return (
    <span className={`block text-xs ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}>
      {isLate ? lateSince(formatDate(day)) : byDay(formatDate(day))}
    </span>
  )
}

function DueRow({ row, paid, balance, since }: Due) {
  const { paidOf: paidText, dueOf: dueText, sinceDay, reported } = texts().dues
  const { reportedBalance } = row
  return (
    <tr className="border-line align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:rounded-card max-sm:border max-sm:p-3 sm:border-t">
      <td className="min-w-0 sm:px-3 sm:py-2">
        <ApplicantLink row={row} />
      </td>
      <td className="wrap-anywhere max-sm:order-1 max-sm:col-span-2 sm:px-3 sm:py-2">
        {courseName(row.course)}
      </td>
      <td className="whitespace-nowrap tabular-nums max-sm:order-1 sm:px-3 sm:py-2 sm:text-end">
        <span className="sm:hidden">{paidText(rupees(paid))}</span>
        <span className="max-sm:hidden">{rupees(paid)}</span>
      </td>
      <td className="text-end font-semibold whitespace-nowrap tabular-nums sm:px-3 sm:py-2">
        <span className="sm:hidden">{dueText(rupees(balance))}</span>
        <span className="max-sm:hidden">{rupees(balance)}</span>
      </td>
      <td className="max-sm:order-1 max-sm:text-end sm:px-3 sm:py-2">
        <span className="sm:hidden">{since && sinceDay(formatDate(since))}</span>
        <span className="max-sm:hidden">{since && formatDate(since)}</span>
        <PaidBy day={row.roll?.balanceBy ?? ''} />
        {reportedBalance && (
          <span className="block">
            <Badge tone="marigold">{reported}</Badge>
          </span>
        )}
      </td>
    </tr>
  )
}
