import { deskMessages } from '../../../../messages/desk.ts'
import type { Action } from '../../../../ui/desk/action.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import { failureText, setVisibility } from '../api/edit-member.ts'
import type { MemberRow } from '../api/member-row.ts'
import { members } from '../members.ts'
import { MemberDetails } from './member-details.tsx'
import { MemberForm } from './member-form.tsx'

const texts = () => deskMessages().members

const remove: Action<MemberRow> = {
  labels: () => texts().remove.labels,
  title: () => texts().remove.title,
  text: () => texts().remove.text,
  run: ({ email }, { getToken }) => setVisibility(email, true, getToken),
  failure: (error) => failureText('visibility', error),
}

const parts = (): DialogParts<MemberRow, 'remove'> => ({
  titles: { details: texts().details.title, edit: texts().form.title },
  Details: MemberDetails,
  Form: MemberForm,
  actions: { remove },
  isPanel: true,
})

export const Dialogs = (props: DialogsProps<MemberRow, 'remove'>) => (
  <ResourceDialogs {...props} resource={members} parts={parts()} />
)
