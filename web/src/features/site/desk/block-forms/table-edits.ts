import type { Language } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { isUnwritten, localized, withTexts } from '@prangan/contract/localized'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

export type Grid = Pick<BlockOf<'table'>, 'columns' | 'rows'>

const blankRow = (columns: number) => ({ cells: Array.from({ length: columns }, () => localized()) })

/** A cell's place; row -1 is the header. */
export type Place = { row: number; column: number }

export const cellAt = ({ columns, rows }: Grid, { row, column }: Place): LocalizedText =>
  (row < 0 ? columns[column] : rows[row]?.cells[column]) ?? localized()

export function withCell({ columns, rows }: Grid, { row, column }: Place, cell: LocalizedText): Grid {
  if (row < 0) return { columns: columns.with(column, cell), rows }
  const cells = columns.map((_, at) => (at === column ? cell : (rows[row]?.cells[at] ?? localized())))
  return { columns, rows: rows.with(row, { cells }) }
}

export const withRow = ({ columns, rows }: Grid, at: number): Grid => ({
  columns,
  rows: rows.toSpliced(at, 0, blankRow(columns.length)),
})

export const withoutRow = ({ columns, rows }: Grid, at: number): Grid => ({
  columns,
  rows: rows.toSpliced(at, 1),
})

export function withRowMoved({ columns, rows }: Grid, from: number, to: number): Grid {
  const row = rows[from]
  return row ? { columns, rows: rows.toSpliced(from, 1).toSpliced(to, 0, row) } : { columns, rows }
}

export const withColumn = ({ columns, rows }: Grid, at: number): Grid => ({
  columns: columns.toSpliced(at, 0, localized()),
  rows: rows.map(({ cells }) => ({ cells: cells.toSpliced(at, 0, localized()) })),
})

export const withoutColumn = ({ columns, rows }: Grid, at: number): Grid => ({
  columns: columns.toSpliced(at, 1),
  rows: rows.map(({ cells }) => ({ cells: cells.toSpliced(at, 1) })),
})

/** A first line without digits, over others, is taken for headings. */
const beginsWithHeadings = ([first = [], ...others]: readonly (readonly string[])[]) =>
  others.length > 0 && !/\p{Nd}/u.test(first.join())

/** The table without its rows from one on. */
export const withoutRowsFrom = ({ columns, rows }: Grid, at: number): Grid => ({
  columns,
  rows: rows.slice(0, at),
})

/** The row at which pasted cells begin: -1 where they bring the headings. */
function firstRow(
  { columns }: Grid,
  { row, column }: Place,
  pasted: readonly (readonly string[])[],
  language: Language,
): number {
  const isSame = pasted[0]?.every((text, across) => text === columns[column + across]?.[language])
  const isBlankHead = columns.every(isUnwritten)
  return row === 0 && beginsWithHeadings(pasted) && (isBlankHead || isSame) ? -1 : row
}

/**
 * A table with pasted cells in place of its own, from a cell on. It grows by rows and columns, within its limits. In a
 * table without headings, and in one with the same, headings that are pasted into the first row become its own. What is
 * pasted from the header on into a blank table replaces it, so that none of its blank rows are left; all else fills
 * cells.
 */
export function withPasted(
  table: Grid,
  { row: at, column }: Place,
  pasted: readonly (readonly string[])[],
  language: Language,
): Grid {
  const hasHeadings = !table.columns.every(isUnwritten)
  const row = firstRow(table, { row: at, column }, pasted, language)
  const isFilled = hasHeadings || table.rows.some(({ cells }) => !cells.every(isUnwritten))
  const grid = row < 0 && !isFilled && pasted.length > 1 ? { columns: [], rows: [] } : table
  const widest = Math.max(...pasted.map((cells) => cells.length))
  const columns = Math.min(Math.max(grid.columns.length, column + widest), limits.content.tableColumns)
  const rows = Math.min(Math.max(grid.rows.length, row + pasted.length), limits.content.tableRows)
  let after: Grid = grid
  while (after.columns.length < columns) after = withColumn(after, after.columns.length)
  while (after.rows.length < rows) after = withRow(after, after.rows.length)
  for (const [down, cells] of pasted.entries()) {
    for (const [across, text] of cells.entries()) {
      const place = { row: row + down, column: column + across }
      if (place.row >= rows || place.column >= columns) continue
      const cell = withTexts(cellAt(after, place), { [language]: text })
      after = withCell(after, place, cell)
    }
  }
  return after
}

export type PasteNote = {
  /** Whole rows were pasted over the beginning of a longer table: from here on its rows are those of before. */
  left?: number
  lost: number
}

export function notePaste(
  before: Grid,
  after: Grid,
  place: Place,
  pasted: readonly (readonly string[])[],
  language: Language,
): PasteNote {
  const end = firstRow(before, place, pasted, language) + pasted.length
  const isWide = place.column === 0 && pasted.length > 1 && (pasted[0]?.length ?? 0) >= before.columns.length
  const isLeft = isWide && place.row <= 0 && end < after.rows.length
  return { ...(isLeft && { left: end }), lost: Math.max(0, end - limits.content.tableRows) }
}
