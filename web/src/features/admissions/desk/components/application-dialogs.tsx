import { deskMessages } from '../../../../messages/desk.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { applications } from '../applications.ts'
import { ApplicationButtons, ApplicationDetails } from './application-details.tsx'
import { decide } from './decide-several.tsx'

/** What the dialogs of every list of applications have in common. */
export const applicationParts = () =>
  ({
    titles: { details: deskMessages().admissions.details.title },
    Details: ApplicationDetails,
    Buttons: ApplicationButtons,
    actions: { decide },
  }) satisfies DialogParts<ApplicationRow, 'decide'>

export const Dialogs = (props: DialogsProps<ApplicationRow, 'decide'>) => (
  <ResourceDialogs {...props} resource={applications} parts={applicationParts()} />
)
