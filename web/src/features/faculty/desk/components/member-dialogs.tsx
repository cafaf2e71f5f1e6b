import type { Action } from '../../../../ui/desk/action.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import { failureText, setVisibility } from '../api/edit-member.ts'
import type { MemberRow } from '../api/member-row.ts'
import { members } from '../members.ts'
import { MemberDetails } from './member-details.tsx'
import { MemberForm } from './member-form.tsx'

const remove: Action<MemberRow> = {
  labels: () => ['Remove', 'Removing…'],
  title: () => 'Remove this faculty member?',
  text: () =>
    'The site will show neither the profile nor its photo and resume. You can restore them at any time.',
  run: ({ email }, { getToken }) => setVisibility(email, true, getToken),
  failure: (error) => failureText('visibility', error),
}

const parts: DialogParts<MemberRow, 'remove'> = {
  titles: { details: 'Faculty member', edit: 'Edit faculty member' },
  Details: MemberDetails,
  Form: MemberForm,
  actions: { remove },
  isPanel: true,
}

/** The panel and the question of the list of members. */
export const Dialogs = (props: DialogsProps<MemberRow, 'remove'>) => (
  <ResourceDialogs {...props} resource={members} parts={parts} />
)
