import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import type { FailureWords } from '../../../../lib/failure-words.ts'
import { useKeptText } from '../../../../lib/use-kept-text.ts'
import { refusalOf, useSubmission } from '../../../../lib/use-submission.ts'
import { KeptTextNote } from '../../../../ui/desk/kept-text-note.tsx'
import { LeaveQuestion } from '../../../../ui/desk/leave-question.tsx'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { Message } from '../../../../ui/message.tsx'
import type { Checked, RecordSection } from '../api/record-section.ts'
import { hasChanges } from './has-changes.ts'
import { RecordFields } from './record-fields.tsx'

export type RecordFormProps = {
  section: RecordSection
  title: string
  /** The id of the record that it changes; none for a new one. */
  id?: string
  values?: Readonly<Record<string, string>>
  /** The words on its button, and while it is under way. */
  action: string
  busyAction: string
  words: FailureWords
  save: (checked: Checked) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
  /** Stands before the fields and may fill them. */
  before?: ((form: RefObject<HTMLFormElement | null>, onFilled: () => void) => ReactNode) | undefined
}

const nothing = {}

/** Adds a record or changes one. A failure keeps everything that was typed. */
export function RecordForm({ section, values = nothing, save, ...props }: RecordFormProps) {
  const submission = useSubmission(props.words)
  const { form, isBusy, message, refuse, send } = submission
  const text = useKeptText(`${section.words.one} ${props.id ?? 'new'}`)
  const [hasUnsaved, setUnsaved] = useState(text.restored !== null)
  const guard = useLeaveGuard({ hasUnsaved: () => hasUnsaved, params: ['edit'], text })
  const [titleId, messageId] = [useId(), useId()]
  const first = section.fields[0]?.name ?? ''

  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }, [form, first])

  /** Stays as it was at first: the fields hold their text themselves. */
  const [shown] = useState({ ...values, ...text.restored } as Readonly<Record<string, string>>)
  const look = () => {
    if (!form.current) return
    setUnsaved(hasChanges(form.current, values))
    text.keep(Object.fromEntries(new FormData(form.current)), values)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = section.check(Object.fromEntries(new FormData(event.currentTarget)))
    if ('issues' in checked) return refuse(refusalOf(checked.issues))
    if (!(await send(() => save(checked), first))) return
    guard.release()
    props.onSaved()
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        // Once what a tick changes of the fields stands there too.
        onInput={() => setTimeout(look)}
        aria-labelledby={titleId}
        aria-busy={isBusy}
        className="rounded-card border border-line bg-white p-5 shadow-card sm:p-8"
      >
        <h2 id={titleId} className="pb-5 text-lg text-indigo-950">
          {props.title}
        </h2>
        {props.before?.(form, look)}
        <div className="has-[p]:mb-5">
          <KeptTextNote isRestored={text.restored !== null} isOvertaken={text.isOvertaken(values)} />
        </div>
        <fieldset disabled={isBusy}>
          <RecordFields
            fields={section.fields}
            values={shown}
            submission={submission}
            messageId={messageId}
          />
        </fieldset>
        <div id={messageId} className="has-[p]:mt-6">
          <Message tone="error">{message}</Message>
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-6">
          <SaveButtons
            isBusy={isBusy}
            onCancel={props.onCancel}
            action={props.action}
            busyAction={props.busyAction}
          />
        </div>
      </form>
      <LeaveQuestion {...guard.question} />
    </>
  )
}
