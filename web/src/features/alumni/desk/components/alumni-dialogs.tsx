import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import { alumni } from '../alumni.ts'
import type { AlumnusRow } from '../api/alumnus-row.ts'
import { type AlumnusAction, alumniActions } from './alumni-actions.tsx'
import { AlumnusButtons, AlumnusDetails } from './alumnus-details.tsx'
import { AlumnusForm } from './alumnus-form.tsx'

const texts = () => deskMessages().alumni.details

const parts = (): DialogParts<AlumnusRow, AlumnusAction> => ({
  titles: { details: texts().title, edit: texts().editTitle },
  Details: AlumnusDetails,
  Buttons: AlumnusButtons,
  Form: AlumnusForm,
  actions: alumniActions,
})

export function Dialogs(props: DialogsProps<AlumnusRow, AlumnusAction>) {
  const { can } = useDeskSession()
  const { Form, ...toRead } = parts()
  return (
    <ResourceDialogs
      {...props}
      resource={alumni}
      parts={can('alumnus:edit') && Form ? { ...toRead, Form } : toRead}
    />
  )
}
