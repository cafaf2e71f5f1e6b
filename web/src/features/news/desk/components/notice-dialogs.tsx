import { college } from '@prangan/college/config'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { actionFailure } from '../../../../lib/failure-messages.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Action } from '../../../../ui/desk/action.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { deleteNotice, restoreNotice } from '../api/save-notice.ts'
import { notices } from '../notices.ts'
import { NoticeDetails } from './notice-details.tsx'
import { NoticeForm } from './notice-form.tsx'
import { NoticeVersions } from './notice-versions.tsx'
import { ChangeForm, PrepareChangeButton } from './prepare-change.tsx'

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

const partsToEdit = (): DialogParts<NoticeRow, 'remove'> => ({
  titles: { edit: form().edit, add: form().add },
  addText: form().addText,
  Form: NoticeForm,
  Versions: NoticeVersions,
  actions: { remove: toBin },
})

const partsToRead = (): DialogParts<NoticeRow, 'remove'> => ({
  titles: { details: form().details },
  Details: NoticeDetails,
  Versions: NoticeVersions,
  actions: { remove: toBin },
})

const partsToPrepare = (): DialogParts<NoticeRow, 'remove'> => ({
  ...partsToRead(),
  titles: { details: form().details, edit: deskMessages().news.approval.prepareChange },
  Buttons: PrepareChangeButton,
  Form: ChangeForm,
})

/** A notice opens in its form, or without one for people who may not change it, or only prepare a change. */
export function Dialogs(props: DialogsProps<NoticeRow, 'remove'>) {
  const { can } = useDeskSession()
  const others = can('news:prepare') ? partsToPrepare() : partsToRead()
  const parts = can('news:edit') ? partsToEdit() : others
  return <ResourceDialogs {...props} resource={notices} parts={parts} />
}
