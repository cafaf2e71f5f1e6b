import { configuredFigures } from '@prangan/contract/content/fill-facts'
import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import { type SettingsBlockOf, settingsSchemas } from '@prangan/contract/schemas/site-settings'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { FactUses } from './fact-uses.tsx'
import { freeKey } from './free-key.ts'
import { PlainField } from './plain-field.tsx'

const blockForms = () => deskMessages().blockForms
const settingsForms = () => deskMessages().settingsForms
const texts = () => settingsForms().figure

const { key: KeySchema } = settingsSchemas.figures.shape.figures.def.element.shape

/** Figures that several pages name: changed here, they change everywhere. */
export function FiguresForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'figures'>>) {
  const { figures } = block
  return (
    <ItemList
      noun={blockForms().nouns.figure}
      items={figures}
      onChange={(changed) => onChange({ figures: changed })}
      blank={() => ({ key: freeKey('figure', figures), label: localized(), value: localized() })}
      max={limits.content.figures}
    >
      {(figure, { name, change }) => (
        <div className="grid gap-2 rounded-card border border-line p-3">
          <LocalizedField
            label={`${name}: ${settingsForms().parts.whatItIs}`}
            isLabelShown
            placeholder={texts().labelHint}
            value={figure.label}
            onChange={(label) => change({ ...figure, label })}
          />
          <LocalizedField
            label={`${name}: ${blockForms().parts.value}`}
            isLabelShown
            placeholder={texts().valueHint}
            className="font-semibold"
            value={figure.value}
            onChange={(value) => change({ ...figure, value })}
          />
          {Object.hasOwn(configuredFigures, figure.key) ? (
            <p className="text-xs text-muted">{texts().configured(figure.key)}</p>
          ) : (
            <PlainField
              label={texts().key}
              hint={texts().keyHint(figure.key)}
              schema={KeySchema}
              limit={40}
              value={figure.key}
              onChange={(key) => change({ ...figure, key })}
            />
          )}
          <FactUses name={figure.key} what={figure.label.en || name} />
        </div>
      )}
    </ItemList>
  )
}
