import { deskMessages } from '../../../../messages/desk.ts'
import type { FormInDialogProps } from '../../../../ui/desk/dialog-parts.ts'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { useNoticeForm } from '../copied-notice.ts'
import { notices } from '../notices.ts'
import { NoticeFields } from './notice-fields.tsx'

const texts = () => deskMessages().news.form

export const NoticeForm = (props: FormInDialogProps<NoticeRow>) => (
  <DocumentForm
    {...props}
    form={useNoticeForm()}
    first="title"
    enterGoesOn
    gone={`${notices.gone()} ${texts().stillHere}`}
    without={deskMessages().kit.form.withoutFile}
    addLabels={texts().publish}
  >
    {(state) => <NoticeFields noticeForm={state} />}
  </DocumentForm>
)
