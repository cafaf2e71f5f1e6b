import { college } from '@prangan/college/config'
import type { WithId } from '@prangan/contract/parse-document'
import { openScreen } from '@prangan/web/testing/screen.tsx'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PaymentEntry } from '../../../contract/schemas/payment-entries.ts'
import { storedPayment } from '../../testing/payments.ts'
import { closingOf } from './closing.ts'
import { ClosingSheet } from './closing-sheet.tsx'
import { statementText } from './in-statement.ts'

const entry = (id: string, more: Partial<PaymentEntry> = {}): WithId<PaymentEntry> => ({
  id,
  ...storedPayment(more),
})

it('A day’s closing on paper has the college, the day, every column, sums that tie and two lines to sign', () => {
  const entries = [
    entry('one'),
    entry('two', { receiptNumber: '2026-27/000002', heads: [] }),
    entry('three', { kind: 'receipt cancelled' }),
    entry('four', { kind: 'refunded', amount: 4_900 }),
  ]
  const found = new Set(['2026-27/000001'])
  const closing = closingOf(entries)
  openScreen(<ClosingSheet day="2026-07-21" closing={closing} inStatement={statementText(closing, found)} />)
  const sheet = screen.getByRole('article', { name: 'Day’s closing, 21 July 2026' })
  for (const said of [
    college.name.en,
    'Tuition₹4,700Caution money₹500Fees without heads₹5,200',
    'Received on this day₹10,400Paid back on this day−₹4,900Received less paid back₹5,500',
    'In the bank’s statement: 1 of 2 receipts, ₹5,200. Not in an imported statement yet: ₹5,200 (2026-27/000002).',
    '1 receipt cancelled: ₹5,200.',
    'CashierAccounts office',
  ]) {
    expect(sheet.textContent).toContain(said)
  }
  const columns = within(sheet).getAllByRole('columnheader')
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    ...['Receipt', 'Entry', 'Name', 'Reference', 'Paid on', 'Sum'],
  ])
  expect(within(sheet).getAllByRole('row')).toHaveLength(5)
  expect(within(sheet).queryByRole('button')).toBeNull()
})

it('A day’s closing adds up by heads where the fee was paid in parts, and names what was waived', () => {
  const named = (tuition: number, caution: number) => [
    { name: { en: 'Tuition' }, amount: tuition },
    { name: { en: 'Caution money' }, amount: caution },
  ]
  const part = { kind: 'part payment', remark: '' } as const
  const closing = closingOf([
    entry('part', { amount: 3_000, difference: part, heads: named(3_000, 0) }),
    entry('rest', { amount: 2_200, expected: 2_200, isFurther: true, heads: named(1_700, 500) }),
    entry('excess', { amount: 5_500, difference: { kind: 'excess', remark: '' } }),
    entry('other', { amount: 700, difference: { kind: 'other head', remark: '' }, heads: [] }),
    entry('older part', { amount: 3_000, difference: part }),
    entry('undone', { kind: 'confirmation undone', amount: 3_000, difference: part, heads: named(3_000, 0) }),
    entry('waived', { kind: 'balance waived', amount: 400, paidOn: '', heads: [] }),
    entry('taken back', { kind: 'waiver taken back', amount: 100, paidOn: '', heads: [] }),
  ])
  expect(closing.heads).toEqual([
    { name: 'Tuition', sum: 6_400 },
    { name: 'Caution money', sum: 1_000 },
  ])
  expect([closing.otherSums, closing.withoutHeads, closing.received]).toEqual([4_000, 0, 11_400])
  openScreen(<ClosingSheet day="2026-07-21" closing={closing} />)
  expect(screen.getByRole('article').textContent).toContain('Balances waived: ₹300.')
})
