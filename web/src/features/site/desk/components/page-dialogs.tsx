import { useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import type { PageRow } from '../page-labels.ts'
import { pages } from '../pages.ts'
import { NewPageForm } from './new-page-form.tsx'
import { type PageAction, pageActions } from './page-actions.tsx'
import { EditLink, PageDetails } from './page-details.tsx'

const texts = () => deskMessages().pagesList

const parts = (): DialogParts<PageRow, PageAction> => ({
  titles: { details: texts().details.title, add: texts().add.title },
  addText: texts().add.text,
  Details: PageDetails,
  Buttons: EditLink,
  Form: NewPageForm,
  actions: pageActions,
})

export function Dialogs(props: DialogsProps<PageRow, PageAction>) {
  const { can } = useDeskSession()
  const { Form, ...others } = parts()
  const shown = can('page:structure') && Form ? { ...others, Form } : others
  return <ResourceDialogs {...props} resource={pages} parts={shown} />
}
