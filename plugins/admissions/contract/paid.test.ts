import { describe, expect, it } from 'vitest'
import { balanceOf, coveredHeads, dueSince, paidOf, receiptsOf } from './paid.ts'
import type { Difference, Fee, OtherReceipt } from './schemas/fee.ts'
import type { Offer } from './schemas/full-application.ts'

const day = (of: number) => new Date(Date.UTC(2026, 6, of))
const offer = { amount: 4_000 } as Offer
const part: Difference = { kind: 'part payment', remark: '' }

const receipt = (of: number, amount: number, more: Partial<OtherReceipt> = {}): OtherReceipt => ({
  ...{ reference: `C ${of}`, paidOn: '2026-07-01', amount, confirmedBy: '', confirmedAt: day(of) },
  ...{ receiptNumber: `2026-27/00000${of}`, difference: null, receiptCancelled: null },
  ...more,
})
const fee = (of: number, amount: number, more: Partial<OtherReceipt> = {}): Fee => ({
  ...receipt(of, amount, more),
  reportedAt: day(1),
  reported: null,
})
const ended = (isUndone: boolean) => ({ reason: 'x', by: '', at: day(9), isUndone })
const paying = (first: Fee | null, otherReceipts: OtherReceipt[] = []) =>
  ({ status: 'admitted', offer, fee: first, otherReceipts }) as const

describe('The balance of a fee', () => {
  it('is what no receipt has', () => {
    expect(balanceOf(paying(fee(1, 3_000, { difference: part })))).toBe(1_000)
    expect(balanceOf(paying(fee(1, 3_000, { difference: part }), [receipt(2, 400)]))).toBe(600)
    expect(balanceOf(paying(fee(1, 3_000, { difference: part }), [receipt(2, 1_200)]))).toBe(0)
  })

  it('is none of a whole fee, of a sum that closes it, and after the admission has ended', () => {
    expect(balanceOf(paying(fee(1, 4_000)))).toBe(0)
    expect(balanceOf(paying(fee(1, 3_000, { difference: { kind: 'other head', remark: '' } })))).toBe(0)
    expect(balanceOf({ ...paying(fee(1, 3_000, { difference: part })), status: 'cancelled' })).toBe(0)
  })

  it('is the whole fee where nothing counts', () => {
    const undone = receipt(1, 4_000, { receiptCancelled: ended(true) })
    expect(balanceOf(paying(null, [undone]))).toBe(4_000)
    expect(paidOf(paying(null, [undone]))).toBe(0)
    expect(dueSince(paying(null, [undone]))).toEqual(day(9))
  })
})

describe('The receipts of a fee', () => {
  it('say each what it left, the oldest first', () => {
    const all = receiptsOf(paying(fee(2, 3_000, { difference: part }), [receipt(3, 400), receipt(4, 600)]))
    expect(all.map(({ balance, isFurther }) => [balance, isFurther])).toEqual([
      [1_000, false],
      [600, true],
      [0, true],
    ])
  })

  it('count nothing that was confirmed by mistake', () => {
    const undone = receipt(1, 4_000, { receiptCancelled: ended(true) })
    const all = receiptsOf(paying(fee(2, 3_000, { difference: part }), [undone]))
    expect(all.map(({ receiptNumber, balance, isFurther }) => [receiptNumber, balance, isFurther])).toEqual([
      ['2026-27/000001', 0, false],
      ['2026-27/000002', 1_000, false],
    ])
  })

  it('were received also where the admission has ended', () => {
    const first = fee(1, 3_000, { difference: part, receiptCancelled: ended(false) })
    const second = receipt(2, 1_000, { receiptCancelled: ended(false) })
    expect(paidOf(paying(first, [second]))).toBe(4_000)
  })
})

describe('The heads that a part of a fee covers', () => {
  const heads = [
    { name: { en: 'Tuition' }, amount: 3_000 },
    { name: { en: 'Library' }, amount: 0 },
    { name: { en: 'Caution money' }, amount: 1_000 },
  ]
  const covered = (before: number, amount: number) =>
    coveredHeads(heads, before, amount).map((head) => [head.name.en, head.amount])

  it.each([
    [0, 2_500, [['Tuition', 2_500]]],
    [
      2_500,
      1_000,
      [
        ['Tuition', 500],
        ['Caution money', 500],
      ],
    ],
    [3_500, 500, [['Caution money', 500]]],
    [
      0,
      4_000,
      [
        ['Tuition', 3_000],
        ['Caution money', 1_000],
      ],
    ],
    [
      0,
      4_700,
      [
        ['Tuition', 3_000],
        ['Caution money', 1_000],
      ],
    ],
    [4_000, 700, []],
  ])('are, after %i, of %i the next in their order', (before, amount, expected) => {
    expect(covered(before, amount)).toEqual(expected)
  })
})

describe('A balance that is written off', () => {
  it('is due no more, and is again where a confirmation is undone after it', () => {
    const waiver = { amount: 500, reason: '', by: '', at: new Date(0) }
    const paid = (amount: number) =>
      ({ ...receipt(1, amount), reportedAt: day(1), reported: null, difference: part }) as Fee
    const application = { status: 'admitted', offer, otherReceipts: [], waiver } as const
    expect(balanceOf({ ...application, otherReceipts: [], fee: paid(3_500) })).toBe(0)
    expect(balanceOf({ ...application, otherReceipts: [], fee: paid(1_500) })).toBe(2_000)
  })
})
