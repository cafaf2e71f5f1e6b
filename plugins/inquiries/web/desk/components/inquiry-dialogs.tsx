import { useDeskSession } from '@prangan/web/lib/desk-session.ts'
import { failureMessage } from '@prangan/web/lib/failure-messages.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import type { Action, QuestionFieldsProps } from '@prangan/web/ui/desk/action.ts'
import type { DetailsProps, DialogParts, DialogsProps } from '@prangan/web/ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '@prangan/web/ui/desk/resource-dialogs.tsx'
import { showToast } from '@prangan/web/ui/desk/toasts.tsx'
import { Field } from '@prangan/web/ui/forms/field.tsx'
import { Check } from 'lucide-react'
import type { InquiryRow } from '../../inquiry-labels.ts'
import { type Change, handleFailure, handleInquiry } from '../handle-inquiry.ts'
import { useInquiries } from '../inquiries.ts'
import { inquiryDeskMessages } from '../messages.ts'
import { AssigneeSelect, useAssignees } from './assignee-select.tsx'
import { HandleForm } from './handle-form.tsx'
import { InquiryDetails } from './inquiry-details.tsx'

type InquiryAction = 'acknowledge' | 'assign' | 'close'

const change = (
  action: Omit<Action<InquiryRow>, 'run' | 'failure' | 'isHarmless'>,
  changeOf: (answers: Readonly<Record<string, string>>) => Omit<Change, 'version'>,
): Action<InquiryRow> => ({
  ...action,
  isHarmless: true,
  run: async ({ id, version }, { getToken, answers }) =>
    texts().handle.done((await handleInquiry(id, { ...changeOf(answers), version }, getToken)).message),
  failure: (error) => failureMessage(error, handleFailure()),
})

const texts = () => inquiryDeskMessages()

const actions: Readonly<Record<InquiryAction, Action<InquiryRow>>> = {
  acknowledge: change(
    {
      labels: () => texts().acknowledge.labels,
      title: () => texts().acknowledge.title,
      text: () => texts().told,
      several: () => texts().acknowledge.several,
    },
    () => ({ status: 'acknowledged' }),
  ),
  assign: change(
    {
      labels: () => texts().assign.labels,
      title: () => texts().assign.title,
      text: () => texts().assign.text,
      several: () => texts().assign.several,
      fields: AssignFields,
    },
    ({ assignedTo = '' }) => ({ assignedTo }),
  ),
  close: change(
    {
      labels: () => texts().close.labels,
      title: () => texts().close.title,
      text: () => texts().told,
      several: () => texts().close.several,
    },
    () => ({ status: 'closed' }),
  ),
}

function AssignFields({ answers, onAnswer }: QuestionFieldsProps<InquiryRow>) {
  const assignees = useAssignees()
  return (
    <Field label={texts().assign.to}>
      {({ className: _, ...control }) => (
        <AssigneeSelect
          {...control}
          assignees={assignees}
          value={answers.assignedTo ?? ''}
          onChange={({ currentTarget }) => onAnswer({ assignedTo: currentTarget.value })}
        />
      )}
    </Field>
  )
}

function Details({ row, onBusyChange }: DetailsProps<InquiryRow, InquiryAction>) {
  const { can } = useDeskSession()
  return (
    <>
      <InquiryDetails row={row} />
      {can('inquiry:handle') && <HandleForm newest={row} onBusyChange={onBusyChange} onHandled={showToast} />}
    </>
  )
}

function Buttons({ row, ask }: DetailsProps<InquiryRow, InquiryAction>) {
  const { can } = useDeskSession()
  return (
    row.status === 'received' &&
    can('inquiry:handle') && (
      <Button look="secondary" onClick={() => ask('acknowledge')}>
        <Check aria-hidden="true" size={18} />
        {texts().acknowledge.labels[0]}
      </Button>
    )
  )
}

const parts = (): DialogParts<InquiryRow, InquiryAction> => ({
  titles: { details: texts().details.title },
  Details,
  Buttons,
  actions,
})

export const Dialogs = (props: DialogsProps<InquiryRow, InquiryAction>) => (
  <ResourceDialogs {...props} resource={useInquiries()} parts={parts()} />
)
