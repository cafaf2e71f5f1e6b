import { expect, it } from 'vitest'
import type { Fee, OtherReceipt } from './schemas/fee.ts'
import type { Offer } from './schemas/full-application.ts'
import { withoutConfirmation } from './undone.ts'

const at = new Date('2026-07-21T06:00:00Z')
const offer = { amount: 4_000 } as Offer
const receipt = (count: number, amount: number): OtherReceipt => ({
  ...{ reference: `C ${count}`, paidOn: '2026-07-20', amount, confirmedBy: '', confirmedAt: at },
  ...{ receiptNumber: `R ${count}`, difference: null, receiptCancelled: null },
})
const fee: Fee = {
  ...receipt(1, 3_500),
  reportedAt: at,
  reported: { reference: 'CH 1', paidOn: '2026-07-19' },
}
const cancelled = { reason: 'x', by: '', at, isUndone: true }
const roll = { number: 'BA/1', by: '', at, balance: 0, because: '', balanceBy: '' }
const application = {
  status: 'admitted',
  offer,
  fee,
  otherReceipts: [] as OtherReceipt[],
  roll: null,
} as const

it('returns to what was reported, and keeps the receipt as a cancelled one', () => {
  const { status, fee: left, otherReceipts } = withoutConfirmation({ ...application }, 'R 1', cancelled)
  expect([status, left?.reference, left?.paidOn, left?.amount]).toEqual([
    ...['fee reported', 'CH 1', '2026-07-19', 4_000],
  ])
  expect([left?.confirmedAt, left?.receiptNumber]).toEqual([null, ''])
  expect(otherReceipts).toEqual([{ ...receipt(1, 3_500), receiptCancelled: cancelled }])
})

it('returns to the offer where nothing was reported', () => {
  const after = withoutConfirmation({ ...application, fee: { ...fee, reported: null } }, 'R 1', cancelled)
  expect([after.status, after.fee]).toEqual(['offered', null])
})

it('leaves the admission of somebody with a roll number or another payment', () => {
  expect(withoutConfirmation({ ...application, roll }, 'R 1', cancelled).status).toBe('admitted')
  const both = { ...application, otherReceipts: [receipt(2, 500)] }
  const after = withoutConfirmation(both, 'R 1', cancelled)
  expect([after.status, after.fee?.receiptNumber, after.fee?.difference?.kind]).toEqual([
    ...['admitted', 'R 2', 'part payment'],
  ])
  expect(after.otherReceipts.map(({ receiptNumber }) => receiptNumber)).toEqual(['R 1'])
  const second = withoutConfirmation(both, 'R 2', cancelled)
  expect([second.status, second.fee]).toEqual(['admitted', fee])
  expect(second.otherReceipts[0]?.receiptCancelled).toEqual(cancelled)
})
