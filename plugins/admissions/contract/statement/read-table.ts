export const statementLimits = {
  /** Bytes of a file. */
  bytes: 2 * 1024 * 1024,
  rows: 5_000,
  columns: 40,
  /** Characters of a cell. */
  cell: 1_000,
} as const

export type StatementProblem =
  | 'empty'
  | 'too large'
  | 'not a statement'
  | 'old Excel'
  | 'formulas'
  | 'no columns'

export type Table = readonly (readonly string[])[]

/** Excel writes `="0012"` to keep zeros; any other formula, or a command for a spreadsheet, is refused. */
const keptAsText = /^="([^"]*)"$/
const formula = /^\s*(=|[+\-@].*\|.*!)/

/** Tells text from pictures, PDFs and web pages that are called `.csv`. */
function isText(text: string): boolean {
  return !/[^\P{Cc}\t\r\n]|\ufffd/u.test(text) && !/^\s*(%PDF|<(!doctype|html|table|\?xml))/i.test(text)
}

/** Parses a bank's file: RFC 4180 with commas, semicolons or tabs. */
export function readTable(file: string): { table: Table } | { problem: StatementProblem } {
  const text = file.replace(/^\uFEFF/, '')
  if (text.length > statementLimits.bytes) return { problem: 'too large' }
  if (!isText(text)) return { problem: 'not a statement' }
  const rows = splitRows(text, separatorOf(text))
  return tableOf(rows.map((cells) => cells.map((cell) => cell.trim().replace(keptAsText, '$1'))))
}

/** Returns the rows that are not empty, if they are within the limits and none is a command for a spreadsheet. */
export function tableOf(rows: Table): { table: Table } | { problem: StatementProblem } {
  const table = rows.filter((cells) => cells.some((cell) => cell !== ''))
  if (table.length === 0) return { problem: 'empty' }
  const isTooLarge =
    table.length > statementLimits.rows ||
    table.some(
      (cells) =>
        cells.length > statementLimits.columns || cells.some(({ length }) => length > statementLimits.cell),
    )
  if (isTooLarge) return { problem: 'too large' }
  if (table.flat().some((cell) => formula.test(cell))) return { problem: 'formulas' }
  return { table }
}

/** Returns the separator by which most lines have the same number of cells, of those that are there at all. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, 200)
  const scores = [',', ';', '\t'].map((separator) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const { length } = splitRows(line, separator)[0] ?? []
      if (length > 2) counts.set(length, (counts.get(length) ?? 0) + 1)
    }
    return { separator, score: Math.max(0, ...counts.values()) }
  })
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

function splitRows(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    rows.push([...row, cell])
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && (cell === '' || cell === '=')) {
      // The quotes of `="0012"` stay, as they are part of the text.
      if (cell === '=') cell += character
      else isQuoted = true
    } else if (character === separator) {
      row.push(cell)
      cell = ''
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1
      endRow()
    } else cell += character
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}
