import type { BlockOf } from '@prangan/contract/schemas/content'
import { CheckField } from '../fields/check-field.tsx'
import { TextItems } from '../fields/text-items.tsx'
import type { BlockFormProps } from './block-form.ts'

type Paragraphs = Pick<BlockOf<'text'>, 'paragraphs'>
type ParagraphsProps = { block: Paragraphs; onChange: (changes: Paragraphs) => void }

/** Paragraphs, also those of a highlighted notice. */
export function TextForm({ block, onChange }: ParagraphsProps) {
  return (
    <TextItems
      noun="paragraph"
      items={block.paragraphs}
      onChange={(paragraphs) => onChange({ paragraphs })}
    />
  )
}

export function ListForm({ block, onChange }: BlockFormProps<BlockOf<'list'>>) {
  return (
    <div className="grid gap-2">
      <TextItems noun="point" items={block.items} onChange={(items) => onChange({ items })} />
      <CheckField
        label="Number the points: 1, 2, 3"
        isOn={block.isOrdered ?? false}
        onChange={(isOrdered) => onChange({ isOrdered })}
      />
    </div>
  )
}
