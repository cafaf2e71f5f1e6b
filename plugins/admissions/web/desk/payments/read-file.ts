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

export async function readFile(file: File): Promise<{ table: Table } | { problem: StatementProblem }> {
  if (file.size > statementLimits.bytes) return { problem: 'too large' }
  return readTable(decode(await file.arrayBuffer()))
}
