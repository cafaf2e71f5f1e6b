import { describe, expect, it, test } from 'vitest'
import { openRefund, orderOf2024, refundOf, ugcTable, withFurther } from './refund.ts'
import { RefundRuleSchema } from './schemas/refund-rules.ts'
import { laterRefund } from './schemas/seat-decisions.ts'

const ugc = RefundRuleSchema.parse({ steps: ugcTable, payWithin: 15 })
const order = RefundRuleSchema.parse({ steps: orderOf2024(2026), payWithin: 15 })

const paid = { paid: 12_000, cautionMoney: 2_000, notifiedLastDate: '2026-08-31' }

test.each([
  ['2026-06-01', 11_500, 0],
  ['2026-08-16', 11_500, 0],
  ['2026-08-17', 11_000, 1],
  ['2026-08-31', 11_000, 1],
  ['2026-09-01', 10_000, 2],
  ['2026-09-15', 10_000, 2],
  ['2026-09-16', 7_000, 3],
  ['2026-09-30', 7_000, 3],
  ['2026-10-01', 2_000, null],
])('a student who withdraws on %s gets ₹%i by the table', (withdrawnOn, refund, step) => {
  expect(refundOf({ ...paid, withdrawnOn, rule: ugc })).toMatchObject({ refund, kept: 12_000 - refund, step })
})

test.each([
  ['2026-09-30', 12_000, 0],
  ['2026-10-01', 11_000, 1],
  ['2026-10-31', 11_000, 1],
  ['2026-11-01', 2_000, null],
])('a student who withdraws on %s gets ₹%i by the order for 2024-25', (withdrawnOn, refund, step) => {
  expect(refundOf({ ...paid, withdrawnOn, rule: order })).toMatchObject({ refund, step })
})

test('after the days of the order the table counts, where the last date was late', () => {
  const late = { ...paid, notifiedLastDate: '2026-10-31', withdrawnOn: '2026-11-15', rule: order }
  expect(refundOf(late)).toMatchObject({ refund: 10_000, step: 4, days: 15 })
})

test('no more than ₹5,000 is kept of a high fee', () => {
  expect(refundOf({ ...paid, paid: 202_000, withdrawnOn: '2026-07-01', rule: ugc }).kept).toBe(5_000)
})

test('a fraction of a rupee is the student’s', () => {
  expect(refundOf({ ...paid, paid: 2_333, withdrawnOn: '2026-07-01', rule: ugc }).kept).toBe(16)
})

test('no more is kept than was paid', () => {
  const small = { ...paid, paid: 600, cautionMoney: 100, withdrawnOn: '2026-10-15', rule: order }
  expect(refundOf(small)).toMatchObject({ refund: 100, kept: 500 })
})

test('a refund is due within the days of the rule, also across a month', () => {
  const { days, payBy } = refundOf({ ...paid, withdrawnOn: '2026-08-20', rule: ugc })
  expect({ days, payBy }).toEqual({ days: -11, payBy: '2026-09-04' })
})

describe('A payment that is found after an admission has ended', () => {
  const at = new Date('2026-08-01T06:00:00Z')
  const later = new Date('2026-08-20T06:00:00Z')
  const due = openRefund(3_300, '1', at)

  it('is added to a refund that is still due, which keeps its day and its step', () => {
    expect(withFurther({ refund: due, earlierRefunds: [] }, 500, later)).toEqual({
      refund: { ...due, amount: 3_800, further: 500 },
      earlierRefunds: [],
    })
  })

  it('is a refund of its own after one that was paid, or of nothing', () => {
    const paid = { ...due, paidAt: at, reference: 'N1' }
    const own = { ...openRefund(500, laterRefund, later) }
    expect(withFurther({ refund: paid, earlierRefunds: [] }, 500, later)).toEqual({
      refund: own,
      earlierRefunds: [paid],
    })
    for (const refund of [null, { ...due, amount: 0 }]) {
      expect(withFurther({ refund, earlierRefunds: [] }, 500, later)).toEqual({
        refund: own,
        earlierRefunds: [],
      })
    }
  })
})
