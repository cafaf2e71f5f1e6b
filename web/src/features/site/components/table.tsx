import type { Shown, ShownText } from '@prangan/contract/content/show-in'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { useFill } from '../../../lib/site-layout.ts'
import { LocalizedContent } from './localized-content.tsx'

type TableBlock = Shown<BlockOf<'table'>>
type TableProps = { table: TableBlock; heading?: ShownText | undefined }

/** A table with more columns than this shows its rows as cards on a phone; two of figures count as one. */
const columnsOnPhone = 2

/** Figures, money, per cent, ranges: '₹4,250', '40 %', '10–12'. */
const isFigure = ({ text }: ShownText) => /^(?:₹ ?)?\d[\d.,]*(?: ?[–-] ?\d[\d.,]*)?(?: ?%)?$/.test(text)

/** Returns which columns after the rows' names hold nothing but figures, which are aligned at their ends. */
const figureColumns = ({ columns, rows }: TableBlock, naming: number): boolean[] =>
  columns.map(
    (_, at) => at > naming && rows.length > 0 && rows.every(({ cells }) => cells[at] && isFigure(cells[at])),
  )

/** The index of the column that holds row headers: the first, or the second if the first only numbers the rows. */
function namingColumn(rows: TableBlock['rows']): number {
  const counts = rows.every(({ cells: [first] }) => /^\d+\.?$/.test(first?.text ?? ''))
  return counts ? 1 : 0
}

/** Longer than a date, a subject or a room: it needs no name of its column. */
const isProse = (cell: ShownText | undefined): boolean => (cell?.text.length ?? 0) > 40

/** A content table. Each cell has its column's name in `data-label` where a phone, which has no head, needs it. */
export function Table({ table, heading }: TableProps) {
  const { caption, columns, rows } = table
  const naming = namingColumn(rows)
  const fill = useFill()
  const names = columns.map(({ text }) => fill(text))
  const hasFigures = figureColumns(table, naming)
  const about = rows.some(({ cells }) => isProse(cells[naming + 1])) ? naming + 1 : -1
  const figures = hasFigures.filter(Boolean).length
  const isForCards = columns.length - Math.floor(figures / 2) > columnsOnPhone
  return (
    <table className={isForCards ? 'as-cards' : undefined}>
      <caption className={caption.text === heading?.text ? 'sr-only' : undefined}>
        <LocalizedContent text={caption} />
      </caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may say the same.
            <th key={at} scope="col" data-figures={hasFigures[at] || undefined}>
              <LocalizedContent text={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same.
          <tr key={row}>
            {cells.map((cell, at) => {
              const Cell = at === naming ? 'th' : 'td'
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may say the same.
                  key={at}
                  scope={at === naming ? 'row' : undefined}
                  // The row's name needs no label, nor does a text about it that follows.
                  data-label={at === naming || at === about ? undefined : names[at]}
                  data-figures={hasFigures[at] || undefined}
                >
                  <LocalizedContent text={cell} />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
