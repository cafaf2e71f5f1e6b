import type { MeritListRow } from '../../../contract/schemas/admission-lists.ts'
import type { AllocationReport } from '../../../contract/schemas/merit-rules.ts'
import { admissionDeskMessages } from '../messages.ts'
import { headLabel } from './labels.ts'
import { type Share, sharesOf, totalOf } from './shares.ts'

const counts = ['byRule', 'converted', 'before', 'moved', 'now', 'left'] as const

const signed = (count: number) => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '')
const shown = (seats: Omit<Share, 'share'>, column: (typeof counts)[number]) =>
  column === 'converted' ? signed(seats[column]) : seats[column]

type SharesTableProps = { rows: readonly MeritListRow[]; report: AllocationReport }

/** The seats of each share, in numbers that add up. */
export function SharesTable(list: SharesTableProps) {
  const { shares: texts, steps } = admissionDeskMessages().meritLists
  const shares = sharesOf(list)
  const { report, rows } = list
  const names = report.moved.map(({ id }) => {
    const row = rows.find((each) => each.id === id)
    return row ? steps.named(row.rank, row.name) : id
  })
  const extra = report.steps.reduce(
    (sum, step) => (step.step === 'supernumerary' ? sum + step.seats : sum),
    0,
  )
  return (
    <div className="grid gap-2 border-t border-line px-4 py-3">
      <div className="overflow-x-auto">
        <table className="w-full min-w-xl tabular-nums">
          <caption className="sr-only">{texts.caption}</caption>
          <thead>
            <tr className="border-b border-line text-muted *:px-2 *:py-1 *:text-end *:font-semibold">
              <th scope="col" className="ps-0 text-start!">
                {texts.columns.share}
              </th>
              {counts.map((column) => (
                <th key={column} scope="col">
                  {texts.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shares.map(({ share, ...seats }) => (
              <tr key={share} className="border-b border-line *:px-2 *:py-1 *:text-end">
                <th scope="row" className="ps-0 text-start! font-normal">
                  {headLabel(share)}
                </th>
                {counts.map((column) => (
                  <td key={column}>{shown(seats, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold text-indigo-950 *:px-2 *:py-1 *:text-end">
              <th scope="row" className="ps-0 text-start!">
                {texts.total}
              </th>
              {counts.map((column) => (
                <td key={column}>{shown(totalOf(shares), column)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {names.length > 0 && <p>{texts.moved(names.join('; '))}</p>}
      {extra > 0 && <p>{texts.extra(extra)}</p>}
    </div>
  )
}
