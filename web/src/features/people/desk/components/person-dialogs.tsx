import { deskMessages } from '../../../../messages/desk.ts'
import type { DialogParts, DialogsProps } from '../../../../ui/desk/dialog-parts.ts'
import { ResourceDialogs } from '../../../../ui/desk/resource-dialogs.tsx'
import type { PersonRow } from '../api/person-row.ts'
import { usePeople } from '../people.ts'
import { type PersonAction, personActions } from '../person-actions.ts'
import { AbilitiesForm } from './abilities-form.tsx'
import { PersonDetails } from './person-details.tsx'

const details = () => deskMessages().people.details
const form = () => deskMessages().people.form

const parts = (): DialogParts<PersonRow, PersonAction> => ({
  titles: { details: details().title, edit: form().title },
  Details: PersonDetails,
  Form: AbilitiesForm,
  actions: personActions,
  isPanel: true,
})

export function Dialogs(props: DialogsProps<PersonRow, PersonAction>) {
  return <ResourceDialogs {...props} resource={usePeople()} parts={parts()} />
}
