import { limits } from '@prangan/contract/limits'
import { Check, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { usePersonNames } from '../../../../lib/person-names.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Action, QuestionFieldsProps } from '../../../../ui/desk/action.ts'
import { DetailsList } from '../../../../ui/desk/details-list.tsx'
import type {
  DetailsProps,
  DialogParts,
  DialogsProps,
  FormInDialogProps,
} from '../../../../ui/desk/dialog-parts.ts'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Message } from '../../../../ui/message.tsx'
import { openFile } from '../api/open-file.ts'
import { approveNotice, deletePreparedNotice, returnNotice } from '../api/save-notice.ts'
import { describeNotice } from '../notice-schema.ts'
import { formToPublish, formToSend } from '../prepared-form.ts'
import { type PreparedRow, preparedNotices } from '../prepared-notices.ts'
import { NoticeFields } from './notice-fields.tsx'
import { CompareFirst, usePublished, WhatChanges, withKeptFile } from './what-changes.tsx'

type PreparedAction = 'approve' | 'giveBack' | 'remove'

const news = () => deskMessages().news
const texts = () => news().approval

const approve: Action<PreparedRow> = {
  labels: () => texts().approve.labels,
  isHarmless: true,
  title: () => texts().approve.title,
  text: () => texts().approve.text,
  fields: ({ rows: [row], ...props }) => row?.changeOf && <CompareFirst row={row} {...props} />,
  run: async (row, { getToken, answers: { compared } }) => {
    const { message } = await approveNotice(row, getToken, compared ? Number(compared) : undefined)
    return texts().approve.done(message)
  },
  failure: actionFailure(() => texts().approve.failed),
}

const giveBack: Action<PreparedRow> = {
  labels: () => texts().giveBack.labels,
  isHarmless: true,
  title: () => texts().giveBack.title,
  text: () => texts().giveBack.text,
  fields: (props) => <WhatToChange {...props} />,
  run: async (row, { getToken, answers: { reason = '' } }) =>
    texts().giveBack.done((await returnNotice(row, reason, getToken)).message),
  failure: actionFailure(() => texts().giveBack.failed),
}

const remove: Action<PreparedRow> = {
  labels: () => texts().remove.labels,
  title: () => texts().remove.title,
  text: ({ changeOf }) => (changeOf ? texts().remove.textOfChange : texts().remove.text),
  run: async ({ id }, { getToken }) => news().remove.done((await deletePreparedNotice(id, getToken)).message),
  failure: actionFailure(() => news().remove.failed),
}

function WhatToChange({ answers, onAnswer }: QuestionFieldsProps<PreparedRow>) {
  return (
    <Field limit={limits.notice.returnReason} label={texts().toChange} required>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={answers.reason ?? ''}
          onChange={({ currentTarget }) => onAnswer({ reason: currentTarget.value })}
        />
      )}
    </Field>
  )
}

/** The whole notice, with what it was returned, and what a change would change. */
function PreparedDetails({ row }: DetailsProps<PreparedRow, PreparedAction>) {
  const nameOf = usePersonNames()
  const { getToken } = useDeskSession()
  const [hasFailed, setFailed] = useState(false)
  const published = usePublished(row)
  const approved = withKeptFile(row, published)
  const whole = describeNotice(approved).map((item) => ({ ...item, isWide: true }))
  return (
    <>
      <DetailsList
        items={[
          { label: texts().columns.state, text: texts().states[row.state] },
          { label: texts().columns.by, text: nameOf(row.preparedBy, row.preparedByUid).name },
          ...(row.returnReason ? [{ label: texts().toChange, text: row.returnReason, isWide: true }] : []),
          ...(row.changeOf ? [] : whole),
        ]}
      />
      {row.changeOf && (
        <>
          <WhatChanges row={row} published={published} />
          <DetailsList items={whole} />
        </>
      )}
      {approved.file && (
        <div>
          <Button
            look="secondary"
            onClick={() => {
              setFailed(false)
              openFile(approved, getToken).catch(() => setFailed(true))
            }}
          >
            {texts().openFile}
          </Button>
          <Message tone="error">{hasFailed && news().fileNotOpened}</Message>
        </div>
      )}
    </>
  )
}

function PreparedButtons({ row, ask, edit }: DetailsProps<PreparedRow, PreparedAction>) {
  const { can } = useDeskSession()
  const publishes = can('news:publish')
  return (
    <>
      <Button look="quiet" className="text-danger hover:bg-danger-soft" onClick={() => ask('remove')}>
        <Trash2 aria-hidden="true" size={18} />
        {texts().remove.labels[0]}
      </Button>
      <Button look="secondary" data-edit="" onClick={edit}>
        <Pencil aria-hidden="true" size={18} />
        {texts().change}
      </Button>
      {publishes && row.state === 'waiting' && (
        <Button look="secondary" onClick={() => ask('giveBack')}>
          <Undo2 aria-hidden="true" size={18} />
          {texts().giveBack.labels[0]}
        </Button>
      )}
      {publishes && (
        <Button onClick={() => ask('approve')}>
          <Check aria-hidden="true" size={18} />
          {texts().approve.labels[0]}
        </Button>
      )}
    </>
  )
}

function PreparedForm(props: FormInDialogProps<PreparedRow>) {
  const { can } = useDeskSession()
  const publishes = can('news:publish')
  return (
    <DocumentForm
      {...props}
      form={publishes ? formToPublish : formToSend}
      first="title"
      enterGoesOn
      gone={`${everyones.gone()} ${news().form.stillHere}`}
      without={deskMessages().kit.form.withoutFile}
      addLabels={texts().send}
      editLabels={publishes ? texts().publish : texts().send}
    >
      {(state) => <NoticeFields noticeForm={state} />}
    </DocumentForm>
  )
}

const parts = (): DialogParts<PreparedRow, PreparedAction> => ({
  titles: { details: texts().title, edit: texts().editTitle, add: texts().prepare },
  addText: texts().prepareText,
  Details: PreparedDetails,
  Buttons: PreparedButtons,
  Form: PreparedForm,
  actions: { approve, giveBack, remove },
})

const everyones = preparedNotices(null)

/** Prepared notices are opened by their id, so this is the same for their author and those who approve them. */
export const Dialogs = (props: DialogsProps<PreparedRow, PreparedAction>) => (
  <ResourceDialogs {...props} resource={everyones} parts={parts()} />
)
