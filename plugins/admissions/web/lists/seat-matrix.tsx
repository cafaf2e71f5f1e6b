import { formatNumber } from '@prangan/web/lib/format-number.ts'
import { classNames } from '@prangan/web/ui/class-names.ts'
import { Icon } from '@prangan/web/ui/icon.tsx'
import type { ReactNode } from 'react'
import type { SeatCounts, SeatMatrix } from '../../contract/schemas/seat-matrix.ts'
import { applicantMessages } from '../applicant-messages.ts'
import { groupName } from '../group-name.ts'
import { seatName } from './seat-name.ts'

const order = [
  ...(['sanctioned', 'convertedOut', 'convertedIn'] as const),
  ...(['admitted', 'offered', 'listed', 'lapsed', 'held', 'vacant', 'supernumerary'] as const),
] satisfies (keyof SeatCounts)[]

/** Shown also where there is none. */
const always: readonly string[] = ['sanctioned', 'admitted', 'offered', 'lapsed', 'held', 'vacant']

const inSummary = order.slice(order.indexOf('admitted'))

type Row = { key: string; label: string; cells: readonly (number | null)[]; isStrong?: boolean }

const sumOf = (cells: readonly (number | null)[]): number | null =>
  cells.includes(null) ? null : cells.reduce<number>((sum, cell) => sum + (cell ?? 0), 0)

function rowsOf({ total, groups }: SeatMatrix, shares: SeatMatrix['shares']): Row[] {
  const { counts, groupLeast, groupGiven } = applicantMessages().seatMatrix
  const names = order.filter((name) => always.includes(name) || total[name] > 0)
  const ofGroups = groups.flatMap(({ key, shares: all }) => {
    const own = shares.map(({ vertical }) => all.find((share) => share.vertical === vertical))
    const rows = [
      [`${key} least`, groupLeast(groupName(key)), own.map((share) => share?.least ?? 0)],
      [`${key} given`, groupGiven(groupName(key)), own.map((share) => share?.given ?? null)],
    ] as const
    return rows
      .map(([row, label, cells]) => ({ key: row, label, cells: [...cells, sumOf(cells)] }))
      .filter(({ cells }) => cells.some((cell) => cell !== null))
  })
  return [
    ...names.map((name) => ({
      key: name,
      label: counts[name],
      cells: [...shares.map((share) => share[name]), total[name]],
      isStrong: name === 'sanctioned',
    })),
    ...ofGroups,
  ]
}

type SeatMatrixProps = { matrix: SeatMatrix; caption: string; isOpen?: boolean; children?: ReactNode }

/** What became of a programme's seats: a line of totals that opens to the table by category. */
export function SeatMatrixView({ matrix, caption, isOpen = false, children }: SeatMatrixProps) {
  const texts = applicantMessages().seatMatrix
  const { total, groups } = matrix
  const shares = matrix.shares.filter((share) => order.some((name) => share[name] > 0))
  return (
    <details open={isOpen} className="seat-matrix rounded-card border border-line bg-white text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2">
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1">
          <b className="text-indigo-950 tabular-nums">
            {texts.title} {formatNumber(total.sanctioned)}
          </b>
          {inSummary
            .filter((name) => total[name] > 0)
            .map((name) => (
              <span key={name}>
                {texts.counts[name]} <b className="tabular-nums">{formatNumber(total[name])}</b>
              </span>
            ))}
        </span>
        <Icon name="down" className="size-5 flex-none" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-3 sm:p-4">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with many categories it scrolls, also by keyboard. */}
        <section className="relative overflow-x-auto" tabIndex={0} aria-label={caption}>
          <table className="w-full text-end text-xs tabular-nums sm:text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-1 text-start">
                  <span className="sr-only">{texts.category}</span>
                </th>
                {[...shares.map(({ vertical }) => seatName(vertical)), texts.all].map((name) => (
                  <th key={name} scope="col" className="px-1 py-1 text-end font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf(matrix, shares).map(({ key, label, cells, isStrong }) => (
                <tr key={key} className={classNames('border-t border-line', isStrong && 'font-semibold')}>
                  <th scope="row" className={classNames('py-1 pe-1 text-start', !isStrong && 'font-normal')}>
                    {label}
                  </th>
                  {cells.map((cell, at) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
                      key={at}
                      className={classNames('px-1 py-1', !cell && 'text-muted')}
                    >
                      {cell !== null && formatNumber(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className="max-w-prose text-xs text-muted">
          {texts.about}{' '}
          {groups.some(({ shares: all }) => all.some(({ given }) => given !== null)) && texts.aboutGroups}
        </p>
        {children}
      </div>
    </details>
  )
}
