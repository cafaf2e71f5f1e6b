import type { Block, LocalizedText } from '@prangan/contract/schemas/content'
import { useFill } from '../../../lib/site-frame.ts'
import { LocalizedContent } from './localized-content.tsx'

type TableBlock = Extract<Block, { kind: 'table' }>
type TableProps = { table: TableBlock; heading?: LocalizedText | undefined; language?: 'hi' | undefined }

/** A table with more columns than this shows its rows as cards on a phone. */
const columnsOnPhone = 2

/** The index of the column that holds row headers: the first, or the second if the first only numbers the rows. */
function namingColumn(rows: TableBlock['rows']): number {
  const counts = rows.every(({ cells: [first] }) => /^\d+\.?$/.test(first?.en ?? ''))
  return counts ? 1 : 0
}

/** A content table. Each cell has its column's name in `data-label`, which the stylesheet shows on a phone. */
export function Table({ table, heading, language }: TableProps) {
  const { caption, columns, rows } = table
  const naming = namingColumn(rows)
  const fill = useFill()
  const names = columns.map(fill)
  return (
    <table className={columns.length > columnsOnPhone ? 'as-cards' : undefined}>
      <caption className={caption.en === heading?.en ? 'sr-only' : undefined}>
        <LocalizedContent text={caption} language={language} />
      </caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may say the same.
            <th key={at} scope="col">
              <LocalizedContent text={column} language={language} />
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
                  data-label={language === 'hi' ? (column?.hi ?? column?.en) : column?.en}
                >
                  <LocalizedContent text={cell} language={language} />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
