import type { Language } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { Columns3, Plus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/desk/icon-button.tsx'
import { focusFirst, moveButtons } from '../../../../ui/desk/items/focus-first.ts'
import { controlSize, PlaceButtons } from '../../../../ui/desk/items/place-buttons.tsx'
import { isEqual } from '../editor/equal.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { clipboardOf } from '../fields/pasted.ts'
import type { BlockFormProps } from './block-form.ts'
import { PasteMessage } from './paste-message.tsx'
import {
  cellAt,
  type Grid,
  notePaste,
  type PasteNote,
  type Place,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withoutRowsFrom,
  withPasted,
  withRow,
  withRowMoved,
} from './table-edits.ts'
import { moveByKey } from './table-keys.ts'

const texts = () => deskMessages().blockForms.table

/** A table with a header row. On a phone each row is a card. Cells of Excel and Word are pasted as cells. */
export function TableForm({ block, onChange }: BlockFormProps<BlockOf<'table'>>) {
  const { caption, columns, rows } = block
  const root = useRef<HTMLDivElement>(null)
  const nextFocus = useRef<readonly string[]>([])
  useEffect(() => {
    if (nextFocus.current.length === 0) return
    focusFirst(root.current, ...nextFocus.current)
    nextFocus.current = []
  })
  // What a paste has left to say, for as long as the table is as it left it.
  const [pasted, setPasted] = useState<{ note: PasteNote; rows: Grid['rows'] }>()
  const note = pasted && isEqual(pasted.rows, rows) ? pasted.note : undefined
  const change = (grid: Grid, ...focus: readonly string[]) => {
    nextFocus.current = focus
    setPasted(undefined)
    onChange(grid)
  }
  const paste = (place: Place, cells: readonly (readonly string[])[], language: Language) => {
    const after = withPasted(block, place, cells, language)
    change(after)
    setPasted({ note: notePaste(block, after, place, cells, language), rows: after.rows })
  }
  const moveRow = (from: number, to: number) => {
    const buttons = moveButtons(to < from ? 'up' : 'down').map((button) => `[data-row="${to}"] ${button}`)
    change(withRowMoved(block, from, to), ...buttons)
  }
  return (
    <div ref={root} className="grid gap-3">
      <LocalizedField
        label={texts().caption}
        isLabelShown
        placeholder={texts().captionHint}
        value={caption}
        onChange={(text) => onChange({ caption: text })}
      />
      <div className="overflow-x-auto">
        <table className="edit-table">
          <thead>
            <tr data-row={-1}>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no ids; their fields are controlled.
                <th key={at} scope="col" data-label={texts().column(at + 1)}>
                  <Cell grid={block} place={{ row: -1, column: at }} onChange={change} onPaste={paste} />
                  <IconButton
                    label={texts().deleteColumn(column.en || at + 1)}
                    isDanger
                    className={controlSize}
                    disabled={columns.length < 2}
                    onClick={() =>
                      change(
                        withoutColumn(block, at),
                        `[data-row="-1"] th:nth-child(${Math.max(1, at)}) textarea`,
                      )
                    }
                  >
                    <Trash2 aria-hidden="true" size={16} />
                  </IconButton>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids; their fields are controlled.
              <tr key={row} data-row={row} className="edit-row">
                {columns.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <td key={at} data-label={column.en || texts().column(at + 1)}>
                    <Cell grid={block} place={{ row, column: at }} onChange={change} onPaste={paste} />
                  </td>
                ))}
                <td className="edit-controls">
                  <PlaceButtons
                    name={texts().row(row + 1)}
                    at={row}
                    count={rows.length}
                    onMove={(to) => moveRow(row, to)}
                    onDelete={() =>
                      change(
                        withoutRow(block, row),
                        `[data-row="${Math.max(0, row - 1)}"] textarea`,
                        '[data-row="-1"] textarea',
                      )
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <PasteMessage
          note={note}
          count={rows.length}
          onDelete={(from) => change(withoutRowsFrom(block, from), `[data-row="${from - 1}"] textarea`)}
        />
        <p className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            size="small"
            disabled={rows.length >= limits.content.tableRows}
            onClick={() => change(withRow(block, rows.length), `[data-row="${rows.length}"] textarea`)}
          >
            <Plus aria-hidden="true" size={16} />
            {texts().addRow}
          </Button>
          <Button
            look="quiet"
            size="small"
            disabled={columns.length >= limits.content.tableColumns}
            onClick={() =>
              change(
                withColumn(block, columns.length),
                `[data-row="-1"] th:nth-child(${columns.length + 1}) textarea`,
              )
            }
          >
            <Columns3 aria-hidden="true" size={16} />
            {texts().addColumn}
          </Button>
        </p>
      </div>
    </div>
  )
}

type CellProps = {
  grid: Grid
  place: Place
  onChange: (grid: Grid) => void
  onPaste: (place: Place, cells: readonly (readonly string[])[], language: Language) => void
}

/** A cell. Its name says where it is: 'Row 2, Fee'. */
function Cell({ grid, place, onChange, onPaste }: CellProps) {
  const { row, column } = place
  const heading = grid.columns[column]?.en || texts().unnamed(column + 1)
  const paste = (event: ClipboardEvent, language: Language) => {
    const { rows } = clipboardOf(event)
    if (!rows) return
    event.preventDefault()
    onPaste(place, rows, language)
  }
  return (
    <div className="[&_.edit-pair]:grid-cols-1! [&_.edit-pair]:gap-0.5">
      <LocalizedField
        label={row < 0 ? texts().headingOf(column + 1) : texts().cell(row + 1, heading)}
        isMarked={row >= 0}
        value={cellAt(grid, place)}
        onChange={(cell) => onChange(withCell(grid, place, cell))}
        onPaste={paste}
        onKeyDown={(event, language) => moveByKey(event, place, language)}
      />
    </div>
  )
}
