import { followShown } from '@prangan/contract/content/dialled-number'
import { limits } from '@prangan/contract/limits'
import { HrefSchema } from '@prangan/contract/schemas/content-fields'
import { OptionalEmailSchema } from '@prangan/contract/schemas/fields'
import { type SettingsBlockOf, settingsSchemas } from '@prangan/contract/schemas/site-settings'
import { deskMessages } from '../../../../messages/desk.ts'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { PlainField } from './plain-field.tsx'

const texts = () => deskMessages().settingsForms.contact

const networks = ['facebook', 'x', 'instagram', 'youtube'] as const

const { dialled: DialledSchema } = settingsSchemas.contact.shape.phone.shape

export function ContactForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'contact'>>) {
  const { phone, email, address, social } = block
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField
          label={texts().shown}
          hint={texts().shownHint}
          limit={40}
          value={phone.shown}
          onChange={(shown) => onChange({ phone: { shown, dialled: followShown(phone, shown) } })}
        />
        <PlainField
          label={texts().dialled}
          hint={texts().dialledHint}
          type="tel"
          schema={DialledSchema}
          limit={16}
          value={phone.dialled}
          onChange={(dialled) => onChange({ phone: { ...phone, dialled } })}
        />
      </div>
      <PlainField
        label={texts().email}
        hint={texts().emailHint}
        type="email"
        schema={OptionalEmailSchema as never}
        limit={limits.text.email}
        value={email}
        onChange={(changed) => onChange({ email: changed })}
      />
      <LocalizedField
        label={texts().address}
        isLabelShown
        value={address}
        onChange={(changed) => onChange({ address: changed })}
      />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="pb-2 text-sm font-semibold text-indigo-950">{texts().elsewhere}</legend>
        {networks.map((network) => (
          <PlainField
            key={network}
            label={texts().networks[network]}
            type="url"
            placeholder="https://"
            schema={HrefSchema}
            limit={limits.text.link}
            value={social[network]}
            onChange={(href) => onChange({ social: { ...social, [network]: href } })}
          />
        ))}
      </fieldset>
    </div>
  )
}
