import { fieldMessages } from '@prangan/contract/field-messages'
import { sumOf } from '../payment.ts'
import type { FeeHead } from './payment.ts'

type ProgrammeFee = { amount: number; cautionMoney: number; heads: readonly FeeHead[] }

/** Returns what contradicts the heads of a fee, by its field. */
export function issuesInFee({
  amount,
  cautionMoney,
  heads,
}: ProgrammeFee): [field: string, message: string][] {
  const returned = heads.filter(({ isCautionMoney }) => isCautionMoney)
  return [
    ...(heads.length > 0 && sumOf(heads) !== amount
      ? [['heads', fieldMessages.headsNotFee] as [string, string]]
      : []),
    ...(returned.length > 0 && sumOf(returned) !== cautionMoney
      ? [['cautionMoney', fieldMessages.headsNotCaution] as [string, string]]
      : []),
  ]
}
