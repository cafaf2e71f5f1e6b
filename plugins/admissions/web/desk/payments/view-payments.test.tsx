import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { answer, fill, isToldAt, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { openRefund } from '../../../contract/refund.ts'
import type { BankCredit } from '../../../contract/schemas/bank-credits.ts'
import { notConfirmed } from '../../../contract/schemas/fee.ts'
import type { Refund } from '../../../contract/schemas/full-application.ts'
import type { PaymentEntry } from '../../../contract/schemas/payment-entries.ts'
import { storedCredit, storedPayment } from '../../testing/payments.ts'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { ViewPayments } from './view-payments.tsx'

const at = new Date('2026-07-21T06:00:00Z')
const offer = {
  ...{ list: 'one', listNumber: 1, under: 'open', payFrom: at, payTo: new Date('2099-07-26T11:30:00Z') },
  ...{ amount: 5_200, cautionMoney: 500, heads: [], acceptedAt: at, extensions: [] },
}
const reported = (reference: string) => ({
  ...{ reference, paidOn: '2026-07-21', amount: 5_200, reportedAt: at },
  ...notConfirmed,
  reported: { reference, paidOn: '2026-07-21' },
})
const putApplicant = (id: string, name: string, reference: string) =>
  firestore.put(
    documentPaths.admission(id),
    storedFullApplication({
      ...{ status: 'fee reported', name, applicationNumber: `SDC-2026-${id.toUpperCase()}`, version: 4 },
      ...{ offer, fee: reported(reference) },
    }),
  )
const putCredit = (id: string, more: Partial<BankCredit> = {}) =>
  firestore.put(admissionPaths.credit(id), storedCredit(more))
const credits = () => {
  putApplicant('meera', 'Meera Joshi', 'UTR 426118907755')
  putApplicant('ravi', 'Ravi Mishra', 'C 1')
  putCredit('sure', { reference: '426118907755' })
  putCredit('doubtful', { paise: 500_000, description: 'NEFT RAVI MISHRA C1', reference: 'C1' })
  putCredit('nobody', { paise: 1_234, description: 'INTEREST' })
}
const choose = async (text: string, name = 'statement.csv') => {
  const person = userEvent.setup()
  await person.upload(
    screen.getByLabelText(/^Statement as Excel or CSV/),
    new File([text], name, { type: 'text/csv' }),
  )
  return person
}

describe('A cashier with a statement', () => {
  it('imports its credits, whatever stands around them', async () => {
    openScreen(<ViewPayments />)
    await says('Import a statement')
    const person = await choose(
      'Account Number:,30112233445,\r\nDate,Narration,Credit\r\n21/07/2026,UPI/426118907755/M,"5,200.00"\r\n22/07/2026,NEFT,100\r\nTotal,,5300\r\n',
    )
    await says('2 credits found. Left out: 0 paid out, 1 other row.')
    server.answers('importStatement', { message: 'Imported.', added: 1, known: 1 })
    await press(person, 'Import 2 credits')
    await says('1 new credit imported, 1 imported before.')
    expect(server.callsOf('importStatement')).toMatchObject([
      {
        body: {
          account: '30112233445',
          rows: [
            { date: '2026-07-21', paise: 520_000, reference: '426118907755', occurrence: 1 },
            { date: '2026-07-22', paise: 10_000, reference: '', occurrence: 1 },
          ],
        },
      },
    ])
  })

  it('is told why a file is none, and corrects its columns', async () => {
    openScreen(<ViewPayments />)
    await says('Import a statement')
    await choose('PK\u0003\u0004')
    await says(
      'This isn’t an Excel or CSV file. Save the statement as .xlsx or “CSV UTF-8” and choose that file.',
    )
    await choose('<table><tr><td>Date</td></tr></table>', 'statement.xls')
    await says(/^This Excel file has a password or an old format, which we can’t read. Open it in Excel/)
    const person = await choose('When,What,How much\r\n21/07/2026,UPI,5200\r\n')
    await says(/^We found no row with headings such as Date and Credit/)
    await person.selectOptions(screen.getByLabelText('Date'), 'When')
    await person.selectOptions(screen.getByLabelText('Money in'), 'How much')
    await says('1 credit found. Left out: 0 paid out, 0 other rows.')
    await press(person, 'Import 1 credit')
    await isToldAt('Account number', 'Enter the account number.')
    expect(server.callsOf('importStatement')).toEqual([])
  })
})

describe('A cashier who matches', () => {
  it('confirms what is sure at once, with what the bank says', async () => {
    credits()
    const person = openScreen(<ViewPayments />)
    await press(person, 'Confirm 1 fee')
    const asked = (await question()).textContent
    expect(asked).toContain('Confirm this fee?')
    expect(asked).toContain('It confirms the seat. The applicant gets a receipt and a mail.')
    expect(asked).toContain('The admission is completed at the counter.')
    expect(asked).not.toContain('admitted')
    server.answers('confirmFee', { message: 'Saved.', version: 5 })
    await answer(person, 'Confirm 1 fee')
    await says('1 payment is confirmed.')
    expect(server.callsOf('confirmFee')).toMatchObject([
      {
        params: { id: 'meera' },
        body: {
          ...{ version: 4, reference: 'UTR 426118907755', paidOn: '2026-07-21', amount: 5_200 },
          credit: 'sure',
        },
      },
    ])
  })

  it('leaves out what is not to be confirmed yet, and sees whose originals nobody has checked', async () => {
    credits()
    putApplicant('asha', 'Asha Devi', 'UTR 555666777888')
    putCredit('other', { reference: '555666777888' })
    const person = openScreen(<ViewPayments />)
    await says(/2 fees/)
    expect(screen.getAllByText('Originals not checked yet')).toHaveLength(2)
    await person.click(screen.getByRole('checkbox', { name: 'Confirm the fee of Asha Devi' }))
    await press(person, 'Confirm 1 fee')
    server.answers('confirmFee', { message: 'Saved.', version: 5 })
    await answer(person, 'Confirm 1 fee')
    await says('1 payment is confirmed.')
    expect(server.callsOf('confirmFee').map(({ params }) => params.id)).toEqual(['meera'])
  })

  it('reads whose confirmation failed and why, and what is sure stays', async () => {
    credits()
    const person = openScreen(<ViewPayments />)
    await press(person, 'Confirm 1 fee')
    server.refuses('confirmFee', 'credit-decided')
    await answer(person, 'Confirm 1 fee')
    await says(/^Meera Joshi: Somebody else has just decided on this credit/)
  })

  it('decides what is doubtful, and says why another sum counts', async () => {
    credits()
    const person = openScreen(<ViewPayments />)
    const article = await screen.findByRole('article', { name: '₹5,000, 21 July 2026' })
    expect(article.textContent).toContain('Ravi Mishra SDC-2026-RAVI')
    expect(article.textContent).toContain('Reported: 21 July 2026, C 1')
    await person.click(within(article).getByRole('button', { name: 'This is it' }))
    const asked = (await question()).textContent
    expect(asked).toContain('₹5,000 came in; the fee is ₹5,200.')
    expect(asked).toContain('The admission is completed at the counter.')
    expect(asked).not.toMatch(/\badmit/)
    await press(person, 'Confirm fee')
    await says('Write a remark.')
    expect(screen.getByLabelText<HTMLSelectElement>(/^What this sum is/).value).toBe('part payment')
    fill('Remark', 'The rest by Friday.')
    server.answers('confirmFee', { message: 'Saved.', version: 5 })
    await answer(person, 'Confirm fee')
    await says('The fee of Ravi Mishra is confirmed.')
    const difference = { kind: 'part payment', remark: 'The rest by Friday.' }
    expect(server.callsOf('confirmFee')).toMatchObject([
      { params: { id: 'ravi' }, body: { amount: 5_000, credit: 'doubtful', difference } },
    ])
  })

  it('says whose it is not, and what is no fee', async () => {
    credits()
    const person = openScreen(<ViewPayments />)
    await screen.findByRole('article', { name: '₹5,000, 21 July 2026' })
    server.answers('decideCredit', { message: 'Saved.', version: 2 })
    await press(person, 'Not this one')
    await says('We won’t suggest this applicant for this credit again.')
    act(() => putCredit('doubtful', { paise: 500_000, notFor: ['ravi'], reference: 'C1', version: 2 }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(screen.getAllByRole('button', { name: 'Not a fee' })).toHaveLength(2)
    await person.click(screen.getAllByRole('button', { name: 'Not a fee' })[0] as HTMLElement)
    expect((await question()).textContent).toContain('₹5,000, 21 July 2026, C1. It is not an admission fee.')
    await press(person, 'Set aside')
    await isToldAt('What it is', 'Write what it is.')
    fill('What it is', 'Interest')
    server.answers('decideCredit', { message: 'Saved.', version: 2 })
    await answer(person, 'Set aside')
    await says('The credit is set aside.')
    expect(server.callsOf('decideCredit')).toMatchObject([
      { params: { id: 'doubtful' }, body: { version: 1, action: 'not', application: 'ravi' } },
      { body: { action: 'set aside', note: 'Interest' } },
    ])
  })
})

it('A cashier puts back what was set aside by mistake', async () => {
  putCredit('aside', { status: 'set aside', note: 'Interest', description: 'CREDIT', version: 2 })
  const person = openScreen(<ViewPayments />)
  await person.click(await screen.findByText('Set aside, because it is not a fee (1)'))
  expect(screen.getByText('Interest')).toBeTruthy()
  server.answers('decideCredit', { message: 'Saved.', version: 3 })
  await press(person, 'Put back')
  await says('The credit is back in the list.')
  expect(server.callsOf('decideCredit')).toMatchObject([
    { params: { id: 'aside' }, body: { version: 2, action: 'open' } },
  ])
})

describe('A cashier who pays refunds', () => {
  const account = { lastFour: '4556', ifsc: 'SBIN0001234', givenAt: at }
  const putRefund = (id: string, name: string, refund: Partial<Refund>) =>
    firestore.put(
      documentPaths.admission(id),
      storedFullApplication({
        ...{ status: 'cancelled', name, applicationNumber: `SDC-2026-${id.toUpperCase()}` },
        refund: { ...openRefund(4_900, '0', new Date()), ...refund },
      }),
    )

  it('sees who is still to be paid, the overdue on top, and opens the application', async () => {
    firestore.put(admissionPaths.session('session'), storedSession())
    putRefund('meera', 'Meera Joshi', { amount: 4_730, account })
    putRefund('ravi', 'Ravi Mishra', { at: new Date('2026-03-02T06:00:00Z') })
    putRefund('paid', 'Kiran Rao', { paidAt: at, reference: 'N1' })
    putRefund('nothing', 'Anil Rao', { amount: 0 })
    openScreen(<ViewPayments />, '/here?tab=refunds')
    const table = await screen.findByRole('table')
    const [, first, second, ...others] = within(table).getAllByRole('row')
    expect(others).toEqual([])
    expect(first?.textContent).toMatch(/^Ravi Mishra.*Waiting for the account since 2 March 2026/)
    expect(second?.textContent).toContain('Meera JoshiSDC-2026-MEERA₹4,730')
    expect(second?.textContent).toContain('ending in 4556')
    expect(document.body.textContent).toContain('₹9,630 in all')
    const link = within(table).getByRole('link', { name: 'Ravi Mishra' })
    expect(link.getAttribute('href')).toContain('/ravi')
    expect([...link.classList], 'it looks like a link').toContain('underline')
  })

  it('reads that nobody is', async () => {
    openScreen(<ViewPayments />, '/here?tab=refunds')
    await says('No refund is due.')
  })
})

describe('A cashier who closes the day', () => {
  const entry = (more: Partial<PaymentEntry>) => storedPayment({ day: dayInIndia(new Date()), ...more })
  const part = { kind: 'part payment', remark: 'The rest by Friday.' } as const
  const day = () => {
    firestore.put(admissionPaths.payment('one'), entry({}))
    firestore.put(
      admissionPaths.payment('two'),
      entry({ receiptNumber: '2026-27/000002', amount: 5_000, difference: part }),
    )
    firestore.put(admissionPaths.payment('three'), entry({ kind: 'reported', receiptNumber: '' }))
    firestore.put(admissionPaths.payment('four'), entry({ kind: 'receipt cancelled', reason: 'By letter.' }))
    firestore.put(admissionPaths.payment('five'), entry({ kind: 'refunded', amount: 4_900 }))
    firestore.put(admissionPaths.payment('six'), entry({ receiptNumber: '2026-27/000003', reference: 'C 3' }))
    firestore.put(
      admissionPaths.payment('seven'),
      entry({ kind: 'confirmation undone', receiptNumber: '2026-27/000003', reason: 'Somebody else’s.' }),
    )
  }

  it('sees the receipts of the day with the sums of their heads', async () => {
    day()
    const person = openScreen(<ViewPayments />)
    await person.click(await screen.findByRole('tab', { name: 'Day’s closing' }))
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(7)
    const { textContent } = document.body
    for (const said of [
      'Tuition₹4,700',
      'Caution money₹500',
      'Sums that differ from the fee₹5,000',
      'Received on this day₹10,200',
      'Paid back on this day−₹4,900',
      'Received less paid back₹5,300',
      '1 receipt cancelled: ₹5,200.',
      '1 confirmation undone, because the money was not found or was another applicant’s: ₹5,200',
      'Confirmation undone',
    ]) {
      expect(textContent).toContain(said)
    }
    // The third receipt was undone.
    await says(
      'In the bank’s statement: 0 of 2 receipts, ₹0. Not in an imported statement yet: ₹10,200 (2026-27/000001, 2026-27/000002).',
    )
    const credit = { status: 'confirmed', receiptNumber: '2026-27/000001' } as const
    act(() => putCredit('found', credit))
    await says(
      'In the bank’s statement: 1 of 2 receipts, ₹5,200. Not in an imported statement yet: ₹5,000 (2026-27/000002).',
    )
    await press(person, 'Print')
    expect((await screen.findByRole('heading', { name: 'Day’s closing' })).tagName).toBe('H1')
    await press(person, 'Back to the details')
    await press(person, 'Day before')
    await says('No receipt was issued or cancelled on this day.')
  })
})
