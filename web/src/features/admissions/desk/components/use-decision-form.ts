import type { OutputOf } from '@prangan/contract/endpoints/table'
import { DecideApplicationInputSchema } from '@prangan/contract/schemas/admissions'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useEditConflict } from '../../../../lib/use-edit-conflict.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import type { ApplicationRow } from '../api/application-row.ts'
import { decideApplication } from '../api/decide-application.ts'
import { decisionFailure } from '../application-labels.ts'

export type DecisionFormOptions = {
  /** The application as it is now, live. */
  newest: ApplicationRow
  onBusyChange: (isBusy: boolean) => void
  /** Called with the server's message. */
  onDecided: (message: string) => void
}

const DecisionFormSchema = z.required(z.omit(DecideApplicationInputSchema, { version: true }))
type Typed = z.output<typeof DecisionFormSchema>

type Decided = OutputOf<'decideApplication'>

/** The version and status that a decision is based on. */
type Base = Pick<ApplicationRow, 'version' | 'status'>

const toForm = ({ status }: Base): Typed => ({ status, note: '', mailApplicant: false })
const compare = (_: Base, { status }: Base) => [{ name: 'status', label: 'Status', now: status }]

/** The decision form's state and its submit. A failure keeps everything that was filled in. */
export function useDecisionForm({ newest, onBusyChange, onDecided }: DecisionFormOptions) {
  const { getToken } = useDeskSession()
  const submitForm = useSubmitForm<Typed, Typed, Decided>({
    schema: DecisionFormSchema as z.ZodMiniType<Typed, Typed>,
    defaultValues: toForm(newest),
    failure: decisionFailure,
    send: (decision): Promise<Decided> =>
      decideApplication(newest.id, { ...decision, version: base.version }, getToken),
    reportsWhenLeft: true,
    onSent: ({ message, version }, { status }) => {
      // The live update may arrive after the call's answer.
      conflict.rebase({ version, status })
      draft.clear()
      // The button is disabled until something is filled in again.
      submitForm.focusAfterSubmit('status')
      onDecided(message)
    },
    onBusyChange,
  })
  const { form } = submitForm
  const conflict = useEditConflict<Base, Typed, Typed>(form, { opened: newest, newest, toForm, compare })
  const base = conflict.base ?? newest
  const draft = useFormDraft(form, `decision ${newest.id}`, toForm(base))
  const { dirtyFields } = form.formState
  const isDirty = Boolean(dirtyFields.status || dirtyFields.mailApplicant || form.watch('note').trim() !== '')
  const { changes, takeTheirs } = conflict
  const isBehind = changes !== undefined && !isDirty
  // biome-ignore lint/correctness/useExhaustiveDependencies: with nothing filled in, the form follows the live state.
  useEffect(() => {
    if (isBehind) takeTheirs()
  }, [isBehind])

  return { ...submitForm, draft, isDirty, hasConflict: changes !== undefined && isDirty, takeTheirs }
}
