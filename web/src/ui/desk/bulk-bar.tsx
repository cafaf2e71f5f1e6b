import type { RowSelection } from '../../lib/use-selection.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Button } from '../button.tsx'
import type { Column } from './data-table.tsx'

export type BulkAction<Kind extends string> = { kind: Kind; label: string; isDanger?: true }

type BulkBarProps<Row extends { id: string }, Kind extends string> = {
  selection: RowSelection<Row>
  actions: readonly BulkAction<Kind>[]
  onAsk: (kind: Kind, rows: readonly Row[]) => void
}

export function BulkBar<Row extends { id: string }, Kind extends string>({
  selection,
  actions,
  onAsk,
}: BulkBarProps<Row, Kind>) {
  const { rows, isAll, isPossible, toggleAll } = selection
  const { selectAll, selected } = deskMessages().kit.list
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 pb-2">
      <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm font-semibold text-indigo-950">
        <input
          type="checkbox"
          className="size-5 accent-indigo-900"
          checked={isAll}
          disabled={!isPossible}
          onChange={toggleAll}
        />
        {selectAll}
      </label>
      {actions.map(({ kind, label, isDanger }) => (
        <Button
          key={kind}
          size="small"
          look={isDanger ? 'secondary' : 'primary'}
          disabled={rows.length === 0}
          onClick={() => onAsk(kind, rows)}
        >
          {label}
        </Button>
      ))}
      <p role="status" className="text-sm text-muted">
        {rows.length > 0 && selected(rows.length)}
      </p>
    </div>
  )
}

export function selectColumn<Row extends { id: string }>(
  selection: RowSelection<Row>,
  nameOf: (row: Row) => string,
): Column<Row> {
  const { select, selectRow } = deskMessages().kit.list
  return {
    id: 'select',
    header: <span className="sr-only">{select}</span>,
    cell: (row) => (
      <label className="flex size-8 cursor-pointer items-center justify-center">
        <span className="sr-only">{selectRow(nameOf(row))}</span>
        <input
          type="checkbox"
          className="size-5 accent-indigo-900"
          checked={selection.has(row) ?? false}
          disabled={selection.has(row) === undefined}
          onChange={() => selection.toggle(row)}
        />
      </label>
    ),
  }
}
