import { college } from '@prangan/college/config'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Action } from '../../../../ui/desk/action.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { deleteNotice, restoreNotice } from '../api/save-notice.ts'
import { notices } from '../notices.ts'
import { NoticeForm } from './notice-form.tsx'

const form = () => deskMessages().news.form
const remove = () => deskMessages().news.remove
const bin = () => deskMessages().bin
const { daysInBin } = college.limits

const toBin: Action<NoticeRow> = {
  labels: () => remove().labels,
  title: () => remove().title,
  text: () => remove().text(daysInBin),
  several: () => remove().several(daysInBin),
  run: async ({ id }, { getToken }) => remove().done((await deleteNotice(id, getToken)).message),
  failure: actionFailure(() => remove().failed),
  undo: {
    run: async ({ id }, { getToken }) => bin().restored((await restoreNotice(id, getToken)).message),
    failure: actionFailure(() => bin().notRestored),
  },
}

const parts = (): DialogParts<NoticeRow, 'remove'> => ({
  titles: { edit: form().edit, add: form().add },
  addText: form().addText,
  Form: NoticeForm,
  actions: { remove: toBin },
})

export const Dialogs = (props: DialogsProps<NoticeRow, 'remove'>) => (
  <ResourceDialogs {...props} resource={notices} parts={parts()} />
)
