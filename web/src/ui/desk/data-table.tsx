import type { ReactNode } from 'react'

export type Column<Row> = { id: string; header: ReactNode; cell: (row: Row) => ReactNode }

type DataTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  isLoading: boolean
  emptyText: ReactNode
  className?: string | undefined
  rowState?: ((row: Row) => string | undefined) | undefined
}

const skeletonRows = ['1', '2', '3', '4', '5']

/**
 * Renders a table with its loading and empty states. `data-column` on every cell lets the stylesheet size the columns and show
 * each row as a card on a narrow screen.
 */
export function DataTable<Row extends { id: string }>({ columns, rows, ...props }: DataTableProps<Row>) {
  const isEmpty = !props.isLoading && rows.length === 0
  return (
    <table className={props.className ?? 'desk-table'} aria-busy={props.isLoading}>
      <caption className="sr-only">{props.caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col" data-column={id}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.isLoading && skeletonRows.map((row) => <SkeletonRow key={row} columns={columns} />)}
        {isEmpty && (
          <tr>
            <td className="desk-table-empty" colSpan={columns.length}>
              {props.emptyText}
            </td>
          </tr>
        )}
        {!props.isLoading &&
          rows.map((row) => (
            <tr key={row.id} data-state={props.rowState?.(row)}>
              {columns.map(({ id, cell }) => (
                <td key={id} data-column={id}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr className="desk-skeleton">
      {columns.map(({ id }) => (
        <td key={id} data-column={id}>
          <span />
        </td>
      ))}
    </tr>
  )
}
