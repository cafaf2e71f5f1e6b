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

export const Dialogs = (props: DialogsProps<PageRow, PageAction>) => (
  <ResourceDialogs {...props} resource={pages} parts={parts()} />
)
