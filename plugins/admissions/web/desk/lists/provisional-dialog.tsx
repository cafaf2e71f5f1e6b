import { fromTimeInput } from '@prangan/web/lib/time-input.ts'
import { ConfirmDialog } from '@prangan/web/ui/desk/confirm-dialog.tsx'
import { DateInput } from '@prangan/web/ui/forms/date-input.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { useState } from 'react'
import { isTooShort } from '../../../contract/offer-window.ts'
import { admissionDeskMessages } from '../messages.ts'
import { useFocusIssue } from '../use-focus-issue.ts'
import { OfProgramme } from './list-programme.tsx'
import { PublishTime, publicationOf } from './publish-time.tsx'
import { usualEnd } from './usual-end.ts'

const texts = () => admissionDeskMessages().meritLists.provisional

const usualDays = 3

type ProvisionalDialogProps = {
  number: number
  /** The days on which the office is closed. */
  closed: readonly string[]
  isOpen: boolean
  isBusy: boolean
  error: string
  onCancel: () => void
  onPublish: (publishAt: string, objectionsUntil: string) => void
}

/** Publishes a list as provisional: first until when applicants may object. */
export function ProvisionalDialog({
  number,
  closed,
  isOpen,
  isBusy,
  error,
  ...props
}: ProvisionalDialogProps) {
  const [typed, setTyped] = useState(() => usualEnd(new Date(), usualDays, closed))
  const [time, setTime] = useState('')
  const [issue, setIssue] = useState<{ time?: string; end?: string }>({})
  const fields = useFocusIssue(issue)
  const run = () => {
    const end = fromTimeInput(typed)
    const publishAt = publicationOf(time)
    if (publishAt === null) return setIssue({ time: admissionDeskMessages().meritLists.publishAt.hasPassed })
    const payFrom = publishAt === '' ? new Date() : new Date(publishAt)
    const isGood = end && !isTooShort({ payFrom, payTo: end })
    setIssue(isGood ? {} : { end: texts().tooShort })
    if (isGood) props.onPublish(publishAt, end.toISOString())
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onCancel={props.onCancel}
      onConfirm={run}
      title={texts().question(number)}
      action={texts().action}
      busyAction={admissionDeskMessages().meritLists.publishing}
      isHarmless
      isBusy={isBusy}
      error={error}
      fields={
        <div ref={fields} className="grid gap-4">
          <PublishTime value={time} error={issue.time} isBusy={isBusy} onChange={setTime} />
          <Field label={texts().until} required error={issue.end}>
            {(control) => (
              <DateInput
                {...control}
                type="datetime-local"
                disabled={isBusy}
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            )}
          </Field>
        </div>
      }
    >
      <OfProgramme />
      {texts().text}
    </ConfirmDialog>
  )
}
