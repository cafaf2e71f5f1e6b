import { Pencil } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import type { DetailsProps, FormInDialogProps } from '../../../../ui/desk/dialog-parts.ts'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import type { NoticeRow } from '../api/notice-row.ts'
import { notices } from '../notices.ts'
import { formToChange } from '../prepared-form.ts'
import { NoticeFields } from './notice-fields.tsx'

const texts = () => deskMessages().news.approval

export const PrepareChangeButton = ({ edit }: Pick<DetailsProps<NoticeRow>, 'edit'>) => (
  <Button data-edit="" onClick={edit}>
    <Pencil aria-hidden="true" size={18} />
    {texts().prepareChange}
  </Button>
)

/** The form of a published notice for people who may not publish: what they change is sent for approval. */
export const ChangeForm = (props: FormInDialogProps<NoticeRow>) => (
  <DocumentForm
    {...props}
    form={formToChange}
    first="title"
    enterGoesOn
    gone={`${notices.gone()} ${deskMessages().news.form.stillHere}`}
    without={deskMessages().kit.form.withoutFile}
    editLabels={texts().send}
  >
    {(state) => <NoticeFields noticeForm={state} />}
  </DocumentForm>
)
