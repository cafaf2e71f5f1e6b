import { describe, expect, it } from 'vitest'
import {
  accountIn,
  columnsIn,
  headingRow,
  readCredits,
  type Statement,
} from '../../contract/statement/read-statement.ts'
import { statementLimits } from '../../contract/statement/read-table.ts'
import { readFile } from '../../web/desk/payments/read-file.ts'
import {
  workbookFiles,
  type XlsxCell,
  type XlsxDate,
  type XlsxSheet,
  xlsxOf,
  zipOf,
} from '../support/xlsx.ts'

const fileOf = (content: string | Buffer, name = 'statement.xlsx') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)

async function read(content: string | Buffer, name?: string): Promise<Statement & { account: string }> {
  const result = await readFile(fileOf(content, name))
  if ('problem' in result) throw new Error(result.problem)
  const { table } = result
  const heading = headingRow(table) ?? -1
  return { ...readCredits(table, heading, columnsIn(table[heading] ?? [])), account: accountIn(table) }
}
async function problemOf(content: string | Buffer, name?: string) {
  const result = await readFile(fileOf(content, name))
  return 'problem' in result ? result.problem : undefined
}
const day = (text: string, style: XlsxDate['style'] = 'short'): XlsxDate => ({ day: text, style })

/** As State Bank of India's export is once Excel has saved it: Excel's dates, numbers, a blank for nothing. */
const stateBank: XlsxSheet = {
  name: 'Account Statement',
  rows: [
    ['Account Name', ':', 'PRINCIPAL, DEGREE COLLEGE'],
    ['Account Number', ':', '_00000030112233445'],
    ['Start Date', ':', day('2026-07-01', 'long')],
    [],
    ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', '        Debit', 'Credit', 'Balance'],
    [
      ...[day('2026-07-21', 'long'), day('2026-07-21', 'long')],
      ...['BY TRANSFER-UPI/CR/426118907755/MEERA JO/SBIN/meera@oksbi/Fee SDC2026K7M4QX3--'],
      ...['TRANSFER FROM 4897690162092', ' ', 4_000, 104_000, null, null],
    ],
    [day('2026-07-21'), day('2026-07-21'), 'TO CLEARING-CHEQUE WDL--', 4_711, 12_500.5, ' ', 91_499.5],
    [day('2026-07-22'), day('2026-07-22'), 'BY CASH', ' ', ' ', 4_000.499_999_999_999_5, 95_500],
    ['**This is a computer generated statement and does not require a signature.'],
  ],
}

/** As private banks' servers write: text in the cells, also dates and sums, stars below the headings, a summary. */
const privateBank: XlsxSheet = {
  name: 'Sheet 1',
  isInline: true,
  rows: [
    ['HDFC BANK Ltd.'],
    ['Account No :50100012345678  OTHER'],
    [null, null],
    ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    ['********', '**********', '********', '*****', '*****', '*****', '*****'],
    [
      '21/07/26',
      'NEFT CR-PUNB0012345-ASHA & CO <FEE>',
      '0000PUNBN26203',
      '21/07/26',
      null,
      '4000.00',
      '54000',
    ],
    ['21/07/26', 'CHARGES', '0000000000000000', '21/07/26', 59, null, '53941.00'],
    ['22/07/26', 'UPI-KIRAN RAO-kiran@ybl', '0000620312345678', '22/07/26', '', '₹1,23,456.00', ''],
    [],
    ['STATEMENT SUMMARY :-'],
    ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'],
    [50_000, 1, 2, 59, 127_456, 177_397],
  ],
}

/** As SBI Collect reports: a cover before the list, dates with a time. */
const collect: XlsxSheet[] = [
  {
    name: 'Old',
    state: 'hidden',
    rows: [
      ['Date', 'Amount'],
      [day('2026-07-01'), 1],
    ],
  },
  { name: 'Summary', rows: [['Payments of July 2026'], ['Institution', 'Degree College'], ['Total', 8_001]] },
  {
    name: 'Payments',
    rows: [
      [
        'S.No',
        'Transaction Date',
        'SB Collect Reference Number',
        'Name of Student',
        'Total Amount',
        'Status',
      ],
      [1, { day: '2026-07-21', at: '23:42:10', style: 'time' }, 'DUK1234567', 'मीरा जोशी', 4_000, 'Success'],
      [2, { day: '2026-07-22', at: '00:00:01', style: 'time' }, 426_118_907_755, 'Zoya', 4_000.5, 'Success'],
      ['Total', null, null, null, 8_000.5, null],
    ],
  },
]

describe('A workbook is read', () => {
  it('as the State Bank has it, with dates and sums that Excel computed', async () => {
    const { credits, debits, account } = await read(xlsxOf(stateBank))
    expect([account, debits]).toEqual(['00000030112233445', 1])
    expect(credits).toMatchObject([
      { date: '2026-07-21', paise: 400_000, reference: '426118907755' },
      { date: '2026-07-22', paise: 400_050, reference: '' },
    ])
  })

  it('as a private bank has it, all in text', async () => {
    const { credits, debits, account } = await read(xlsxOf(privateBank))
    expect([account, debits]).toEqual(['50100012345678', 1])
    expect(credits).toMatchObject([
      { date: '2026-07-21', reference: '0000PUNBN26203', description: 'NEFT CR-PUNB0012345-ASHA & CO <FEE>' },
      { date: '2026-07-22', paise: 12_345_600, reference: '0000620312345678' },
    ])
  })

  it('as SBI Collect has it, from the first sheet with headings that is not hidden', async () => {
    const { credits, skipped } = await read(xlsxOf(...collect))
    expect(skipped).toBe(1)
    expect(credits).toMatchObject([
      { date: '2026-07-21', paise: 400_000, reference: 'DUK1234567', name: 'मीरा जोशी' },
      { date: '2026-07-22', paise: 400_050, reference: '426118907755' },
    ])
  })

  it('whatever it is called, as is text that is called .xls', async () => {
    expect((await read(xlsxOf(stateBank), 'download')).credits).toHaveLength(2)
    const text = 'Txn Date\tDescription\tCredit\n21 Jul 2026\tUPI\t4,000.00\n'
    expect((await read(text, 'statement.xls')).credits).toMatchObject([{ paise: 400_000 }])
  })

  it('without headings, so that its columns can be chosen', async () => {
    const result = await readFile(
      fileOf(
        xlsxOf({
          name: 'A',
          rows: [
            ['When', 'How much'],
            ['x', 1],
          ],
        }),
      ),
    )
    expect(result).toEqual({
      table: [
        ['When', 'How much'],
        ['x', '1'],
      ],
    })
  })
})

const headings: XlsxCell[] = ['Date', 'Credit']
const sheetOf = (...rows: XlsxCell[][]) => xlsxOf({ name: 'A', rows: [headings, ...rows] })
const withSheet = (content: string | Buffer, says?: number) =>
  zipOf(
    workbookFiles([{ name: 'A', rows: [] }]).map((entry) =>
      entry.name.includes('sheet1') ? { ...entry, content, ...(says === undefined ? {} : { says }) } : entry,
    ),
  )
const bomb = Buffer.alloc(64 * 1024 * 1024, '<row/>')
const corner =
  '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
const entities = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(900)}">${'bcdefgh'.replaceAll(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(20)}">`)}]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&h;</t></is></c></row></sheetData></worksheet>`

describe('A workbook is refused', () => {
  it.each<[string, string, Buffer | string, string?]>([
    ['with a password or of old Excel', 'old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['that is a web page', 'old Excel', '<html><table><tr><td>Date</td></tr></table>', 'a.xls'],
    ['that is XML of 2003', 'old Excel', '<?xml version="1.0"?><Workbook/>', 'a.xls'],
    ['that is another ZIP file', 'not a statement', zipOf([{ name: 'word/document.xml', content: '<a/>' }])],
    ['that is cut off', 'not a statement', xlsxOf(stateBank).subarray(0, 900)],
    ['whose cells are far apart', 'not a statement', withSheet(corner)],
    ['that unpacks to too much', 'too large', withSheet(bomb)],
    ['that unpacks to more than it says', 'not a statement', withSheet(bomb, 2_000)],
    ['that does not say to how much it unpacks', 'too large', withSheet(bomb, 0)],
    ['of too many bytes', 'too large', Buffer.alloc(statementLimits.bytes + 1, 'PK\u0003\u0004')],
    ['with too many rows', 'too large', sheetOf(...Array.from({ length: 5_000 }, () => ['21/07/2026', 1]))],
    ['with too many columns', 'too large', sheetOf(Array.from({ length: 41 }, () => 1))],
    ['with an endless cell', 'too large', sheetOf(['21/07/2026', 'b'.repeat(5_000)])],
    ['with a formula in text', 'formulas', sheetOf(['21/07/2026', 1, '=HYPERLINK("http://evil.test","A")'])],
    ['with a command', 'formulas', sheetOf(['21/07/2026', 1, "+cmd|' /C calc'!A0"])],
    ['without anything', 'empty', xlsxOf({ name: 'A', rows: [[' ', null]] })],
  ])('%s', async (_, problem, content, name) => {
    expect(await problemOf(content, name)).toBe(problem)
  })

  it('or read without its entities, and quickly', async () => {
    const begin = process.threadCpuUsage()
    await problemOf(withSheet(entities))
    await problemOf(withSheet(bomb, 2_000))
    await problemOf(withSheet(`<worksheet>${'<'.repeat(1e6)}`))
    await problemOf(withSheet(Buffer.alloc(20 * 1024 * 1024, '<row/>')))
    // The processor's time, in microseconds, does not depend on what else the machine does.
    expect(process.threadCpuUsage(begin).user).toBeLessThan(10_000_000)
  })
})
