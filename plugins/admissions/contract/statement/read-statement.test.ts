import { describe, expect, it } from 'vitest'
import { accountIn, columnsIn, headingRow, readCredits, type Statement } from './read-statement.ts'
import { readTable, statementLimits } from './read-table.ts'
import { dayIn, referenceIn, sumIn } from './read-values.ts'

function read(file: string): Statement & { account: string } {
  const result = readTable(file)
  if ('problem' in result) throw new Error(result.problem)
  const { table } = result
  const heading = headingRow(table) ?? -1
  return { ...readCredits(table, heading, columnsIn(table[heading] ?? [])), account: accountIn(table) }
}
const problemOf = (file: string) => {
  const result = readTable(file)
  return 'problem' in result ? result.problem : undefined
}

/** As State Bank of India exports an account: tabs, a head of many lines, dates with names of months, columns for debit and credit. */
const stateBank = `\uFEFFAccount Name\t:\tPRINCIPAL, DEGREE COLLEGE
Account Number\t:\t_00000030112233445
Drawing Power\t:\t0.00
Start Date\t:\t1 Jul 2026

Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance
21 Jul 2026\t21 Jul 2026\tBY TRANSFER-UPI/CR/426118907755/MEERA JO/SBIN/meera@oksbi/Fee SDC2026K7M4QX3--\tTRANSFER FROM 4897690162092\t \t4,000.00\t1,04,000.00
21 Jul 2026\t21 Jul 2026\tTO CLEARING-CHEQUE WDL--\t004711\t12,500.00\t \t91,500.00
22 Jul 2026\t22 Jul 2026\tBY TRANSFER-NEFT*PUNB0012345*PUNBN62026072212345678*RAVI MISHRA--\t\t \t1,23,456.00\t2,14,956.00
**This is a computer generated statement and does not require a signature.
`

/** As HDFC Bank does: commas, a short year, zeros kept by ="…", stars below the headings, a summary at the end. */
const privateBank = `"HDFC BANK Ltd.","","","","","",""
"Account No :50100012345678  OTHER","","","","","",""
"Date","Narration","Chq./Ref.No.","Value Dt","Withdrawal Amt.","Deposit Amt.","Closing Balance"
"********","**********","********","*****","*****","*****","*****"
"21/07/26","NEFT CR-PUNB0012345-ASHA VERMA-COLLEGE, FEE-N203262","=""0000PUNBN26203""","21/07/26","","4000.00","54000.00"
"21/07/26","CHARGES","=""0000000000000000""","21/07/26","59.00","","53941.00"
"22/07/26","UPI-KIRAN RAO-kiran@ybl-SBIN0000001-620312345678-FEE","=""0000620312345678""","22/07/26","","₹4,000.00","57941.00"

"STATEMENT SUMMARY :-","","","","","",""
"Opening Balance","Dr Count","Cr Count","Debits","Credits","Closing Bal",""
"50000.00","1","2","59.00","8000.00","57941.00",""
`

/** As SBI Collect reports payments: semicolons, one amount, the payer's own words. */
const collect = `Payment Category;Admission fee;;;;;\r
S.No;Transaction Date;SB Collect Reference Number;Name of Student;Application No;Total Amount;Status\r
1;21-Jul-2026 11:42:10;DUK1234567;"Meera ""M"" Joshi";SDC-2026-K7M4QX3;4000;Success\r
2;21-Jul-2026 11:50:00;DUK1234568;Zoya Khan;SDC-2026-AAAAAAA;4000.50;Success\r
3;21-Jul-2026 11:50:00;DUK1234568;Zoya Khan;SDC-2026-AAAAAAA;4000.50;Success\r
Total;;;;;12001;\r
`

/** One column with the sum, one that says which way it went. */
const oneAmount = `Value Date,Particulars,UTR,Amount,Cr/Dr
2026-07-21,RTGS FROM TRUST,UTIBR52026072100012345,"2,50,000.00",CR
2026-07-21,SALARY,UTIBR52026072100012346,"1,00,000.00",DR
21.07.2026,CASH DEPOSIT,,4000.00 Cr,
`

describe('A statement is read', () => {
  it('as the State Bank writes it', () => {
    const { credits, debits, account } = read(stateBank)
    expect(account).toBe('00000030112233445')
    expect(debits).toBe(1)
    expect(credits).toMatchObject([
      { date: '2026-07-21', paise: 400_000, occurrence: 1, reference: '426118907755' },
      { date: '2026-07-22', paise: 12_345_600, reference: 'PUNBN62026072212345678' },
    ])
  })

  it('as a private bank writes it, with what Excel keeps as text, and without its summary', () => {
    const { credits, debits, account } = read(privateBank)
    expect(account).toBe('50100012345678')
    expect(debits).toBe(1)
    expect(credits).toMatchObject([
      {
        date: '2026-07-21',
        paise: 400_000,
        reference: '0000PUNBN26203',
        description: expect.stringContaining('COLLEGE, FEE'),
      },
      { date: '2026-07-22', paise: 400_000, reference: '0000620312345678' },
    ])
  })

  it('as SBI Collect writes it, and counts rows that are the same', () => {
    const { credits, skipped } = read(collect)
    expect(skipped).toBe(1)
    expect(credits).toMatchObject([
      { date: '2026-07-21', paise: 400_000, reference: 'DUK1234567', name: 'Meera "M" Joshi', occurrence: 1 },
      { paise: 400_050, reference: 'DUK1234568', occurrence: 1 },
      { paise: 400_050, reference: 'DUK1234568', occurrence: 2 },
    ])
  })

  it('with one column for the sum and one for its direction', () => {
    const { credits, debits } = read(oneAmount)
    expect(debits).toBe(1)
    expect(credits).toMatchObject([
      { paise: 25_000_000, reference: 'UTIBR52026072100012345' },
      { date: '2026-07-21', paise: 400_000, reference: '' },
    ])
  })

  it('twice in the same way', () => {
    expect(read(stateBank)).toEqual(read(stateBank))
  })
})

describe('A day', () => {
  it.each([
    ['21/07/2026', '2026-07-21'],
    ['1-7-26', '2026-07-01'],
    ['21-Jul-2026', '2026-07-21'],
    ['21 July 2026', '2026-07-21'],
    ['2026-07-21', '2026-07-21'],
    ['21/07/2026 11:42:10 PM', '2026-07-21'],
    ['31/02/2026', ''],
    ['07/21/2026', ''],
    ['Total', ''],
    ['', ''],
  ])('%j is %j', (text, day) => {
    expect(dayIn(text)).toBe(day)
  })
})

describe('A sum', () => {
  it.each([
    ['₹1,23,456.00', 12_345_600, undefined],
    ['Rs. 4,000.5', 400_050, undefined],
    ['4000 Cr', 400_000, false],
    ['4,000.00 Dr.', 400_000, true],
    ['(4000.00)', 400_000, true],
    ['-4000', 400_000, true],
  ])('%j', (text, paise, isDebit) => {
    expect(sumIn(text)).toEqual({ paise, isDebit })
  })

  it.each(['', '–', 'Total', '4000abc', '1.2.3', '99999999999999999999'])('is not in %j', (text) => {
    expect(sumIn(text)).toBeUndefined()
  })
})

it('The number of a payment is found in its description', () => {
  expect(referenceIn('UPI/CR/426118907755/MEERA/SBIN/meera@oksbi')).toBe('426118907755')
  expect(referenceIn('CASH DEPOSIT SELF')).toBe('')
})

describe('A file is refused', () => {
  it.each([
    ['that is an Excel file', 'PK\u0003\u0004sheet', 'not a statement'],
    ['that is a picture', '\u0089PNG\r\n\u001a\n\u0000', 'not a statement'],
    ['that is no text in UTF-8', 'Date,Credit\n\ufffd\ufffd,1', 'not a statement'],
    ['that is a web page', '<html><table><tr><td>Date</td></tr></table>', 'not a statement'],
    ['that is a PDF', '%PDF-1.7 text', 'not a statement'],
    [
      'with a formula',
      'Date,Credit,Ref\n21/07/2026,4000,"=HYPERLINK(""http://evil.test"",""A"")"',
      'formulas',
    ],
    ['with a command', "Date,Credit,Ref\n21/07/2026,4000,+cmd|' /C calc'!A0", 'formulas'],
    ['that is too long', 'a'.repeat(statementLimits.bytes + 1), 'too large'],
    ['with too many rows', '21/07/2026,1\n'.repeat(statementLimits.rows + 1), 'too large'],
    ['with too many columns', `${','.repeat(500)}a`, 'too large'],
    ['with an endless cell', `a,"${'b'.repeat(5_000)}`, 'too large'],
    ['without anything', '\uFEFF\r\n \r\n', 'empty'],
  ])('%s', (_, file, problem) => {
    expect(problemOf(file)).toBe(problem)
  })

  it('quickly, however it is made', () => {
    const begin = process.threadCpuUsage()
    for (const hostile of [
      '"'.repeat(1e6),
      `${'9,'.repeat(1e6)}`,
      `${'('.repeat(9e5)}\n`,
      `${'A1'.repeat(9e5)}`,
    ]) {
      readTable(hostile)
    }
    // The processor's time, in microseconds, does not depend on what else the machine does.
    expect(process.threadCpuUsage(begin).user).toBeLessThan(5_000_000)
    expect(sumIn('9'.repeat(1_000))).toBeUndefined()
    expect(referenceIn('A1'.repeat(500))).not.toBe('')
  })
})
