import { dayInIndia } from '@prangan/contract/india-time'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { useDebouncedValue } from '@prangan/web/lib/use-debounced-value.ts'
import { useLive } from '@prangan/web/lib/use-live.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useEffect, useMemo, useState } from 'react'
import type { OpenCredit, Payer } from '../../../contract/statement/match-credits.ts'
import { matchCredits } from '../../../contract/statement/match-credits.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { InStatements, Payment } from '../payments/missing-credit.ts'
import { rupeesAndPaise } from '../payments/to-payer.ts'
import { SameSum } from './same-sum.tsx'

const texts = () => admissionDeskMessages().admissionFees.confirm
const loadCredits = async () => (await import('../payments/watch-credits.ts')).watchOpenCredits
/** Milliseconds without a key, after which a typed reference is looked for. */
const pause = 400

type Applicant = Pick<ApplicationRow, 'id' | 'applicationNumber' | 'name'>
/** As typed; the sum is NaN if it is none. */
type Typed = Payment & { amount: number }

const payerOf = (
  { id, applicationNumber: number, name }: Applicant,
  { reference, paidOn, amount }: Typed,
): Payer => ({ id, number, name, amount, reported: { reference, paidOn } })

/** A statement of today may have been made before the payment: that is said, and no reason is asked for. */
const isToday = ({ paidOn }: Payment): boolean => paidOn >= dayInIndia(new Date())

/** What the imported statements have, and whether they lack a payment of somebody. */
export function useBank(row: Applicant) {
  const { live } = useLive(loadCredits, 'open credits')
  const credits = live.status === 'ready' ? live.value : undefined
  const [answers, setAnswers] = useState<Readonly<Record<string, InStatements>>>({})
  /** A form can be sent before what was typed is looked for, so it asks, too. */
  const lacks = async (typed: Typed): Promise<boolean> => {
    const { lookInStatements } = await import('../payments/missing-credit.ts')
    const isFound = creditsOf(credits ?? [], payerOf(row, typed)).length > 0
    // What can't be read now is no reason to refuse a payment.
    const answer = isFound ? 'found' : await lookInStatements(typed).catch(() => 'unknown' as const)
    setAnswers((last) => ({ ...last, [keyOf(typed)]: answer }))
    return answer === 'missing' && !isToday(typed)
  }
  return { credits, answers, lacks }
}

/** Looks for what is typed once nobody types. */
export function useTypedInBank(
  { credits, answers, lacks }: ReturnType<typeof useBank>,
  row: Applicant,
  typed: Typed,
) {
  const reference = useDebouncedValue(typed.reference, pause)
  const { id, applicationNumber, name } = row
  const { paidOn, amount } = typed
  const payer = useMemo(
    () => payerOf({ id, applicationNumber, name }, { reference, paidOn, amount }),
    [id, applicationNumber, name, amount, reference, paidOn],
  )
  const found = useMemo(() => creditsOf(credits ?? [], payer), [credits, payer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sum changes nothing.
  useEffect(() => {
    if (credits) void lacks({ reference, paidOn, amount })
  }, [reference, paidOn, credits])
  const answer = answers[keyOf(typed)]
  const isLacking = answer === 'missing'
  const same = found.find(({ paise }) => paise === amount * 100)
  const isMissing = isLacking && !isToday(typed)
  return {
    ...{ credits: credits ?? [], payer, found, same, isMissing },
    isLackingToday: isLacking && !isMissing,
    isNotCovered: answer === 'not covered',
  }
}

const keyOf = ({ reference, paidOn }: Payment): string => JSON.stringify([reference.trim(), paidOn])

type InBankProps = {
  row: ApplicationRow
  bank: ReturnType<typeof useTypedInBank>
  /** Takes the day (YYYY-MM-DD) of the bank. */
  onDay: (day: string) => void
}

/**
 * The imported credits with the typed reference or the application number: a warning if none has the typed sum, or if there is
 * none on a day that statements cover.
 */
export function InBank({ row, bank, onDay }: InBankProps) {
  const { credits, payer, found, same, isMissing, isLackingToday, isNotCovered } = bank
  const { amount, reported } = payer
  const typedDay = reported?.paidOn ?? ''
  const isOtherDay = same !== undefined && typedDay !== '' && typedDay !== same.date
  const isOther = found.length > 0 && !same && Number.isFinite(amount)
  const { inBank, otherInBank, otherDay, takeBankDay, notImported, notInBank, notInBankToday } = texts()
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
      <Message tone="error">
        {isOtherDay && (
          <>
            {otherDay(formatDate(same.date), formatDate(typedDay))}{' '}
            <Button look="quiet" size="small" onClick={() => onDay(same.date)}>
              {takeBankDay(formatDate(same.date))}
            </Button>
          </>
        )}
      </Message>
      <Message tone="info">{isNotCovered && notImported}</Message>
      <Message tone="error">{isMissing && notInBank}</Message>
      <Message tone="info">{isLackingToday && notInBankToday}</Message>
      {(isMissing || isLackingToday) && <SameSum {...{ row, credits, payer }} />}
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
