import { headingRow } from '../../../contract/statement/read-statement.ts'
import { type StatementProblem, type Table, tableOf } from '../../../contract/statement/read-table.ts'

/** Bytes that a workbook within the limits of a statement unpacks to, with much formatting. */
const unpackedBytes = 32 * 1024 * 1024

/** Reads the first visible sheet that has a row of headings; without one, the first that is not empty. */
export async function readWorkbook(
  bytes: Uint8Array,
): Promise<{ table: Table } | { problem: StatementProblem }> {
  if (sizeUnpacked(bytes) > unpackedBytes) return { problem: 'too large' }
  const { readXlsx } = await import('hucre/xlsx')
  const workbook = await readXlsx(bytes).catch(() => undefined)
  if (!workbook) return { problem: 'not a statement' }
  const sheets = workbook.sheets
    .filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    .map(({ rows }) => rows.map(textsOf).filter(({ length }) => length > 0))
  const withHeadings = sheets.find((rows) => headingRow(rows) !== undefined)
  return tableOf(withHeadings ?? sheets.find(({ length }) => length > 0) ?? [])
}

type Cell = string | number | boolean | Date | null

/** Formatting alone makes cells at the end of a row. */
function textsOf(row: readonly Cell[]): string[] {
  const texts = row.map(textOf)
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
}

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  // Sums that Excel computed are such as 4000.4999999999995.
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : cell.toFixed(2)
  return String(cell)
    .replaceAll(/[^\P{Cc}\t\r\n]/gu, '')
    .trim()
}

/** The signatures of a ZIP file's directory, and what an entry has in a field whose number is written elsewhere (ZIP64). */
const [endOfDirectory, entryOfDirectory, elsewhere] = [0x06054b50, 0x02014b50, 0xffffffff]

/**
 * Returns the bytes that the entries of a ZIP file say they unpack to, or Infinity if one of them does not say it. The library
 * unpacks no entry beyond what it says, and refuses files that are broken.
 */
function sizeUnpacked(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const numberAt = (at: number) => (at + 4 <= bytes.length ? view.getUint32(at, true) : 0)
  let end = bytes.length - 22
  while (end >= 0 && numberAt(end) !== endOfDirectory) end -= 1
  if (end < 0) return 0
  let sum = 0
  let at = numberAt(end + 16)
  if (at === elsewhere || view.getUint16(end + 10, true) === 0xffff) return Infinity
  for (let left = view.getUint16(end + 10, true); left > 0 && numberAt(at) === entryOfDirectory; left -= 1) {
    const [packed, unpacked] = [numberAt(at + 20), numberAt(at + 24)]
    const isBehindData = (view.getUint16(at + 8, true) & 8) !== 0 && packed === 0
    sum += isBehindData || (unpacked === 0 && packed > 2) ? Infinity : unpacked
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return sum
}
