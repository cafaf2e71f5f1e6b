import { deskMessages } from '../../../../messages/desk.ts'
import type { FormInDialogProps } from '../../../../ui/desk/dialog-parts.ts'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import { alumni } from '../alumni.ts'
import { alumnusForm } from '../alumnus-form.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { EditFields, EditPhoto } from './edit-fields.tsx'

export const AlumnusForm = (props: FormInDialogProps<AlumnusRow>) => (
  <DocumentForm
    {...props}
    form={alumnusForm}
    first="name"
    gone={alumni.gone()}
    without={deskMessages().kit.form.withoutPhoto}
  >
    {(state) => (
      <>
        {state.base && <EditPhoto alumnusForm={state} row={props.newest ?? state.base} />}
        <EditFields alumnusForm={state} />
      </>
    )}
  </DocumentForm>
)
