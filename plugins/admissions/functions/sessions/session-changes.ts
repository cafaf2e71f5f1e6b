import { isDeepStrictEqual } from 'node:util'
import type { Programme } from '../../contract/schemas/admission-sessions.ts'

type Session = { payment: object; programmes: readonly Pick<Programme, 'key' | 'course' | 'fee'>[] }

/** Returns what a change of a session did to its fees and payment, for the audit trail. */
export function sessionChanges(before: Session, after: Session): string {
  const fees = after.programmes.flatMap(({ key, course, fee }) => {
    const last = before.programmes.find((programme) => programme.key === key)?.fee
    const parts = [
      last && last.amount !== fee.amount && `fee ₹${last.amount} → ₹${fee.amount}`,
      last &&
        last.cautionMoney !== fee.cautionMoney &&
        `caution money ₹${last.cautionMoney} → ₹${fee.cautionMoney}`,
    ].filter(Boolean)
    return parts.length > 0 ? [`${course}: ${parts.join(', ')}`] : []
  })
  const payment = isDeepStrictEqual(after.payment, before.payment) ? [] : ['where to pay']
  return [...fees, ...payment].join('; ')
}
