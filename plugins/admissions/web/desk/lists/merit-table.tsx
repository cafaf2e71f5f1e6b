import { formatDateTime } from '@prangan/web/lib/format-day.ts'
import { shownHundredths } from '@prangan/web/lib/format-number.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { UserText } from '@prangan/web/ui/user-text.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import { hasLapsed } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { ProgressBadge } from '../components/progress-badge.tsx'
import { applicationHref } from '../hrefs.ts'
import { admissionDeskMessages } from '../messages.ts'
import { headLabel, placeLabel } from './labels.ts'
import type { Offered } from './watch-offers.ts'

const texts = () => admissionDeskMessages().meritLists

const shownAtFirst = 100

type MeritTableProps = {
  caption: string
  rows: readonly MeritListRow[]
  /** Explains a rank; without it, nothing is explained. */
  onWhy?: (row: MeritListRow) => void
  offered?: Offered
}

export function MeritTable({ caption, rows, offered, onWhy }: MeritTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst)
  const { columns } = texts()
  const headers = [columns.rank, columns.name, columns.category, columns.index, columns.seat]
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="rounded-card border border-line bg-white">
        <table className="w-full text-start text-sm max-md:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="bg-sand text-xs text-muted max-md:sr-only">
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col" className="px-3 py-2 font-semibold">
                  {header}
                </th>
              ))}
              {onWhy && (
                <th scope="col" className="px-3 py-2">
                  <span className="sr-only">{columns.why}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {shown.map((row) => (
              <tr
                key={row.id}
                className="border-t border-line max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:py-2 max-md:first:border-t-0"
              >
                <td className="px-3 py-1.5 font-semibold tabular-nums">{row.rank}</td>
                <td className="min-w-0 px-3 py-1.5 wrap-anywhere">
                  <Link
                    to={applicationHref(row.id)}
                    className="font-semibold text-indigo-900 hover:underline"
                  >
                    <UserText text={row.name} />
                  </Link>{' '}
                  <span className="whitespace-nowrap text-muted tabular-nums">…{row.lastFour}</span>
                </td>
                <td className="px-3 py-1.5 max-md:col-start-2 max-md:row-start-3 max-md:py-0 max-md:text-muted">
                  {headLabel(row.category)}
                </td>
                <td className="px-3 py-1.5 tabular-nums max-md:col-start-3 max-md:row-start-3 max-md:py-0 max-md:text-end">
                  {shownHundredths(row.index)}
                </td>
                <td className="px-3 py-1.5 max-md:col-[2/-1] max-md:row-start-2 max-md:py-0">
                  {placeLabel(row)}
                  <Outcome row={offered?.get(row.id)} />
                </td>
                {onWhy && (
                  <td className="px-3 py-1 text-end max-md:col-start-3 max-md:row-start-1 max-md:px-0">
                    <Button look="quiet" size="small" onClick={() => onWhy(row)}>
                      {texts().why}
                      <span className="sr-only"> {row.name}</span>
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <p>
          <Button look="secondary" size="small" onClick={() => setShowsAll(true)}>
            {texts().showAll(rows.length)}
          </Button>
        </p>
      )}
    </div>
  )
}

/** What became of a seat that was offered. */
function Outcome({ row }: { row: ApplicationRow | undefined }) {
  if (!row?.offer) return null
  const { payTo, acceptedAt } = row.offer
  const isOpen = row.status === 'offered' && !hasLapsed(row, new Date())
  const { until, acceptedUntil } = texts().offers
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      <ProgressBadge row={row} />
      {isOpen && (acceptedAt ? acceptedUntil : until)(formatDateTime(payTo))}
    </span>
  )
}
