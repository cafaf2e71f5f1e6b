import type { NoticeWire } from '@prangan/contract/schemas/notices'
import { CallError } from '../../../http/call-error.ts'
import { type ResourceForm, type ResourceFormState, refusalAt } from '../../../lib/resource-form.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { showToast } from '../../../ui/desk/toasts.tsx'
import type { NoticeRow } from './api/notice-row.ts'
import { publishNotice, updateNotice } from './api/save-notice.ts'
import { whatsAppText } from './api/whatsapp-text.ts'
import { compareNotices, type NoticeForm, NoticeFormSchema, type Typed, toForm } from './notice-schema.ts'
import { sendNotice } from './notice-sending.ts'

const texts = () => deskMessages().news.form

export type NoticeFormState = ResourceFormState<NoticeRow, Typed, NoticeForm>

/** Says that it is published, and offers what the office does next: to send it to the classes. */
async function tell(message: string, item: NoticeWire): Promise<void> {
  const { whatsApp, copied, notCopied } = deskMessages().news.copies
  const text = await whatsAppText(item).catch(() => '')
  if (text === '') return showToast(message)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(copied),
      () => showToast(notCopied),
    )
  showToast(message, { label: whatsApp, run: copy })
}

const fieldOfInput: Readonly<Record<string, string>> = { myfile: 'file', removeFile: 'removesFile' }

export const noticeForm: ResourceForm<NoticeRow, Typed, NoticeForm> = {
  name: 'notice',
  what: () => texts().what,
  schema: NoticeFormSchema,
  toForm,
  compare: compareNotices,
  save: async (notice, base, _, saving) => {
    const { message } = await updateNotice(base, notice, saving)
    return texts().saved(message) + (await sendNotice(notice.sendBy, base.id, saving.getToken))
  },
  add: {
    blank: toForm(null),
    send: async (notice, saving) => {
      const { message, item } = await publishNotice(notice, saving)
      const sent = await sendNotice(notice.sendBy, item.Id, saving.getToken)
      await tell(texts().published(message) + sent, item)
      return ''
    },
  },
  failure: (error) => {
    if (!(error instanceof CallError)) {
      console.error(error)
      return { message: texts().notSaved }
    }
    const { errors = {} } = refusalAt('file', error, '')
    const named = Object.entries(errors).map(([name, text]) => [fieldOfInput[name] ?? name, text])
    return named.length > 0 ? { errors: Object.fromEntries(named) } : { message: error.message }
  },
}
