import type { OutputOf } from '@prangan/contract/endpoints/table'
import {
  HandleInquiryInputSchema,
  inquiryOutcomes,
  inquiryStatuses,
} from '@prangan/contract/schemas/inquiries'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useEditConflict } from '../../../../lib/use-edit-conflict.ts'
import { useFormDraft } from '../../../../lib/use-form-draft.ts'
import { useSubmitForm } from '../../../../lib/use-submit-form.ts'
import type { InquiryRow } from '../../inquiry-labels.ts'
import { handleFailure, handleInquiry } from '../handle-inquiry.ts'

export type HandleFormOptions = {
  /** The inquiry as it is now, live. */
  newest: InquiryRow
  onBusyChange: (isBusy: boolean) => void
  /** Called with the server's message. */
  onHandled: (message: string) => void
}

const { answer, note } = HandleInquiryInputSchema.shape

/** The form: '' leaves the status and the outcome as they are, and is nobody as the assignee. */
const HandleFormSchema = z
  .object({
    status: z.union([z.literal(''), z.enum(inquiryStatuses)]),
    outcome: z.union([z.literal(''), z.enum(inquiryOutcomes)]),
    assignedTo: z.string(),
    answer,
    note,
    mailSender: z.boolean(),
  })
  .check(
    z.refine(({ status, outcome }) => status !== 'decided' || outcome !== '', {
      error: 'Please choose an outcome.',
      path: ['outcome'],
    }),
  )
type Typed = z.output<typeof HandleFormSchema>

type Handled = OutputOf<'handleInquiry'>

/** What a change is based on. */
type Base = Pick<InquiryRow, 'version' | 'status' | 'assignedTo'>

const toForm = ({ assignedTo }: Base): Typed => ({
  status: '',
  outcome: '',
  assignedTo: assignedTo?.uid ?? '',
  answer: '',
  note: '',
  mailSender: true,
})
const compare = (_: Base, { status }: Base) => [{ name: 'status', label: 'Status', now: status }]

/** Whether an outcome goes with this status: with every decision, and with a grievance that is closed. */
export const hasOutcome = ({ kind }: InquiryRow, status: Typed['status']): boolean =>
  kind === 'grievance' && (status === 'decided' || status === 'closed')

/** The form's state and its submit. A failure keeps everything that was filled in. */
export function useHandleForm({ newest, onBusyChange, onHandled }: HandleFormOptions) {
  const { getToken } = useDeskSession()
  const submitForm = useSubmitForm<Typed, Typed, Handled>({
    schema: HandleFormSchema as z.ZodMiniType<Typed, Typed>,
    defaultValues: toForm(newest),
    failure: handleFailure,
    send: ({ status, outcome, assignedTo, ...texts }): Promise<Handled> => {
      const change = {
        ...texts,
        ...(status && { status }),
        ...(status && outcome && hasOutcome(newest, status) && { outcome }),
        ...(assignedTo !== (base.assignedTo?.uid ?? '') && { assignedTo }),
      }
      return handleInquiry(newest.id, { ...change, version: base.version }, getToken)
    },
    reportsWhenLeft: true,
    onSent: ({ message, version }, { status, assignedTo }) => {
      // The live update may arrive after the call's answer.
      conflict.rebase({
        version,
        status: status || base.status,
        assignedTo: assignedTo ? { uid: assignedTo, name: '' } : null,
      })
      draft.clear()
      submitForm.focusAfterSubmit('status')
      onHandled(message)
    },
    onBusyChange,
  })
  const { form } = submitForm
  const conflict = useEditConflict<Base, Typed, Typed>(form, { opened: newest, newest, toForm, compare })
  const base = conflict.base ?? newest
  const draft = useFormDraft(form, `inquiry ${newest.id}`, toForm(base))
  const { dirtyFields } = form.formState
  const [answerNow, noteNow] = form.watch(['answer', 'note'])
  const isDirty = Boolean(
    dirtyFields.status || dirtyFields.assignedTo || answerNow.trim() !== '' || noteNow.trim() !== '',
  )
  const { changes, takeTheirs } = conflict
  const isBehind = changes !== undefined && !isDirty
  // biome-ignore lint/correctness/useExhaustiveDependencies: with nothing filled in, the form follows the live state.
  useEffect(() => {
    if (isBehind) takeTheirs()
  }, [isBehind])

  return { ...submitForm, base, draft, isDirty, hasConflict: changes !== undefined && isDirty, takeTheirs }
}
