import { rupees } from '@prangan/web/lib/format-number.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { sumOf } from '../../../contract/payment.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Closing } from './closing.ts'

const texts = () => admissionDeskMessages().admissionPayments.closing
const loadCredits = async () => (await import('./watch-credits.ts')).watchCreditsOf
const shownAtMost = 10

/** Returns the numbers of the day's receipts whose money is in an imported statement; undefined until that is known. */
export function useInStatement({ receipts }: Pick<Closing, 'receipts'>): ReadonlySet<string> | undefined {
  const numbers = receipts.map(({ number }) => number).sort()
  const range = numbers.length > 0 ? JSON.stringify([numbers[0], numbers.at(-1)]) : ''
  const { live } = useLive(loadCredits, range)
  return live.status === 'ready' ? new Set(live.value.map(({ receiptNumber }) => receiptNumber)) : undefined
}

/** Says which receipts of the day the bank's statement has. */
export function statementText(
  { receipts }: Pick<Closing, 'receipts'>,
  found: ReadonlySet<string> | undefined,
): string {
  if (!found || receipts.length === 0) return ''
  const there = receipts.filter(({ number }) => found.has(number))
  const missing = receipts.filter(({ number }) => !found.has(number))
  const said = texts().inStatement(there.length, receipts.length, rupees(sumOf(there)))
  if (missing.length === 0) return said
  const named = missing.slice(0, shownAtMost).map(({ number }) => number)
  const numbers = missing.length > named.length ? [...named, '…'] : named
  return `${said} ${texts().notInStatement(rupees(sumOf(missing)), numbers.join(', '))}`
}
