import { CallError } from '@prangan/web/http/call-error.ts'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { SelectInput } from '@prangan/web/ui/desk/select-box.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { useState } from 'react'
import { type Difference, differenceKinds } from '../../../contract/schemas/fee.ts'
import type { Payer } from '../../../contract/statement/match-credits.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'
import { useFocusIssue } from '../use-focus-issue.ts'
import { confirmCredit } from './confirm-credit.ts'
import { rupeesAndPaise, rupeesOf } from './to-payer.ts'
import type { CreditRow } from './watch-credits.ts'

const texts = () => admissionDeskMessages().admissionPayments.doubtful

type Issue = { kind?: string; remark?: string; note?: string }

type ConfirmCreditDialogProps = {
  credit: CreditRow
  payer: Payer
  version: number
  /** True if somebody found the applicant by hand, and says why it is theirs. */
  asksNote?: boolean
  isOpen: boolean
  onClose: () => void
}

/** Asks before a fee is confirmed by a credit; for another sum than the fee also what it is and why it counts. */
export function ConfirmCreditDialog(props: ConfirmCreditDialogProps) {
  const { credit, payer, version, asksNote = false, isOpen, onClose } = props
  const { getToken } = useDeskSession()
  const { find } = admissionDeskMessages().admissionPayments.register
  const { confirm: fee } = admissionDeskMessages().admissionFees
  const confirm = payer.isBalance ? fee.rest : fee
  const [kind, setKind] = useState(rupeesOf(credit) < payer.amount ? 'part payment' : '')
  const [remark, setRemark] = useState('')
  const [note, setNote] = useState('')
  const [issue, setIssue] = useState<Issue>({})
  const fields = useFocusIssue(issue)
  const { isBusy, error, send } = useDialogCall(onClose, (failure) => texts().failed + reasonOf(failure))
  const sum = rupeesOf(credit)
  const isOther = payer.isBalance ? sum > payer.amount : sum !== payer.amount
  const run = async () => {
    const found: Issue = {
      ...(isOther && kind === '' && { kind: fee.chooseDifference }),
      ...(isOther && remark.trim() === '' && { remark: fee.remarkMissing }),
      ...(asksNote && note.trim() === '' && { note: find.noteMissing }),
    }
    setIssue(found)
    if (Object.keys(found).length > 0) return
    const difference = isOther ? { kind: kind as Difference['kind'], remark: remark.trim() } : undefined
    await send(async () => {
      await confirmCredit(credit, { payer, version, difference, note: note.trim() }, getToken)
      return confirm.done(payer.name)
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={payer.isBalance ? texts().balanceQuestion(payer.name) : texts().question(payer.name)}
      action={confirm.action}
      busyAction={admissionDeskMessages().admissionPayments.exact.busy}
      isHarmless
      isBusy={isBusy}
      error={error}
      fields={
        (isOther || asksNote) && (
          <div ref={fields} className="grid gap-4">
            {isOther && (
              <DifferenceFields
                kind={kind}
                remark={remark}
                issue={issue}
                onKind={setKind}
                onRemark={setRemark}
              />
            )}
            {asksNote && (
              <NoteField
                label={find.note}
                hint={find.noteHint}
                error={issue.note}
                value={note}
                onChange={setNote}
              />
            )}
          </div>
        )
      }
    >
      <p>
        {payer.isBalance
          ? texts().askBalance(rupeesAndPaise(credit.paise), formatDate(credit.date))
          : texts().ask(rupeesAndPaise(credit.paise), formatDate(credit.date))}
      </p>
      {payer.isBalance && sum < payer.amount && (
        <p className="pt-2">{fee.leaves(rupees(payer.amount - sum))}</p>
      )}
      {isOther && (
        <p className="pt-2 font-semibold">
          {texts().otherSum(rupeesAndPaise(credit.paise), rupees(payer.amount))}
        </p>
      )}
    </ConfirmDialog>
  )
}

/** The refusal of a field says more than that of the whole call. */
function reasonOf(failure: unknown): string {
  const [field] = failure instanceof CallError ? Object.values(failure.errors) : []
  return field ?? actionFailure(() => texts().notFailed)(failure)
}

type DifferenceFieldsProps = {
  kind: string
  remark: string
  issue: Issue
  onKind: (kind: string) => void
  onRemark: (remark: string) => void
}

function DifferenceFields({ kind, remark, issue, onKind, onRemark }: DifferenceFieldsProps) {
  const { confirm } = admissionDeskMessages().admissionFees
  return (
    <div className="grid gap-4">
      <Field label={confirm.difference} required error={issue.kind}>
        {({ className: _, ...control }) => (
          <SelectInput
            {...control}
            options={differenceKinds}
            labels={confirm.differences}
            placeholder="–"
            value={kind}
            onChange={({ currentTarget }) => onKind(currentTarget.value)}
          />
        )}
      </Field>
      <NoteField
        label={confirm.remark}
        hint={confirm.remarkHint}
        error={issue.remark}
        value={remark}
        onChange={onRemark}
      />
    </div>
  )
}
