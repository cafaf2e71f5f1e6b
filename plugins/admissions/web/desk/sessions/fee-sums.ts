import { rupees } from '@prangan/web/lib/format-number.ts'
import { sumOf } from '../../../contract/payment.ts'
import type { TypedProgramme } from './typed-session.ts'
import { numberIn } from './typed-values.ts'

type TypedFee = TypedProgramme['fee']

const sumIn = (heads: TypedFee['heads']): string =>
  String(sumOf(heads.map(({ amount }) => ({ amount: numberIn(amount) }))))

/** Returns the fee and its caution money as they are typed, or as the sums of the heads that say so. */
export function sumsOf({ amount, cautionMoney, heads }: TypedFee): Pick<TypedFee, 'amount' | 'cautionMoney'> {
  const returned = heads.filter(({ isCautionMoney }) => isCautionMoney)
  return {
    amount: heads.length === 0 ? amount : sumIn(heads),
    cautionMoney: returned.length === 0 ? cautionMoney || '0' : sumIn(returned),
  }
}

/** A sum for people; as it is typed while it is no whole number. */
export function shownSum(typed: string): string {
  const sum = numberIn(typed)
  return Number.isInteger(sum) ? rupees(sum) : Number.isNaN(sum) && typed === 'NaN' ? '–' : `₹${typed}`
}
