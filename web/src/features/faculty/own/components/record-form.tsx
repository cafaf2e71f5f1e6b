import { type ReactNode, useEffect } from 'react'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import { useLeaveGuard } from '../../../../ui/desk/use-leave-guard.ts'
import { sameMessage } from '../api/own-call.ts'
import type { Checked, RecordSection, RecordValues } from '../api/record-section.ts'
import { OwnForm } from './own-form.tsx'
import { RecordFields } from './record-fields.tsx'

type Fill = (texts: Readonly<RecordValues>) => void

export type RecordFormProps = {
  section: RecordSection
  title: string
  /** The id of the record that it changes; none for a new one. */
  id?: string
  values?: Readonly<RecordValues>
  /** The labels of its button, idle and busy; by default it saves. */
  action?: string
  busyAction?: string
  failure: string
  save: (checked: Checked) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
  before?: ((fill: Fill) => ReactNode) | undefined
}

export function RecordForm({ section, values, save, ...props }: RecordFormProps) {
  const blank = Object.fromEntries(section.fields().map(({ name }) => [name, '']))
  const stored: RecordValues = { ...blank, ...values }
  const first = section.fields()[0]?.name ?? ''
  const submitForm = useSubmitForm({
    schema: section.schema,
    defaultValues: stored,
    failure: sameMessage(props.failure),
    blamed: first,
    send: save,
    onSent: () => {
      guard.release()
      props.onSaved()
    },
  })
  const { form } = submitForm
  const { isDirty } = form.formState
  const draft = useFormDraft(form, `${section.kind} ${props.id ?? 'new'}`, stored)
  const guard = useLeaveGuard({ hasUnsaved: () => isDirty, params: ['edit'], draft })
  const { setFocus } = form
  useEffect(() => setFocus(first), [setFocus, first])

  const fill: Fill = (texts) => {
    for (const [name, text] of Object.entries(texts)) {
      if (text && name in stored) form.setValue(name, text, { shouldDirty: true })
    }
  }

  return (
    <OwnForm
      {...submitForm}
      guard={guard}
      draft={draft}
      title={props.title}
      before={props.before?.(fill)}
      onCancel={props.onCancel}
      {...(props.action && { action: props.action })}
      {...(props.busyAction && { busyAction: props.busyAction })}
    >
      <RecordFields recordFields={section.fields()} fields={submitForm.fields} form={form} />
    </OwnForm>
  )
}
