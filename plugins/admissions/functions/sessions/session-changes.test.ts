import { expect, it } from 'vitest'
import { sessionChanges } from './session-changes.ts'

const programme = (key: string, amount: number, cautionMoney = 500) => ({
  key,
  course: `Course ${key}`,
  fee: { amount, cautionMoney, heads: [] },
})
const session = (programmes: readonly ReturnType<typeof programme>[], upi = 'college@bank') => ({
  payment: { upi },
  programmes,
})

it('An admin reads in the activity which fee was changed from what to what', () => {
  const before = session([programme('ba', 4_000), programme('bsc', 6_000)])
  expect(sessionChanges(before, session([programme('ba', 4_500), programme('bsc', 6_000)]))).toBe(
    'Course ba: fee ₹4000 → ₹4500',
  )
  expect(
    sessionChanges(before, session([programme('ba', 4_500, 600), programme('bsc', 6_100)], 'other@bank')),
  ).toBe(
    'Course ba: fee ₹4000 → ₹4500, caution money ₹500 → ₹600; Course bsc: fee ₹6000 → ₹6100; where to pay',
  )
})

it('What is neither a fee nor a payment has no such text, nor a programme that is added', () => {
  const before = session([programme('ba', 4_000)])
  expect(sessionChanges(before, session([programme('ba', 4_000), programme('bsc', 6_000)]))).toBe('')
})
