import type { Shown, ShownText } from '@prangan/contract/content/show-in'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { useFill } from '../../../lib/site-layout.ts'
import { LocalizedContent } from './localized-content.tsx'

type TableBlock = Shown<BlockOf<'table'>>
type TableProps = { table: TableBlock; heading?: ShownText | undefined }

/** A table with more columns than this shows its rows as cards on a phone. */
const columnsOnPhone = 2

/** The index of the column that holds row headers: the first, or the second if the first only numbers the rows. */
function namingColumn(rows: TableBlock['rows']): number {
  const counts = rows.every(({ cells: [first] }) => /^\d+\.?$/.test(first?.text ?? ''))
  return counts ? 1 : 0
}

/** A content table. Each cell has its column's name in `data-label`, which the stylesheet shows on a phone. */
export function Table({ table, heading }: TableProps) {
  const { caption, columns, rows } = table
  const naming = namingColumn(rows)
  const fill = useFill()
  const names = columns.map(({ text }) => fill(text))
  return (
    <table className={columns.length > columnsOnPhone ? 'as-cards' : undefined}>
      <caption className={caption.text === heading?.text ? 'sr-only' : undefined}>
        <LocalizedContent text={caption} />
      </caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may say the same.
            <th key={at} scope="col">
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
              const column = names[at]
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may say the same.
                  key={at}
                  scope={at === naming ? 'row' : undefined}
                  data-label={column}
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
