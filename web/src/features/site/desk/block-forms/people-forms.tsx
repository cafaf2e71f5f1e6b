import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import { SelectInput } from '../../../../ui/desk/select-box.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { useEditedSite } from '../edited-site.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { optional } from '../fields/optional-text.ts'
import { PictureField } from '../fields/reference-fields.tsx'
import type { BlockFormProps } from './block-form.ts'

const texts = () => deskMessages().blockForms

export function PeopleForm({ block, onChange }: BlockFormProps<BlockOf<'people'>>) {
  return (
    <ItemList
      noun={texts().nouns.person}
      items={block.people}
      onChange={(people) => onChange({ people })}
      blank={() => ({ name: localized() })}
      max={limits.content.items}
    >
      {(person, { name, change }) => (
        <div className="grid gap-2 rounded-card border border-line p-3">
          <LocalizedField
            label={`${name}: ${texts().parts.name}`}
            isLabelShown
            placeholder={texts().hints.name}
            className="font-semibold"
            value={person.name}
            onChange={(changed) => change({ ...person, name: changed })}
          />
          <LocalizedField
            label={`${name}: ${texts().parts.role}`}
            isLabelShown
            placeholder={texts().hints.role}
            value={person.role}
            onChange={(role) => change({ ...person, role: optional(role) })}
          />
          <LocalizedField
            label={`${name}: ${texts().parts.text}`}
            isLabelShown
            placeholder={texts().hints.aboutPerson}
            isMarked
            value={person.text}
            onChange={(text) => change({ ...person, text: optional(text) })}
          />
          <PictureField
            label={`${name}: ${texts().parts.optionalPicture}`}
            value={person.picture}
            onChange={(picture) => change({ ...person, picture })}
          />
          <Field limit={limits.text.email} label={texts().profile} hint={texts().profileHint}>
            {(control) => (
              <input
                {...control}
                type="email"
                autoComplete="off"
                value={person.profile ?? ''}
                onChange={({ currentTarget }) => change({ ...person, profile: currentTarget.value })}
              />
            )}
          </Field>
        </div>
      )}
    </ItemList>
  )
}

export function SignatureForm({ block, onChange }: BlockFormProps<BlockOf<'signature'>>) {
  const { settings } = useEditedSite()
  const leaders = settings?.leaders.people ?? []
  return (
    <Field label={texts().signer} hint={texts().signerHint}>
      {({ className: _, ...control }) => (
        <SelectInput
          {...control}
          placeholder={texts().chooseSigner}
          options={leaders.map(({ key }) => key)}
          labels={Object.fromEntries(leaders.map(({ key, name, role }) => [key, `${name.en}, ${role.en}`]))}
          value={block.person}
          onChange={({ currentTarget }) => onChange({ person: currentTarget.value })}
        />
      )}
    </Field>
  )
}
