import { limits } from '@prangan/contract/limits'
import { applications } from '@prangan/web/features/admissions/desk/applications.ts'
import { CallError } from '@prangan/web/http/call-error.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import type { Action, QuestionFieldsProps } from '@prangan/web/ui/desk/action.ts'
import { ActionDialog } from '@prangan/web/ui/desk/action-dialog.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { Ban, HandCoins } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { paidOf } from '../../../contract/paid.ts'
import { referenceKey } from '../../../contract/receipts.ts'
import { isRefundDue } from '../../../contract/refund.ts'
import { mayBecome } from '../../../contract/states.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { type Ending, endApplication } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { Chosen } from '../scrutiny/check-application.ts'
import { refundOn } from './labels.ts'

const texts = () => admissionDeskMessages().admissionFees

type EndingKind = Ending['action']

function Explained({ row, chosen }: { row: ApplicationRow; chosen: Chosen }): ReactNode {
  const refund = refundOn(row, chosen.session, new Date())
  if (!refund) return texts().refund.noFee
  const { confirmedFee, sum, kept } = texts().refund.explained
  return (
    <span className="grid gap-1">
      <span>{confirmedFee(rupees(paidOf(row)), rupees(row.offer?.cautionMoney ?? 0))}</span>
      <span>{refund.words}</span>
      <b className="text-ink">{sum(rupees(refund.refund), formatDate(refund.payBy))}</b>
      <span>{kept(rupees(refund.kept))}</span>
    </span>
  )
}

function NoteField({ answers, onAnswer, isRequired }: NoteFieldProps) {
  const { note, noteHint, reason, reasonHint } = texts().end
  const [label, hint] = isRequired ? [reason, reasonHint] : [note, noteHint]
  return (
    <Field limit={limits.text.note} label={label} hint={hint} required={isRequired}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          value={answers.note ?? ''}
          onChange={({ currentTarget }) => onAnswer({ note: currentTarget.value })}
        />
      )}
    </Field>
  )
}

function ReferenceField({ answers, onAnswer }: QuestionFieldsProps<ApplicationRow>) {
  const { reference, referenceHint } = texts().end
  return (
    <Field limit={limits.text.mobile * 2} label={reference} hint={referenceHint} required>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={answers.reference ?? ''}
          onChange={({ currentTarget }) => onAnswer({ reference: currentTarget.value })}
        />
      )}
    </Field>
  )
}

type NoteFieldProps = Omit<QuestionFieldsProps<ApplicationRow>, 'rows'> & { isRequired: boolean }

const noReason = new Error('A receipt is cancelled with a reason.')
const noReference = new Error('A refund is paid with a reference.')

const actionOf = (action: EndingKind, chosen: Chosen): Action<ApplicationRow> => {
  const words = texts().end.actions[action]
  return {
    labels: () => words.labels,
    ...(action === 'cancel' && { keep: () => texts().end.keep }),
    title: () => words.question,
    text: (row) =>
      action === 'refund paid' ? (
        words.text(rupees(row.refund?.amount ?? 0))
      ) : (
        <Explained row={row} chosen={chosen} />
      ),
    ...(action === 'refund paid' && { isHarmless: true }),
    fields: (props) =>
      action === 'refund paid' ? (
        <ReferenceField {...props} />
      ) : (
        <NoteField {...props} isRequired={action === 'cancel'} />
      ),
    run: async ({ id, version, name }, { getToken, answers }) => {
      const note = (answers.note ?? '').trim()
      if (action === 'cancel' && note === '') throw noReason
      const reference = (answers.reference ?? '').trim()
      if (action === 'refund paid' && referenceKey(reference) === '') throw noReference
      await endApplication(id, { version, action, note, reference }, getToken)
      return words.done(name)
    },
    failure: (error) => {
      if (error === noReason) return texts().end.reasonMissing
      if (error === noReference) return texts().end.referenceMissing
      return error instanceof CallError ? error.message : texts().end.failed
    },
  }
}

function endingsOf({ status, refund }: ApplicationRow): EndingKind[] {
  return [
    ...(mayBecome(status, 'withdrawn', 'office') ? (['withdraw'] as const) : []),
    ...(status === 'admitted' ? (['cancel'] as const) : []),
    ...(isRefundDue(refund) ? (['refund paid'] as const) : []),
  ]
}

/** Withdraws or cancels on the applicant's word, with the refund explained, and records that a refund was paid. */
export function EndButtons({ row, chosen }: { row: ApplicationRow; chosen: Chosen }) {
  const [asked, setAsked] = useState<{ kind: EndingKind; turn: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const endings = endingsOf(row)
  const ask = (kind: EndingKind) => {
    setAsked((last) => ({ kind, turn: (last?.turn ?? 0) + 1 }))
    setOpen(true)
  }
  return (
    <>
      {endings.length > 0 && (
        <p className="flex flex-wrap gap-2 border-t border-line pt-4">
          {endings.map((kind) => (
            <Button
              key={kind}
              look="secondary"
              size="small"
              className={kind === 'refund paid' ? undefined : 'border-danger! text-danger!'}
              onClick={() => ask(kind)}
            >
              {kind === 'refund paid' ? (
                <HandCoins aria-hidden="true" size={16} />
              ) : (
                <Ban aria-hidden="true" size={16} />
              )}
              {texts().end.actions[kind].labels[0]}
            </Button>
          ))}
        </p>
      )}
      {asked && (
        <ActionDialog
          key={asked.turn}
          resource={applications}
          action={actionOf(asked.kind, chosen)}
          rows={[row]}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          focusAfter={() => true}
        />
      )}
    </>
  )
}
