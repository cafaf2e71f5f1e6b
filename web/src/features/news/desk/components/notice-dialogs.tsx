import { actionFailure } from '../../../../lib/failure-messages.ts'
import type { Action } from '../../../../ui/desk/action.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { deleteNotice } from '../api/save-notice.ts'
import { daysInBin } from '../bin.ts'
import { notices } from '../notices.ts'
import { NoticeForm } from './notice-form.tsx'

const toBin: Action<NoticeRow> = {
  labels: () => ['Delete', 'Deleting…', 'deleted'],
  title: () => 'Delete this notice?',
  text: () =>
    `It leaves the site at once, with its file. You can restore it from the bin for ${daysInBin} days.`,
  textForSeveral: `They leave the site at once, with their files. You can restore them from the bin for ${daysInBin} days.`,
  run: async ({ id }, { getToken }) => (await deleteNotice(id, getToken)).message,
  failure: actionFailure('The notice could not be deleted. Please try again.'),
}

const parts: DialogParts<NoticeRow, 'remove'> = {
  titles: { edit: 'Edit notice', add: 'Add a notice' },
  addText: 'Once it is public, it shows by itself on every open page of the site.',
  Form: NoticeForm,
  actions: { remove: toBin },
}

/** The dialogs of the list of notices. */
export const Dialogs = (props: DialogsProps<NoticeRow, 'remove'>) => (
  <ResourceDialogs {...props} resource={notices} parts={parts} />
)
