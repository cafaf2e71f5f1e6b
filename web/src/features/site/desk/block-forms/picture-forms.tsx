import { limits } from '@prangan/contract/limits'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import { HrefField } from '../fields/href-field.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { optional } from '../fields/optional-text.ts'
import { PictureField } from '../fields/reference-fields.tsx'
import type { BlockFormProps } from './block-form.ts'

const texts = () => deskMessages().blockForms

export function PictureForm({ block, onChange }: BlockFormProps<BlockOf<'picture'>>) {
  return (
    <div className="grid gap-3">
      <PictureField
        label={texts().picture}
        isLabelHidden
        value={block.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <LocalizedField
        label={texts().caption}
        placeholder={texts().hints.caption}
        isMarked
        value={block.caption}
        onChange={(caption) => onChange({ caption: optional(caption) })}
      />
    </div>
  )
}

export function GalleryForm({ block, onChange }: BlockFormProps<BlockOf<'gallery'>>) {
  return (
    <ItemList
      noun={texts().nouns.picture}
      items={block.pictures}
      onChange={(pictures) => onChange({ pictures })}
      blank={() => ({ picture: '' })}
      max={limits.content.items}
    >
      {(item, { name, change }) => (
        <div className="grid gap-2 pb-3">
          <PictureField
            label={name}
            isLabelHidden
            value={item.picture}
            onChange={(picture) => change({ ...item, picture })}
          />
          <LocalizedField
            label={`${name}: ${texts().parts.caption}`}
            placeholder={texts().hints.caption}
            value={item.caption}
            onChange={(caption) => change({ ...item, caption: optional(caption) })}
          />
        </div>
      )}
    </ItemList>
  )
}

export function VideoForm({ block, onChange }: BlockFormProps<BlockOf<'video'>>) {
  return (
    <div className="grid gap-3">
      <LocalizedField
        label={texts().videoTitle}
        placeholder={texts().videoTitle}
        value={block.title}
        onChange={(title) => onChange({ title })}
      />
      <HrefField label={texts().video} value={block.href} onChange={(href) => onChange({ href })} />
      <PictureField
        label={texts().optionalPicture}
        value={block.picture}
        onChange={(picture) => onChange({ picture })}
      />
    </div>
  )
}
