import { formatDate } from '@prangan/web/lib/format-day.ts'
import { useDebouncedValue } from '@prangan/web/lib/use-debounced-value.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Message } from '@prangan/web/ui/message.tsx'
import { useMemo } from 'react'
import type { OpenCredit, Payer } from '../../../contract/statement/match-credits.ts'
import { matchCredits } from '../../../contract/statement/match-credits.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { rupeesAndPaise } from '../payments/to-payer.ts'

const texts = () => admissionDeskMessages().admissionFees.confirm
const loadCredits = async () => (await import('../payments/watch-credits.ts')).watchOpenCredits
/** Milliseconds without a key, after which a typed reference is looked for. */
const pause = 400

type InBankProps = {
  row: Pick<ApplicationRow, 'id' | 'applicationNumber' | 'name'>
  /** As typed; the sum is NaN if it is none. */
  typed: { reference: string; paidOn: string; amount: number }
}

/** The imported credits with the typed reference or the application number: a warning if none has the typed sum. */
export function InBank({ row, typed }: InBankProps) {
  const { live } = useLive(loadCredits, 'open credits')
  const credits = live.status === 'ready' ? live.value : undefined
  const reference = useDebouncedValue(typed.reference, pause)
  const { id, applicationNumber: number, name } = row
  const { paidOn, amount } = typed
  const found = useMemo(
    () => creditsOf(credits ?? [], { id, number, name, amount, reported: { reference, paidOn } }),
    [credits, id, number, name, amount, reference, paidOn],
  )
  const same = found.find(({ paise }) => paise === amount * 100)
  const isOther = found.length > 0 && !same && Number.isFinite(amount)
  const { inBank, otherInBank } = texts()
  return (
    <>
      <Message tone="info">
        {same && inBank(rupeesAndPaise(same.paise), formatDate(same.date), same.reference)}
      </Message>
      <Message tone="error">
        {isOther &&
          found
            .map(({ paise, date, reference: stored }) =>
              otherInBank({
                sum: rupeesAndPaise(paise),
                day: formatDate(date),
                reference: stored,
                typed: rupeesAndPaise(amount * 100),
              }),
            )
            .join('\n')}
      </Message>
    </>
  )
}

/** A sum that many pay, and a name that fits, are not enough here: another applicant may be meant. */
function creditsOf(credits: readonly OpenCredit[], payer: Payer): OpenCredit[] {
  return matchCredits(credits, [payer])
    .filter(({ candidates }) =>
      candidates.some(({ reasons }) => reasons.includes('reference') || reasons.includes('number')),
    )
    .map(({ credit }) => credit)
}
