import type { Table } from './read-table.ts'
import { dayIn, referenceIn, sumIn } from './read-values.ts'

export const columnRoles = [
  'date',
  'description',
  'reference',
  'credit',
  'debit',
  'amount',
  'side',
  'name',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** The number of the column for each role that the table has. */
export type Columns = Partial<Readonly<Record<ColumnRole, number>>>

/** What is usual for each, without spaces and signs; the first that a heading equals wins, then the first that it contains. */
const headings: Readonly<Record<ColumnRole, readonly string[]>> = {
  date: ['txndate', 'transactiondate', 'trandate', 'postdate', 'paymentdate', 'date', 'valuedate', 'valuedt'],
  credit: ['credit', 'creditamount', 'depositamt', 'depositamount', 'deposit', 'deposits', 'cramount', 'cr'],
  debit: [
    'debit',
    'debitamount',
    'withdrawalamt',
    'withdrawalamount',
    'withdrawal',
    'withdrawals',
    'dramount',
    'dr',
  ],
  side: ['crdr', 'drcr', 'creditdebit', 'debitcredit', 'type', 'transactiontype', 'txntype'],
  amount: ['amount', 'transactionamount', 'txnamount', 'amountinr', 'amountrs', 'totalamount', 'feeamount'],
  reference: [
    'utr',
    'utrno',
    'utrnumber',
    'sbcollectreferencenumber',
    'sbcollectreferenceno',
    'sbicollectreferenceno',
    'duno',
    'referenceno',
    'referencenumber',
    'refno',
    'refnochequeno',
    'chqrefno',
    'chqrefnumber',
    'chequeno',
    'transactionid',
    'tranid',
    'reference',
    'journalno',
  ],
  name: [
    'name',
    'studentname',
    'remittername',
    'payername',
    'applicantname',
    'nameofstudent',
    'customername',
  ],
  description: [
    'description',
    'narration',
    'particulars',
    'transactiondetails',
    'remarks',
    'transactionremarks',
    'details',
  ],
}

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Returns which column is what, by the headings of a row. */
export function columnsIn(row: readonly string[]): Columns {
  const names = row.map(plain)
  const taken = new Set<number>()
  const found: [ColumnRole, number][] = []
  for (const role of Object.keys(headings) as ColumnRole[]) {
    const usual = headings[role]
    const equal = usual.map((name) => names.indexOf(name)).find((at) => at >= 0 && !taken.has(at))
    const part = usual
      .filter(({ length }) => length > 4)
      .map((name) => names.findIndex((heading, at) => heading.includes(name) && !taken.has(at)))
      .find((at) => at >= 0)
    const at = equal ?? part
    if (at === undefined) continue
    taken.add(at)
    found.push([role, at])
  }
  return Object.fromEntries(found)
}

export const isEnough = ({ date, credit, amount }: Columns): boolean =>
  date !== undefined && (credit !== undefined || amount !== undefined)

/** Returns the row with the headings, below what banks write above their table; undefined if none is like one. */
export function headingRow(table: Table): number | undefined {
  const at = table.slice(0, 60).findIndex((row) => isEnough(columnsIn(row)))
  return at < 0 ? undefined : at
}

/** Returns the account number that is written above the table, or ''. */
export function accountIn(table: Table): string {
  for (const row of table.slice(0, headingRow(table) ?? 0)) {
    const text = row.join(' ')
    const found = /a\/?c(?:count)?\s*(?:no|number|num)?\.?\s*[:-]?\s*[_'"]*(\d{9,18})/i.exec(text)
    if (found?.[1]) return found[1]
  }
  return ''
}

export type CreditRow = {
  /** YYYY-MM-DD. */
  date: string
  paise: number
  reference: string
  description: string
  name: string
  /** Counts rows that are the same in everything else, from 1. */
  occurrence: number
}

export type Statement = {
  credits: CreditRow[]
  /** How many rows paid money out. */
  debits: number
  /** Rows below the headings that are neither: totals, notes, page numbers. */
  skipped: number
}

/** Reads the credits of a table. Rows without a date or without a sum are no transactions. */
export function readCredits(table: Table, heading: number, columns: Columns): Statement {
  const result: Statement = { credits: [], debits: 0, skipped: 0 }
  const counts = new Map<string, number>()
  for (const row of table.slice(heading + 1)) {
    const cell = (role: ColumnRole): string => {
      const at = columns[role]
      return at === undefined ? '' : (row[at] ?? '').trim()
    }
    const date = dayIn(cell('date'))
    const paise = date === '' ? undefined : creditIn(cell)
    if (paise === undefined) result.skipped += 1
    else if (paise <= 0) result.debits += 1
    else {
      const description = oneLine(cell('description'))
      const reference = ownReference(cell('reference')) || referenceIn(description)
      const found = { date, paise, reference, description, name: oneLine(cell('name')) }
      const key = JSON.stringify(Object.values(found))
      const occurrence = (counts.get(key) ?? 0) + 1
      counts.set(key, occurrence)
      result.credits.push({ ...found, occurrence })
    }
  }
  return result
}

/** A column may say 'TRANSFER FROM 48976…' instead, which is an account of the bank. */
function ownReference(text: string): string {
  const plain = text.trim()
  return /^[A-Za-z0-9/.-]{3,40}$/.test(plain) && /[1-9]/.test(plain) ? plain : ''
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)

/** Returns the paise that came in, 0 for what went out, undefined without a sum. */
function creditIn(cell: (role: ColumnRole) => string): number | undefined {
  const credit = sumIn(cell('credit'))
  if (credit && credit.paise > 0) return credit.isDebit ? 0 : credit.paise
  const debit = sumIn(cell('debit'))
  if (debit && debit.paise > 0) return 0
  const amount = sumIn(cell('amount'))
  if (!amount || amount.paise === 0) return undefined
  const side = cell('side').toLowerCase()
  const isDebit = amount.isDebit ?? /^(d|dr|debit|w|withdrawal)\b/.test(side)
  return isDebit ? 0 : amount.paise
}
