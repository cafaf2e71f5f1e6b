import { type FormEvent, type ReactNode, type RefObject, useEffect, useId } from 'react'
import type { FailureWords } from '../../../../lib/failure-words.ts'
import { refusalOf, useSubmission } from '../../../../lib/use-submission.ts'
import { SaveButtons } from '../../../../ui/desk/save-buttons.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { Checked, RecordSection } from '../api/record-section.ts'
import { hasChanges } from './has-changes.ts'
import { RecordFields } from './record-fields.tsx'

export type RecordFormProps = {
  section: RecordSection
  title: string
  values?: Readonly<Record<string, string>>
  /** The words on its button, and while it is under way. */
  action: string
  busyAction: string
  words: FailureWords
  save: (checked: Checked) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
  /** Whether something stands in it that is not saved. */
  onChange: (hasUnsaved: boolean) => void
  /** Stands before the fields and may fill them. */
  before?: ((form: RefObject<HTMLFormElement | null>, onFilled: () => void) => ReactNode) | undefined
}

const nothing = {}

/** Adds a record or changes one. A failure keeps everything that was typed. */
export function RecordForm({ section, values = nothing, save, ...props }: RecordFormProps) {
  const submission = useSubmission(props.words)
  const { form, isBusy, message, refuse, send } = submission
  const [titleId, messageId] = [useId(), useId()]
  const first = section.fields[0]?.name ?? ''

  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }, [form, first])

  const look = () => form.current && props.onChange(hasChanges(form.current, values))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = section.check(Object.fromEntries(new FormData(event.currentTarget)))
    if ('issues' in checked) return refuse(refusalOf(checked.issues))
    if (await send(() => save(checked), first)) props.onSaved()
  }

  return (
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
      <fieldset disabled={isBusy}>
        <RecordFields fields={section.fields} values={values} submission={submission} messageId={messageId} />
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
  )
}
