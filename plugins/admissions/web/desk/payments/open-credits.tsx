import { daysBetween } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { actionFailure } from '@prangan/web/lib/failure-messages.ts'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { useState } from 'react'
import { decideCredit } from '../api/call-admissions.ts'
import { admissionDeskMessages } from '../messages.ts'
import { NoteField } from '../note-field.tsx'
import { useDialogCall } from '../use-dialog-call.ts'
import { useFocusIssue } from '../use-focus-issue.ts'
import { CreditLine } from './credit-line.tsx'
import { FindForCredit } from './find-for-credit.tsx'
import type { Matched } from './matched.ts'
import { PartHead } from './part-head.tsx'
import { rupeesAndPaise } from './to-payer.ts'
import type { CreditRow } from './watch-credits.ts'

const texts = () => admissionDeskMessages().admissionPayments.register

/** The register of credits that belong to nobody yet, with their age. */
export function OpenCredits({ matches }: { matches: readonly Matched[] }) {
  const [asked, setAsked] = useState<CreditRow>()
  const [isOpen, setOpen] = useState(false)
  const [finding, setFinding] = useState('')
  const today = dayInIndia(new Date())
  return (
    <section className="grid min-w-0 gap-3">
      <PartHead
        title={texts().title}
        count={matches.length}
        text={matches.length > 0 ? `${texts().text} ${texts().confirmed}` : texts().none}
      />
      <ul>
        {matches.map(({ credit }) => (
          <CreditLine
            key={credit.id}
            credit={credit}
            below={credit.id === finding && <FindForCredit credit={credit} />}
          >
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="text-muted">{texts().days(Math.max(0, daysBetween(credit.date, today)))}</span>
              <Button
                size="small"
                look="secondary"
                aria-expanded={credit.id === finding}
                onClick={() => setFinding((last) => (last === credit.id ? '' : credit.id))}
              >
                {texts().find.open}
              </Button>
              <Button
                size="small"
                look="quiet"
                onClick={() => {
                  setAsked(credit)
                  setOpen(true)
                }}
              >
                {texts().setAside}
              </Button>
            </span>
          </CreditLine>
        ))}
      </ul>
      {asked && (
        <SetAsideDialog key={asked.id} credit={asked} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

/** Sum, day, and what the bank says of it. */
const nameOf = ({ paise, date, reference, name, description }: CreditRow): string =>
  [rupeesAndPaise(paise), formatDate(date), reference || name || description].filter(Boolean).join(', ')

type SetAsideDialogProps = { credit: CreditRow; isOpen: boolean; onClose: () => void }

function SetAsideDialog({ credit, isOpen, onClose }: SetAsideDialogProps) {
  const { getToken } = useDeskSession()
  const [note, setNote] = useState('')
  const [issue, setIssue] = useState<{ note?: string }>({})
  const field = useFocusIssue(issue)
  const { isBusy, error, send } = useDialogCall(
    onClose,
    actionFailure(() => admissionDeskMessages().admissionPayments.doubtful.notFailed),
  )
  const run = async () => {
    if (note.trim() === '') return setIssue({ note: texts().noteMissing })
    setIssue({})
    await send(async () => {
      const { id, version } = credit
      await decideCredit(id, { version, action: 'set aside', note: note.trim() }, getToken)
      return texts().done
    })
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={onClose}
      onConfirm={run}
      title={texts().question}
      action={texts().action}
      busyAction={texts().busy}
      isHarmless
      isBusy={isBusy}
      error={error}
      fields={
        <div ref={field}>
          <NoteField label={texts().note} error={issue.note} value={note} onChange={setNote} />
        </div>
      }
    >
      {texts().ask(nameOf(credit))}
    </ConfirmDialog>
  )
}
