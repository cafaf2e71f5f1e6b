import { otherFieldsOf } from '@prangan/contract/language-fields'
import { mainLanguage } from '@prangan/contract/languages'
import type { ResourceForm } from '../../../lib/resource-form.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { NoticeRow } from './api/notice-row.ts'
import { approveNotice, prepareChange, prepareNotice, updatePreparedNotice } from './api/save-notice.ts'
import { noticeForm } from './notice-form.ts'
import { type NoticeForm, type Typed, toForm } from './notice-schema.ts'
import type { PreparedRow } from './prepared-notices.ts'

const texts = () => deskMessages().news.approval

type PreparedForm = ResourceForm<PreparedRow, Typed, NoticeForm>

/** What a change says was corrected, which it may still change. */
const correctionOf = ({ corrections: [correction] }: PreparedRow) => ({
  correction: correction?.text[mainLanguage] ?? '',
  ...otherFieldsOf('correction', correction?.text),
})

/** The form in which a published notice is changed by who may not publish. */
export const formToChange: ResourceForm<NoticeRow, Typed, NoticeForm> = {
  ...noticeForm,
  name: 'change of notice',
  save: async (notice, base, _, saving) => texts().sent((await prepareChange(base, notice, saving)).message),
}

/** The form of who prepares a notice: it is sent for approval. */
export const formToSend: PreparedForm = {
  ...noticeForm,
  name: 'prepared notice',
  toForm: (row) => ({ ...toForm(row), ...correctionOf(row) }),
  save: async (notice, base, _, saving) =>
    texts().sent((await updatePreparedNotice(base, notice, saving)).message),
  add: {
    blank: { ...toForm(null), sendBy: '' },
    send: async (notice, saving) => texts().sent((await prepareNotice(notice, saving)).message),
  },
}

/** The form of who approves it: it is published as changed. If that fails, the change is kept and still waits. */
export const formToPublish: PreparedForm = {
  ...formToSend,
  save: async (notice, base, _, saving) => {
    const { version } = await updatePreparedNotice(base, notice, saving)
    const { message } = await approveNotice({ id: base.id, version }, saving.getToken)
    return texts().approve.done(message)
  },
}
