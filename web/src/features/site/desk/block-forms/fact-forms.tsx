import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { TextItems } from '../fields/text-items.tsx'
import type { BlockFormProps } from './block-form.ts'

const texts = () => deskMessages().blockForms

export function FactsForm({ block, onChange }: BlockFormProps<BlockOf<'facts'>>) {
  return (
    <ItemList
      noun={texts().nouns.figure}
      items={block.facts}
      onChange={(facts) => onChange({ facts })}
      blank={() => ({ name: localized(), value: localized() })}
      max={limits.content.items}
    >
      {(fact, { name, change }) => (
        <div className="grid gap-2 pb-2">
          <LocalizedField
            label={`${name}: ${texts().parts.name}`}
            isLabelShown
            placeholder={texts().hints.figureName}
            value={fact.name}
            onChange={(changed) => change({ ...fact, name: changed })}
          />
          <LocalizedField
            label={`${name}: ${texts().parts.value}`}
            isLabelShown
            placeholder={texts().hints.figureValue}
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

export function FaqForm({ block, onChange }: BlockFormProps<BlockOf<'faq'>>) {
  return (
    <ItemList
      noun={texts().nouns.question}
      items={block.questions}
      onChange={(questions) => onChange({ questions })}
      blank={() => ({ question: localized(), answer: [localized()] })}
      max={limits.content.items}
    >
      {(item, { name, change }) => (
        <div className="grid gap-1 pb-3">
          <LocalizedField
            label={name}
            placeholder={texts().hints.question}
            className="font-semibold"
            value={item.question}
            onChange={(question) => change({ ...item, question })}
          />
          <TextItems
            noun={texts().nouns.paragraph}
            placeholder={texts().hints.paragraph}
            items={item.answer}
            onChange={(answer) => change({ ...item, answer })}
          />
        </div>
      )}
    </ItemList>
  )
}
