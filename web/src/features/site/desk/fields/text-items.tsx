import type { Language } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import { isUnwritten, localized, withTexts } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { ItemNoun } from '../../../../messages/en/desk/block-forms.ts'
import { ItemList, type ItemTools } from '../../../../ui/desk/items/item-list.tsx'
import { LocalizedField } from './localized-field.tsx'
import { clipboardOf, pastedLines } from './pasted.ts'

type TextItemsProps = {
  noun: ItemNoun
  placeholder: string
  items: readonly LocalizedText[]
  onChange: (items: LocalizedText[]) => void
}

/** Enter begins a new item behind the cursor; Backspace in an empty one removes it. */
function keys(item: LocalizedText, tools: ItemTools<LocalizedText>) {
  return (event: KeyboardEvent<HTMLTextAreaElement>, language: Language) => {
    // Enter also ends the composition of a Hindi word.
    if (event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd, value } = event.currentTarget
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)]
      tools.replaceBy([withTexts(item, { [language]: before }), withTexts(undefined, { [language]: after })])
    }
    if (event.key === 'Backspace' && isUnwritten(item)) {
      event.preventDefault()
      tools.remove()
    }
  }
}

/** Several lines become several items: the first goes to the cursor. */
function paste(item: LocalizedText, tools: ItemTools<LocalizedText>) {
  return (event: ClipboardEvent<HTMLTextAreaElement>, language: Language) => {
    const [first = '', ...others] = pastedLines(clipboardOf(event))
    if (others.length === 0) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const last = others.pop() ?? ''
    const of = (text: string) => withTexts(undefined, { [language]: text })
    tools.replaceBy([
      withTexts(item, { [language]: value.slice(0, selectionStart) + first }),
      ...others.map(of),
      of(last + value.slice(selectionEnd)),
    ])
  }
}

/** Paragraphs, or the points of a list: each in the college's languages. */
export function TextItems({ noun, placeholder, items, onChange }: TextItemsProps) {
  return (
    <ItemList
      noun={noun}
      items={items}
      onChange={onChange}
      blank={() => localized()}
      max={limits.content.items}
    >
      {(item, tools) => (
        <LocalizedField
          label={tools.name}
          isMarked
          placeholder={placeholder}
          value={item}
          onChange={tools.change}
          onKeyDown={keys(item, tools)}
          onPaste={paste(item, tools)}
        />
      )}
    </ItemList>
  )
}
