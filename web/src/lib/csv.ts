/** Before text in UTF-8, so that Excel does not take Hindi for something else. */
const byteOrderMark = '\uFEFF'

/**
 * Beginnings at which a spreadsheet takes a cell for a formula, also behind what it does not show and in their full-width
 * and small forms; a tab or a line's end would begin a cell or a row of its own where the file is pasted.
 */
const formula = /^(?:[\s\p{Z}\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u

/** Control characters that mean nothing in a cell. */
const meaningless = /[^\P{Cc}\t\r\n]/gu

/** A cell that is shown as it is: a quote mark before it keeps a spreadsheet from running it. */
function toCell(value: string): string {
  const text = value.replaceAll(meaningless, '')
  const harmless = formula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Rows of a CSV file (RFC 4180), each ended. Every cell is quoted, and none runs as a formula. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

/** A CSV file of rows that `csvRows` made, as Excel and LibreOffice open it. */
export function csvFile(header: readonly string[], rows: readonly string[]): Blob {
  return new Blob([byteOrderMark, csvRows([header]), ...rows], { type: 'text/csv;charset=utf-8' })
}
