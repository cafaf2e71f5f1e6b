import { limits } from '@prangan/contract/limits'
import type { BlockOf } from '@prangan/contract/schemas/content'
import { ItemList } from '../fields/item-list.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { TextItems } from '../fields/text-items.tsx'
import type { BlockFormProps } from './block-form.ts'

/** Figures that readers look for first. */
export function FactsForm({ block, onChange }: BlockFormProps<BlockOf<'facts'>>) {
  return (
    <ItemList
      noun="figure"
      items={block.facts}
      onChange={(facts) => onChange({ facts })}
      blank={() => ({ name: { en: '' }, value: { en: '' } })}
      max={limits.content.items}
    >
      {(fact, { name, change }) => (
        <div className="grid gap-1 pb-2">
          <LocalizedField
            label={`${name}: name`}
            placeholder="What it is: Fee for a year"
            value={fact.name}
            onChange={(changed) => change({ ...fact, name: changed })}
          />
          <LocalizedField
            label={`${name}: value`}
            placeholder="Its value: ₹ 4,200"
            isMarked
            className="font-semibold"
            value={fact.value}
            onChange={(value) => change({ ...fact, value })}
          />
        </div>
      )}
    </ItemList>
  )
}

/** Questions with their answers. */
export function FaqForm({ block, onChange }: BlockFormProps<BlockOf<'faq'>>) {
  return (
    <ItemList
      noun="question"
      items={block.questions}
      onChange={(questions) => onChange({ questions })}
      blank={() => ({ question: { en: '' }, answer: [{ en: '' }] })}
      max={limits.content.items}
    >
      {(item, { name, change }) => (
        <div className="grid gap-1 pb-3">
          <LocalizedField
            label={name}
            placeholder="The question"
            className="font-semibold"
            value={item.question}
            onChange={(question) => change({ ...item, question })}
          />
          <TextItems
            noun="paragraph"
            items={item.answer}
            onChange={(answer) => change({ ...item, answer })}
          />
        </div>
      )}
    </ItemList>
  )
}
