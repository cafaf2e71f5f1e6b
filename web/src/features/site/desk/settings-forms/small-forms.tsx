import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { deskMessages } from '../../../../messages/desk.ts'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { CheckField } from '../fields/check-field.tsx'
import { HrefField } from '../fields/href-field.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { MenuLinks } from './menu-links.tsx'

const texts = () => deskMessages().settingsForms

export function FooterForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'footer'>>) {
  return (
    <div className="grid gap-6">
      <fieldset className="grid min-w-0 gap-2">
        <legend className="pb-2 text-sm font-semibold text-indigo-950">{texts().footer.quickLinks}</legend>
        <MenuLinks links={block.quickLinks} onChange={(quickLinks) => onChange({ quickLinks })} />
      </fieldset>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="pb-2 text-sm font-semibold text-indigo-950">{texts().footer.usefulLinks}</legend>
        <MenuLinks links={block.usefulLinks} onChange={(usefulLinks) => onChange({ usefulLinks })} />
      </fieldset>
      <LocalizedField
        label={texts().footer.note}
        isLabelShown
        value={block.note}
        onChange={(note) => onChange({ note })}
      />
    </div>
  )
}

export function PopupForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'popup'>>) {
  return (
    <div className="grid gap-3">
      <CheckField
        label={texts().popup.isShown}
        isOn={block.isShown}
        onChange={(isShown) => onChange({ isShown })}
      />
      <LocalizedField
        label={texts().text}
        isLabelShown
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <LocalizedField
        label={texts().popup.action}
        isLabelShown
        value={block.action}
        onChange={(action) => onChange({ action })}
      />
      <HrefField label={texts().popup.target} value={block.href} onChange={(href) => onChange({ href })} />
    </div>
  )
}

export function TickerForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'ticker'>>) {
  return (
    <div className="grid gap-3">
      <LocalizedField
        label={texts().text}
        isLabelShown
        value={block.text}
        onChange={(text) => onChange({ text })}
      />
      <HrefField label={texts().tickerTarget} value={block.href} onChange={(href) => onChange({ href })} />
    </div>
  )
}
