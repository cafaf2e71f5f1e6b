import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import { OptionalEmailSchema } from '@prangan/contract/schemas/fields'
import { type SettingsBlockOf, settingsSchemas } from '@prangan/contract/schemas/site-settings'
import { useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { FactUses } from './fact-uses.tsx'
import { freeKey } from './free-key.ts'
import { PlainField } from './plain-field.tsx'

const texts = () => deskMessages().settingsForms.office

type Offices = SettingsBlockOf<'offices'>['offices']
type Office = Offices[number]

const { key: KeySchema } = settingsSchemas.offices.shape.offices.def.element.shape

const blank = (offices: Offices): Office => ({
  key: freeKey('office', offices),
  name: localized(),
  person: localized(),
  phone: '',
  email: '',
  place: localized(),
  hours: localized(),
})

/** Who is in charge of what: changed here, it changes in every text that refers to it. */
export function OfficesForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'offices'>>) {
  const { offices } = block
  return (
    <ItemList
      noun={deskMessages().settingsForms.nouns.office}
      items={offices}
      onChange={(changed) => onChange({ offices: changed })}
      blank={() => blank(offices)}
      max={limits.content.offices}
    >
      {(office, { name, change }) => <OfficeFields office={office} name={name} onChange={change} />}
    </ItemList>
  )
}

type OfficeFieldsProps = { office: Office; name: string; onChange: (office: Office) => void }

/** One office, closed until it is wanted: twenty open ones would be a long way to the next block, with the keyboard above all. */
function OfficeFields({ office, name, onChange }: OfficeFieldsProps) {
  const [isNew] = useState(office.name.en === '')
  return (
    <details open={isNew} className="rounded-card border border-line bg-white">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5">
        <span className="font-semibold text-indigo-950 wrap-anywhere">{office.name.en || name}</span>
        <span className="ps-2 text-sm text-muted wrap-anywhere">
          {[office.person.en, office.phone].filter(Boolean).join(' · ')}
        </span>
      </summary>
      <div className="grid gap-3 border-t border-line p-3">
        <LocalizedField
          label={`${name}: ${texts().name}`}
          isLabelShown
          placeholder={texts().nameHint}
          className="font-semibold"
          value={office.name}
          onChange={(changed) => onChange({ ...office, name: changed })}
        />
        {(['person', 'place', 'hours'] as const).map((part) => (
          <LocalizedField
            key={part}
            label={`${name}: ${texts()[part]}`}
            isLabelShown
            placeholder={texts()[`${part}Hint`]}
            value={office[part]}
            onChange={(changed) => onChange({ ...office, [part]: changed })}
          />
        ))}
        <div className="grid gap-3 sm:grid-cols-2">
          <PlainField
            label={texts().phone}
            limit={40}
            value={office.phone}
            onChange={(phone) => onChange({ ...office, phone })}
          />
          <PlainField
            label={texts().email}
            type="email"
            schema={OptionalEmailSchema as never}
            limit={limits.text.email}
            value={office.email}
            onChange={(email) => onChange({ ...office, email })}
          />
        </div>
        <PlainField
          label={texts().key}
          hint={texts().keyHint(office.key)}
          schema={KeySchema}
          limit={40}
          value={office.key}
          onChange={(key) => onChange({ ...office, key })}
        />
        <FactUses name={office.key} what={office.name.en || name} />
      </div>
    </details>
  )
}
