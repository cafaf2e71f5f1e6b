import { scenes } from '@prangan/college/scenes'
import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { TextItems } from '../fields/text-items.tsx'
import { ArtPictureField } from './art-picture-field.tsx'
import { MenuLinks } from './menu-links.tsx'
import { PlainField } from './plain-field.tsx'

const blockForms = () => deskMessages().blockForms
const texts = () => deskMessages().settingsForms

export function HeroForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'hero'>>) {
  return (
    <div className="grid gap-4">
      <LocalizedField
        label={texts().hero.eyebrow}
        isLabelShown
        value={block.eyebrow}
        onChange={(eyebrow) => onChange({ eyebrow })}
      />
      <LocalizedField
        label={texts().title}
        isLabelShown
        className="font-semibold"
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <LocalizedField
        label={texts().hero.text}
        isLabelShown
        isMarked
        value={block.text}
        onChange={(text) => onChange({ text })}
      />
      <fieldset className="grid min-w-0 gap-2">
        <legend className="pb-2 text-sm font-semibold text-indigo-950">{texts().hero.slides}</legend>
        <ItemList
          noun={texts().nouns.slide}
          items={block.slides}
          onChange={(slides) => onChange({ slides })}
          blank={() => ({ picture: '', caption: localized() })}
          max={limits.content.slides}
        >
          {(slide, { name, change }) => (
            <div className="grid gap-2 rounded-card border border-line p-3">
              <ArtPictureField
                art={scenes}
                label={`${name}: ${texts().parts.picture}`}
                value={slide.picture}
                onChange={(picture) => change({ ...slide, picture })}
              />
              <LocalizedField
                label={`${name}: ${blockForms().parts.caption}`}
                isLabelShown
                placeholder={texts().hero.caption}
                value={slide.caption}
                onChange={(caption) => change({ ...slide, caption })}
              />
            </div>
          )}
        </ItemList>
      </fieldset>
    </div>
  )
}

export function AboutForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'about'>>) {
  return (
    <div className="grid gap-4">
      <LocalizedField
        label={texts().title}
        isLabelShown
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <TextItems
        noun={blockForms().nouns.paragraph}
        placeholder={blockForms().hints.paragraph}
        items={block.paragraphs}
        onChange={(paragraphs) => onChange({ paragraphs })}
      />
      <fieldset className="grid min-w-0 gap-2">
        <legend className="pb-2 text-sm font-semibold text-indigo-950">{texts().about.years}</legend>
        <ItemList
          noun={texts().nouns.year}
          items={block.facts}
          onChange={(facts) => onChange({ facts })}
          blank={() => ({ year: '', text: localized() })}
          max={limits.content.items}
        >
          {(fact, { name, change }) => (
            <div className="grid gap-2 pb-3">
              <PlainField
                label={name}
                limit={20}
                placeholder="1970"
                value={fact.year}
                onChange={(year) => change({ ...fact, year })}
              />
              <LocalizedField
                label={`${name}: ${texts().parts.whatHappened}`}
                isLabelShown
                isMarked
                placeholder={texts().about.whatHappened}
                value={fact.text}
                onChange={(text) => change({ ...fact, text })}
              />
            </div>
          )}
        </ItemList>
      </fieldset>
    </div>
  )
}

/** The service panel: its tabs and their links. */
export function ServicesForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'services'>>) {
  return (
    <div className="grid gap-4">
      <LocalizedField
        label={texts().title}
        isLabelShown
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <ItemList
        noun={texts().nouns.tab}
        items={block.tabs}
        onChange={(tabs) => onChange({ tabs })}
        blank={() => ({ text: localized(), links: [] })}
        max={limits.content.menus}
      >
        {(tab, { name, change }) => (
          <div className="grid min-w-0 gap-2 rounded-card border border-line p-3">
            <LocalizedField
              label={`${name}: ${blockForms().parts.name}`}
              placeholder={texts().tabName}
              className="font-semibold"
              value={tab.text}
              onChange={(text) => change({ ...tab, text })}
            />
            <MenuLinks links={tab.links} onChange={(links) => change({ ...tab, links })} />
          </div>
        )}
      </ItemList>
    </div>
  )
}
