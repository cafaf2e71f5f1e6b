import { X } from 'lucide-react'
import type { RowSelection } from '../../lib/use-selection.ts'
import { deskMessages } from '../../messages/desk.ts'
import { Button } from '../button.tsx'
import type { Column } from './data-table.tsx'
import { IconButton } from './icon-button.tsx'

export type BulkAction<Kind extends string> = { kind: Kind; label: string; isDanger?: true }

type BulkBarProps<Row extends { id: string }, Kind extends string> = {
  selection: RowSelection<Row>
  actions: readonly BulkAction<Kind>[]
  onAsk: (kind: Kind, rows: readonly Row[]) => void
}

/** Renders what can be done with the selected rows, at the bottom of the window while there are any. */
export function BulkBar<Row extends { id: string }, Kind extends string>({
  selection,
  actions,
  onAsk,
}: BulkBarProps<Row, Kind>) {
  const { rows } = selection
  const { selected, clearSelection } = deskMessages().kit.list
  const isShown = rows.length > 0
  return (
    <div className={isShown ? 'desk-bulk-bar' : ''}>
      {isShown && (
        <IconButton label={clearSelection} className="text-white" onClick={selection.clear}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      )}
      <p role="status">{isShown && selected(rows.length)}</p>
      {isShown && (
        <>
          <SelectAll
            selection={selection}
            className="flex min-h-9 cursor-pointer items-center gap-2 font-semibold"
          />
          {actions.map(({ kind, label, isDanger }) => (
            <Button
              key={kind}
              size="small"
              look={isDanger ? 'secondary' : 'primary'}
              onClick={() => onAsk(kind, rows)}
            >
              {label}
            </Button>
          ))}
        </>
      )}
    </div>
  )
}

type SelectAllProps<Row extends { id: string }> = {
  selection: RowSelection<Row>
  className: string
  textClass?: string
}

function SelectAll<Row extends { id: string }>({ selection, className, textClass }: SelectAllProps<Row>) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        className="size-5 accent-indigo-900"
        checked={selection.isAll}
        disabled={!selection.isPossible}
        onChange={selection.toggleAll}
      />
      <span className={textClass}>{deskMessages().kit.list.selectAll}</span>
    </label>
  )
}

export function selectColumn<Row extends { id: string }>(
  selection: RowSelection<Row>,
  nameOf: (row: Row) => string,
): Column<Row> {
  const { selectRow } = deskMessages().kit.list
  return {
    id: 'select',
    // Cards have no header; there the bar has it.
    header: <SelectAll selection={selection} className="desk-select-all" textClass="sr-only" />,
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
