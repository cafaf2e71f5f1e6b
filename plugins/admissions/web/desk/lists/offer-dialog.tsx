import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { rupees } from '@prangan/web/lib/format-number.ts'
import { fromTimeInput, toTimeInput } from '@prangan/web/lib/time-input.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Dialog } from '@prangan/web/ui/desk/dialog.tsx'
import { dialogClasses } from '@prangan/web/ui/desk/dialog-classes.ts'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { Progress } from '@prangan/web/ui/forms/progress.tsx'
import { Message } from '@prangan/web/ui/message.tsx'
import { useState } from 'react'
import { isTooShort, warningsOf } from '../../../contract/offer-window.ts'
import type { Round } from '../../../contract/schemas/admission-sessions.ts'
import { offerSeats } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import type { ListRow } from './list-row.ts'
import { usualEnd } from './usual-end.ts'

const texts = () => admissionDeskMessages().meritLists.offer

type OfferDialogProps = {
  list: ListRow
  seats: number
  /** In rupees; undefined for a programme that its session no longer has. */
  fee: number | undefined
  /** What was announced for the list. */
  round: Round | undefined
  /** The days on which the office is closed. */
  closed: readonly string[]
  isOpen: boolean
  onClose: () => void
}

/** From now, to the minute, until the announced day, or five days later where that is too soon. */
function usualWindow(round: Round | undefined, closed: readonly string[]) {
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000)
  const announced = round && `${round.offersUntil}T17:00`
  const end = announced && fromTimeInput(announced)
  const isInTime = end && !isTooShort({ payFrom: now, payTo: end })
  return { payFrom: toTimeInput(now), payTo: announced && isInTime ? announced : usualEnd(now, 5, closed) }
}

type Progressing = { offered: number; left: number | undefined }

/** Offers a list's seats: in steps, until none is left. What was offered before a failure stays, and it goes on from there. */
export function OfferDialog({ list, seats, fee, round, closed, isOpen, onClose }: OfferDialogProps) {
  const { getToken } = useDeskSession()
  const [typed, setTyped] = useState(() => usualWindow(round, closed))
  const [issue, setIssue] = useState<{ payFrom?: string; payTo?: string }>({})
  const [progress, setProgress] = useState<Progressing | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  /** The end that was confirmed although it is unusual. */
  const [confirmed, setConfirmed] = useState('')
  const all = progress ? progress.offered + (progress.left ?? 0) : 0

  const run = async () => {
    const [payFrom, payTo] = [fromTimeInput(typed.payFrom), fromTimeInput(typed.payTo)]
    if (!(payFrom && payTo) || payTo <= payFrom || payTo <= new Date()) {
      setIssue({
        ...(!payFrom && { payFrom: texts().timeMissing }),
        ...(payTo ? payFrom && { payTo: texts().endBeforeStart } : { payTo: texts().timeMissing }),
      })
      return
    }
    if (isTooShort({ payFrom: new Date(Math.max(payFrom.getTime(), Date.now())), payTo }) && !progress) {
      setIssue({ payTo: texts().tooShort })
      return
    }
    setIssue({})
    if (warningsOf(payTo, closed).length > 0 && confirmed !== typed.payTo && !progress) {
      setConfirmed(typed.payTo)
      return
    }
    setError('')
    setBusy(true)
    let offered = progress?.offered ?? 0
    try {
      for (let left = Number.POSITIVE_INFINITY; left > 0; ) {
        const step = await offerSeats(
          list.id,
          { payFrom: payFrom.toISOString(), payTo: payTo.toISOString() },
          getToken,
        )
        offered += step.offered
        // A step that offers nothing and leaves some would be repeated permanently.
        if (step.offered === 0 && step.left > 0) throw new Error('No seat could be offered.')
        left = step.left
        setProgress({ offered, left })
      }
      showToast(texts().done(offered))
      onClose()
    } catch (failure) {
      setProgress((last) => ({ offered, left: last?.left }))
      setError(actionFailure(() => texts().failed)(failure))
    } finally {
      setBusy(false)
    }
  }
  const end = fromTimeInput(typed.payTo)
  const warnings = end ? warningsOf(end, closed) : []
  const isAsked = confirmed === typed.payTo && warnings.length > 0
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      title={texts().title(list.number)}
      description={texts().text}
    >
      <div className="mt-6 grid gap-5">
        {fee !== undefined && <p className="text-sm">{texts().facts(seats, rupees(fee))}</p>}
        <div className="grid gap-4 sm:grid-cols-2">
          {(['payFrom', 'payTo'] as const).map((name) => (
            <Field key={name} label={texts()[name]} required error={issue[name]}>
              {(control) => (
                <DateInput
                  {...control}
                  type="datetime-local"
                  disabled={isBusy || progress !== null}
                  value={typed[name]}
                  onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <Message tone="info">
          {isAsked && warnings.map((warning) => texts().warnings[warning]).join(' ')}
        </Message>
        {isBusy && <Progress label={texts().busy} value={all === 0 ? 0 : (progress?.offered ?? 0) / all} />}
        <Message tone="error">{error}</Message>
        {error && progress && progress.offered > 0 && (
          <p className="text-sm">{texts().partly(progress.offered, progress.left)}</p>
        )}
      </div>
      <div className={dialogClasses.actions}>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {progress ? messages().common.close : deskMessages().kit.cancel}
        </Button>
        <Button busy={isBusy} onClick={run}>
          {error ? texts().goOn : isAsked ? texts().offerAnyway : texts().action}
        </Button>
      </div>
    </Dialog>
  )
}
