import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { fromTimeInput } from '@prangan/web/lib/time-input.ts'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useState } from 'react'
import { warningsOf } from '../../../contract/offer-window.ts'
import { extendOffers } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'
import { useFocusIssue } from '../use-focus-issue.ts'
import { usualEnd } from './usual-end.ts'

const texts = () => admissionDeskMessages().meritLists.extend

type ExtendDialogProps = {
  list: string
  title: string
  /** The only application to extend; without it, all with an offer from the list. */
  application?: string
  /** The end of the offer, or of the last one. */
  payTo: Date
  /** The days on which the office is closed. */
  closed: readonly string[]
  isOpen: boolean
  onClose: () => void
}

/** Gives more time to pay, in steps until no offer is left. After a failure, another try goes on from there. */
export function ExtendDialog({
  list,
  title,
  application,
  payTo,
  closed,
  isOpen,
  onClose,
}: ExtendDialogProps) {
  const { getToken } = useDeskSession()
  const [end, setEnd] = useState(() => usualEnd(new Date(Math.max(payTo.getTime(), Date.now())), 2, closed))
  const [reason, setReason] = useState('')
  const [issue, setIssue] = useState<{ end?: string; reason?: string }>({})
  const fields = useFocusIssue(issue)
  const { isBusy, error, send } = useDialogCall(
    onClose,
    actionFailure(() => texts().failed),
  )
  const time = fromTimeInput(end)
  const run = async () => {
    const isLater = time !== undefined && time > new Date()
    const isMissing = reason.trim() === ''
    setIssue({ ...(!isLater && { end: texts().past }), ...(isMissing && { reason: texts().reasonMissing }) })
    if (!isLater || isMissing) return
    const body = { payTo: time.toISOString(), reason: reason.trim(), ...(application && { application }) }
    await send(async () => {
      let all = 0
      for (let left = 1; left > 0; ) {
        const step = await extendOffers(list, body, getToken)
        // A step that extends nothing and leaves some would be repeated permanently.
        if (step.extended === 0 && step.left > 0) throw new Error('No offer could be extended.')
        all += step.extended
        left = step.left
      }
      return texts().done(all)
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={title}
      action={texts().action}
      busyAction={texts().busy}
      isHarmless
      isBusy={isBusy}
      error={error}
      fields={
        <div ref={fields} className="grid gap-4">
          <Field label={texts().payTo} required error={issue.end}>
            {(control) => (
              <DateInput
                {...control}
                type="datetime-local"
                disabled={isBusy}
                value={end}
                onChange={({ currentTarget }) => setEnd(currentTarget.value)}
              />
            )}
          </Field>
          <Message tone="info">
            {time &&
              warningsOf(time, closed)
                .map((warning) => admissionDeskMessages().meritLists.offer.warnings[warning])
                .join(' ')}
          </Message>
          <NoteField
            label={texts().reason}
            hint={texts().reasonHint}
            error={issue.reason}
            disabled={isBusy}
            value={reason}
            onChange={setReason}
          />
        </div>
      }
    >
      {application ? texts().textForOne : texts().text}
    </ConfirmDialog>
  )
}
