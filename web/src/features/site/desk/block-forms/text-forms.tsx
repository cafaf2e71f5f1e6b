import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { deskMessages } from '../../../../messages/desk.ts'
import { CheckField } from '../fields/check-field.tsx'
import { TextItems } from '../fields/text-items.tsx'
import type { BlockFormProps } from './block-form.ts'

const texts = () => deskMessages().blockForms

type Paragraphs = Pick<BlockOf<'text'>, 'paragraphs'>
type ParagraphsProps = { block: Paragraphs; onChange: (changes: Paragraphs) => void }

/** Paragraphs, also those of a highlighted notice. */
export function TextForm({ block, onChange }: ParagraphsProps) {
  return (
    <TextItems
      noun={texts().nouns.paragraph}
      placeholder={texts().hints.paragraph}
      items={block.paragraphs}
      onChange={(paragraphs) => onChange({ paragraphs })}
    />
  )
}

export function ListForm({ block, onChange }: BlockFormProps<BlockOf<'list'>>) {
  return (
    <div className="grid gap-2">
      <TextItems
        noun={texts().nouns.point}
        placeholder={texts().hints.point}
        items={block.items}
        onChange={(items) => onChange({ items })}
      />
      <CheckField
        label={texts().numbered}
        isOn={block.isOrdered ?? false}
        onChange={(isOrdered) => onChange({ isOrdered })}
      />
    </div>
  )
}
