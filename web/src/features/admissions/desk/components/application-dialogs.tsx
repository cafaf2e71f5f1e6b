import { deskMessages } from '../../../../messages/desk.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { applications } from '../applications.ts'
import { ApplicationButtons, ApplicationDetails } from './application-details.tsx'
import { decide } from './decide-several.tsx'
import { review } from './review-several.tsx'

const parts = (): DialogParts<ApplicationRow, 'decide' | 'review'> => ({
  titles: { details: deskMessages().admissions.details.title },
  Details: ApplicationDetails,
  Buttons: ApplicationButtons,
  actions: { decide, review },
})

export const Dialogs = (props: DialogsProps<ApplicationRow, 'decide' | 'review'>) => (
  <ResourceDialogs {...props} resource={applications} parts={parts()} />
)
