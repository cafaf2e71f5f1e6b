import { grantNames } from '@prangan/contract/roles'
import { useId } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import type { FormInDialogProps } from '../../../../ui/desk/dialog-parts.ts'
import { DocumentForm } from '../../../../ui/desk/document-form.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { type AbilitiesFormState, abilitiesForm } from '../abilities-form.ts'
import type { PersonRow } from '../api/person-row.ts'
import { usePeople } from '../people.ts'

const people = () => deskMessages().people
const grantTexts = () => deskMessages().grants
const texts = () => people().form

const [first] = grantNames

/** The form in which an admin grants abilities to a teacher, and takes them away. */
export function AbilitiesForm(props: FormInDialogProps<PersonRow>) {
  const { gone } = usePeople()
  const [before, after] = texts().text.split('{}')
  return (
    <DocumentForm {...props} form={abilitiesForm} first={first ?? 'admission:read'} gone={gone()}>
      {(state) => (
        <>
          <p className="text-sm text-muted">
            {before}
            <UserText text={state.base?.name ?? ''} />
            {after}
          </p>
          <Abilities state={state} />
        </>
      )}
    </DocumentForm>
  )
}

function Abilities({ state: { form } }: { state: AbilitiesFormState }) {
  const id = useId()
  return (
    <ul className="grid gap-4">
      {grantNames.map((grant) => (
        <li
          key={grant}
          className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 rounded-card border border-line p-4 text-sm has-checked:border-indigo-400 has-checked:bg-indigo-50"
        >
          <input
            id={`${id}-${grant}`}
            type="checkbox"
            className="relative z-10 size-5 cursor-pointer accent-indigo-900"
            aria-describedby={`${id}-${grant}-text`}
            {...form.register(grant)}
          />
          <label
            htmlFor={`${id}-${grant}`}
            className="cursor-pointer font-semibold text-indigo-950 after:absolute after:inset-0"
          >
            {grantTexts()[grant].label}
          </label>
          <p id={`${id}-${grant}-text`} className="col-start-2 text-muted">
            {grantTexts()[grant].text}
          </p>
        </li>
      ))}
    </ul>
  )
}
