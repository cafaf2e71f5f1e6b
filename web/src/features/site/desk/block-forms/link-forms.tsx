import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import type { ContentLink } from '@prangan/contract/schemas/content-fields'
import { deskMessages } from '../../../../messages/desk.ts'
import type { ItemNoun } from '../../../../messages/en/desk/block-forms.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import { HrefField } from '../fields/href-field.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { optional } from '../fields/optional-text.ts'
import { DocumentField } from '../fields/reference-fields.tsx'
import type { BlockFormProps } from './block-form.ts'

const texts = () => deskMessages().blockForms

const blankLink = (): ContentLink => ({ text: localized(), href: '' })

export function LinksForm({ block, onChange }: BlockFormProps<BlockOf<'links'>>) {
  return (
    <Links noun={texts().nouns.link} hasNotes links={block.links} onChange={(links) => onChange({ links })} />
  )
}

export function ActionsForm({ block, onChange }: BlockFormProps<BlockOf<'actions'>>) {
  return <Links noun={texts().nouns.button} links={block.links} onChange={(links) => onChange({ links })} />
}

type LinksProps = {
  noun: ItemNoun
  hasNotes?: true
  links: readonly ContentLink[]
  onChange: (links: ContentLink[]) => void
}

function Links({ noun, hasNotes, links, onChange }: LinksProps) {
  return (
    <ItemList noun={noun} items={links} onChange={onChange} blank={blankLink} max={limits.content.items}>
      {(link, { name, change }) => (
        <div className="grid gap-1 pb-2">
          <LocalizedField
            label={`${name}: ${texts().parts.text}`}
            placeholder={texts().hints.linkText}
            value={link.text}
            onChange={(text) => change({ ...link, text })}
          />
          {hasNotes && (
            <LocalizedField
              label={`${name}: ${texts().parts.note}`}
              placeholder={texts().hints.note}
              isMarked
              value={link.note}
              onChange={(note) => change({ ...link, note: optional(note) })}
            />
          )}
          <HrefField label={name} value={link.href} onChange={(href) => change({ ...link, href })} />
        </div>
      )}
    </ItemList>
  )
}

export function DocumentsForm({ block, onChange }: BlockFormProps<BlockOf<'documents'>>) {
  return (
    <ItemList
      noun={texts().nouns.document}
      items={block.documents}
      onChange={(documents) => onChange({ documents })}
      blank={() => ({ document: '' })}
      max={limits.content.items}
    >
      {(item, { name, change }) => (
        <div className="grid gap-2 pb-2">
          <DocumentField
            label={name}
            isLabelHidden
            value={item.document}
            onChange={(document) => change({ ...item, document })}
          />
          <LocalizedField
            label={`${name}: ${texts().parts.note}`}
            placeholder={texts().hints.note}
            isMarked
            value={item.note}
            onChange={(note) => change({ ...item, note: optional(note) })}
          />
        </div>
      )}
    </ItemList>
  )
}
