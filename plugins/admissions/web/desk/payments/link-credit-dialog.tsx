import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { useState } from 'react'
import { reportedIn } from '../../../contract/schemas/fee.ts'
import type { Payer } from '../../../contract/statement/match-credits.ts'
import { isPaymentUnchecked } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { linkCredit } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'
import { useFocusIssue } from '../use-focus-issue.ts'
import { confirmCredit } from './confirm-credit.ts'
import type { CreditUse } from './credit-uses.ts'
import { rupeesAndPaise, rupeesOf } from './to-payer.ts'
import type { CreditRow } from './watch-credits.ts'

const texts = () => admissionDeskMessages().admissionPayments.register.find

type LinkCreditDialogProps = {
  credit: CreditRow
  row: ApplicationRow
  use: Exclude<CreditUse, { kind: 'confirm' }>
  isOpen: boolean
  onClose: () => void
}

/** Asks why a credit is that of a confirmed payment, or of somebody who has left, before it is linked. */
export function LinkCreditDialog({ credit, row, use, isOpen, onClose }: LinkCreditDialogProps) {
  const { getToken } = useDeskSession()
  const [note, setNote] = useState('')
  const [issue, setIssue] = useState<{ note?: string }>({})
  const field = useFocusIssue(issue)
  const { isBusy, error, send } = useDialogCall(
    onClose,
    actionFailure(() => texts().failed),
  )
  const words = texts().dialogs[use.kind]
  const sum = rupeesAndPaise(credit.paise)
  const run = async () => {
    if (note.trim() === '') return setIssue({ note: texts().noteMissing })
    setIssue({})
    await send(async () => {
      await linked({ credit, row, use, note: note.trim() }, getToken)
      return words.done(row.name)
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={words.question(sum, row.name)}
      action={words.action}
      busyAction={texts().busy}
      isHarmless
      isBusy={isBusy}
      error={error}
      fields={
        <div ref={field}>
          <NoteField
            label={texts().note}
            hint={texts().noteHint}
            error={issue.note}
            disabled={isBusy}
            value={note}
            onChange={setNote}
          />
        </div>
      }
    >
      <p>{use.kind === 'link' ? texts().linkText(use.receiptNumber) : texts().refundText}</p>
      {use.kind === 'refund' && row.status === 'rejected' && (
        <p className="pt-2 font-semibold text-ink">{texts().refundRejected}</p>
      )}
      {use.kind === 'link' && use.amount !== rupeesOf(credit) && (
        <p className="pt-2 font-semibold text-ink">{texts().differs(sum, rupees(use.amount))}</p>
      )}
    </ConfirmDialog>
  )
}

type Linking = Pick<LinkCreditDialogProps, 'credit' | 'row' | 'use'> & { note: string }

function linked({ credit, row, use, note }: Linking, getToken: Parameters<typeof linkCredit>[2]) {
  const { id, version } = row
  if (use.kind === 'link') {
    const { receiptNumber } = use
    return linkCredit(credit.id, { version: credit.version, application: id, receiptNumber, note }, getToken)
  }
  return confirmCredit(
    credit,
    { payer: payerOf(row, rupeesOf(credit)), version, note, ...differenceOf(row, credit) },
    getToken,
  )
}

const payerOf = ({ id, applicationNumber: number, name, fee }: ApplicationRow, amount: number): Payer => ({
  ...{ id, number, name, amount },
  reported: fee && reportedIn(fee),
})

/** Of what was reported before a withdrawal, another sum than the fee is named as one. */
function differenceOf(row: ApplicationRow, credit: CreditRow) {
  const { offer } = row
  const amount = rupeesOf(credit)
  if (!isPaymentUnchecked(row) || !offer || amount === offer.amount) return {}
  const kind = amount < offer.amount ? ('part payment' as const) : ('excess' as const)
  return { difference: { kind, remark: texts().paidBack } }
}
