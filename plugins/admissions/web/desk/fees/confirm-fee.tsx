import { formatClock } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { balanceOf, receiptsOf } from '../../../contract/paid.ts'
import { referenceKey } from '../../../contract/receipts.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { admissionDeskMessages } from '../messages.ts'
import { ConfirmFeeForm } from './confirm-fee-form.tsx'

const texts = () => admissionDeskMessages().admissionFees.confirm

type ConfirmFeeProps = Pick<ComponentProps<typeof ConfirmFeeForm>, 'paidOn' | 'says'> & {
  row: ApplicationRow
  /** False where no payment can be confirmed now. */
  isAsked: boolean
  /** Is called once a payment is confirmed by this form. */
  onConfirmed?: () => void
}

/** The form that confirms a payment, and what somebody else has confirmed since it was opened. */
export function ConfirmFee({ row, isAsked, onConfirmed, ...form }: ConfirmFeeProps) {
  const typed = useRef('')
  const { elsewhere, dismiss, onSend } = useElsewhere(row, typed, onConfirmed)
  return (
    <div
      className="grid gap-3 not-has-[p,form]:absolute"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'reference') typed.current = target.value
      }}
    >
      <Message tone="error">
        {elsewhere && (
          <>
            {elsewhere}{' '}
            <Button look="quiet" size="small" onClick={dismiss}>
              {deskMessages().kit.toast.dismiss}
            </Button>
          </>
        )}
      </Message>
      {isAsked && <ConfirmFeeForm key={balanceOf(row)} newest={row} onSend={onSend} {...form} />}
    </div>
  )
}

/** Says what was confirmed by others, with what was typed here for nothing. */
function useElsewhere(
  row: ApplicationRow,
  typed: { current: string },
  onConfirmed: (() => void) | undefined,
) {
  const newest = newestReceipt(row)
  const known = useRef(timeOf(newest))
  /** The answer may arrive after the change that it caused. */
  const sent = useRef(Promise.resolve(false))
  const [elsewhere, setElsewhere] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each payment.
  useEffect(() => {
    if (!newest || timeOf(newest) <= known.current) return
    known.current = timeOf(newest)
    void sent.current.then((isOwn) => {
      const unused = referenceKey(typed.current) === referenceKey(newest.reference) ? '' : typed.current
      typed.current = ''
      sent.current = Promise.resolve(false)
      setElsewhere(isOwn ? '' : elsewhereText(newest, unused))
      if (isOwn) onConfirmed?.()
    })
  }, [timeOf(newest)])
  return {
    elsewhere,
    dismiss: () => setElsewhere(''),
    onSend: (call: Promise<unknown>) => {
      sent.current = call.then(
        () => true,
        () => false,
      )
    },
  }
}

type Receipt = ReturnType<typeof receiptsOf>[number]

const timeOf = (receipt: Receipt | undefined): number => receipt?.confirmedAt.getTime() ?? 0

function newestReceipt(row: ApplicationRow): Receipt | undefined {
  return receiptsOf(row)
    .filter(({ receiptCancelled }) => receiptCancelled === null)
    .reduce<Receipt | undefined>(
      (newest, receipt) => (timeOf(receipt) > timeOf(newest) ? receipt : newest),
      undefined,
    )
}

function elsewhereText({ amount, confirmedAt, confirmedBy }: Receipt, unused: string): string {
  const said = texts().elsewhere(rupees(amount), formatClock(confirmedAt), confirmedBy)
  return unused.trim() === '' ? said : `${said} ${texts().notUsed(unused.trim())}`
}
