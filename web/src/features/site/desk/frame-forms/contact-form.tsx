import { followShown } from '@prangan/contract/content/dialled-number'
import { limits } from '@prangan/contract/limits'
import { type FrameBlockOf, frameSchemas, HrefSchema } from '@prangan/contract/schemas/content'
import { OptionalEmailSchema } from '@prangan/contract/schemas/fields'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { PlainField } from './plain-field.tsx'

const networks = [
  ['facebook', 'Facebook'],
  ['x', 'X'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
] as const

const { dialled: DialledSchema } = frameSchemas.contact.shape.phone.shape

/** What the college is reached by, on every page and in every mail. */
export function ContactForm({ block, onChange }: BlockFormProps<FrameBlockOf<'contact'>>) {
  const { phone, email, address, social } = block
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField
          label="Telephone, as it is shown"
          hint="Texts name it as {{phone}}."
          maxLength={40}
          value={phone.shown}
          onChange={(shown) => onChange({ phone: { shown, dialled: followShown(phone, shown) } })}
        />
        <PlainField
          label="Telephone, as a phone dials it"
          hint="With the country's code, for example +915999555010."
          type="tel"
          schema={DialledSchema}
          maxLength={16}
          value={phone.dialled}
          onChange={(dialled) => onChange({ phone: { ...phone, dialled } })}
        />
      </div>
      <PlainField
        label="E-mail address of the office"
        hint="Texts name it as {{email}}. Mails come from it, and what visitors write goes there."
        type="email"
        schema={OptionalEmailSchema as never}
        maxLength={limits.text.email}
        value={email}
        onChange={(changed) => onChange({ email: changed })}
      />
      <LocalizedField
        label="Postal address"
        isLabelShown
        value={address}
        onChange={(changed) => onChange({ address: changed })}
      />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="pb-2 text-sm font-semibold text-indigo-950">Pages on other sites</legend>
        {networks.map(([network, name]) => (
          <PlainField
            key={network}
            label={name}
            type="url"
            placeholder="https://"
            schema={HrefSchema}
            maxLength={limits.text.link}
            value={social[network]}
            onChange={(href) => onChange({ social: { ...social, [network]: href } })}
          />
        ))}
      </fieldset>
    </div>
  )
}
