/** The byte order mark, without which Excel misreads Hindi. */
const byteOrderMark = '\uFEFF'

/**
 * Characters with which a spreadsheet begins a formula, also after invisible ones and in full-width and small forms. A tab or a
 * line break would begin a new cell or row when the file is pasted.
 */
const formula = /^(?:[\s\p{Z}\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u

/** A negative number is none: with a quote mark before it, a spreadsheet would not count it. */
const number = /^-?\d+(?:\.\d+)?$/

/** Control characters without a meaning in a cell. */
const meaningless = /[^\P{Cc}\t\r\n]/gu

/** Returns a cell that no spreadsheet evaluates: what begins like a formula is text by a quote mark before it. */
function toCell(value: string): string {
  const text = value.replaceAll(meaningless, '')
  const harmless = formula.test(text) && !number.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Returns rows of a CSV file (RFC 4180), each with its line break. Every cell is quoted, and none runs as a formula. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** Returns a CSV file of rows from `csvRows` that Excel and LibreOffice open correctly. */
export function csvFile(header: readonly string[], rows: readonly string[]): Blob {
  return new Blob([byteOrderMark, csvRows([header]), ...rows], { type: 'text/csv;charset=utf-8' })
}
