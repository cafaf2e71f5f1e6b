import {
  readTable,
  type StatementProblem,
  statementLimits,
  type Table,
} from '../../../contract/statement/read-table.ts'

/** Banks write UTF-8, Excel also UTF-16 and Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const startsWith = (bytes: ArrayBuffer, signature: readonly number[]): boolean => {
  const start = new Uint8Array(bytes, 0, Math.min(signature.length, bytes.byteLength))
  return start.length === signature.length && start.every((byte, at) => byte === signature[at])
}
const zip = [0x50, 0x4b, 0x03, 0x04]
/** Excel files before 2007, and those with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a CSV file or an Excel workbook by its content: banks name web pages and text `.xls`, too. */
export async function readFile(file: File): Promise<{ table: Table } | { problem: StatementProblem }> {
  if (file.size > statementLimits.bytes) return { problem: 'too large' }
  const bytes = await file.arrayBuffer()
  if (startsWith(bytes, compoundFile)) return { problem: 'old Excel' }
  if (startsWith(bytes, zip)) {
    const { readWorkbook } = await import('./read-workbook.ts')
    return readWorkbook(new Uint8Array(bytes))
  }
  const read = readTable(decode(bytes))
  const isCalledExcel = /\.xlsx?$/i.test(file.name)
  return isCalledExcel && 'problem' in read && read.problem === 'not a statement'
    ? { problem: 'old Excel' }
    : read
}
