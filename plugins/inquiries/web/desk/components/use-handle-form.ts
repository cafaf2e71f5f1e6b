import type { OutputOf } from '@prangan/contract/endpoints/table'
import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { useDetailsForm } from '@prangan/web/lib/use-details-form.ts'
import type { FieldChange } from '@prangan/web/lib/use-edit-conflict.ts'
import * as z from 'zod/mini'
import {
  HandleInquiryInputSchema,
  type InquiryStatus,
  inquiryOutcomes,
  inquiryStatuses,
  isOpenStatus,
} from '../../../contract/inquiries.ts'
import { type InquiryRow, outcomeLabels, statusLabels } from '../../inquiry-labels.ts'
import { handleFailure, handleInquiry } from '../handle-inquiry.ts'
import { inquiryDeskMessages } from '../messages.ts'
import { useAssignees } from './assignee-select.tsx'

export type HandleFormOptions = {
  newest: InquiryRow
  onBusyChange: (isBusy: boolean) => void
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
      error: () => inquiryDeskMessages().handle.outcomeMissing,
      path: ['outcome'],
    }),
    z.refine(({ status, answer }) => status !== 'decided' || answer !== '', {
      error: () => inquiryDeskMessages().handle.answerMissing,
      path: ['answer'],
    }),
  )
type Typed = z.output<typeof HandleFormSchema>

type Base = Pick<InquiryRow, 'version' | 'status' | 'assignedTo' | 'outcome'>

const toForm = ({ assignedTo }: Base): Typed => ({
  status: '',
  outcome: '',
  assignedTo: assignedTo?.uid ?? '',
  answer: '',
  note: '',
  mailSender: true,
})

export const hasOutcome = ({ kind }: InquiryRow, status: Typed['status']): boolean =>
  kind === 'grievance' && (status === 'decided' || status === 'closed')

/** The outcome that the server keeps with a status. */
const outcomeAfter = (status: InquiryStatus, outcome: Typed['outcome'], base: Base): Base['outcome'] =>
  isOpenStatus(status) ? '' : outcome || (status === 'closed' ? base.outcome : '')

function compare(before: Base, after: Base, names: Readonly<Record<string, string>>): FieldChange[] {
  const { assignedTo, outcome, noOutcome } = inquiryDeskMessages().handle
  const { nobody } = inquiryDeskMessages()
  const outcomes: Readonly<Record<string, string>> = { ...outcomeLabels(), '': noOutcome }
  const assigneeName = (uid: string) => names[uid] ?? uid
  const outcomeName = (value: string) => outcomes[value] ?? value
  return [
    ...(before.assignedTo?.uid === after.assignedTo?.uid
      ? []
      : [
          {
            name: 'assignedTo',
            label: assignedTo,
            now: after.assignedTo?.name ?? nobody,
            nameOf: assigneeName,
          },
        ]),
    ...(before.outcome === after.outcome
      ? []
      : [{ name: 'outcome', label: outcome, now: outcomeName(after.outcome), nameOf: outcomeName }]),
  ]
}

export function useHandleForm({ newest, onBusyChange, onHandled }: HandleFormOptions) {
  const { getToken } = useDeskSession()
  const assignees = useAssignees(newest.assignedTo)
  const details = useDetailsForm<Base, Typed, OutputOf<'handleInquiry'>>({
    newest,
    name: `inquiry ${newest.id}`,
    schema: HandleFormSchema as z.ZodMiniType<Typed, Typed>,
    toForm,
    statuses: statusLabels(),
    compare: (before, after) => compare(before, after, assignees),
    isFilledIn: ({ formState: { dirtyFields }, watch }) =>
      Boolean(dirtyFields.status || dirtyFields.assignedTo) ||
      watch(['answer', 'note']).some((text) => text.trim() !== ''),
    failure: handleFailure(),
    send: ({ status, outcome, assignedTo, ...texts }, base) => {
      const change = {
        ...texts,
        ...(status && { status }),
        ...(status && outcome && hasOutcome(newest, status) && { outcome }),
        ...(assignedTo !== (base.assignedTo?.uid ?? '') && { assignedTo }),
      }
      return handleInquiry(newest.id, { ...change, version: base.version }, getToken)
    },
    nextBase: ({ version }, { status, assignedTo, outcome }, base) => ({
      version,
      status: status || base.status,
      assignedTo: assignedTo ? { uid: assignedTo, name: '' } : null,
      outcome: status ? outcomeAfter(status, outcome, base) : base.outcome,
    }),
    onDone: (server) => onHandled(inquiryDeskMessages().handle.done(server)),
    onBusyChange,
  })
  return { ...details, assignees }
}
