import { limits } from '@prangan/contract/limits'
import type { LocalizedText } from '@prangan/contract/schemas/content'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { ItemNoun } from '../../../../messages/en/desk/block-forms.ts'
import { ItemList, type ItemTools } from '../../../../ui/desk/items/item-list.tsx'
import { type Language, LocalizedField } from './localized-field.tsx'
import { clipboardOf, pastedLines } from './pasted.ts'

type TextItemsProps = {
  noun: ItemNoun
  placeholder: string
  items: readonly LocalizedText[]
  onChange: (items: LocalizedText[]) => void
}

const isBlank = ({ en, hi = '' }: LocalizedText) => en === '' && hi === ''

/** Enter begins a new item behind the cursor; Backspace in an empty one removes it. */
function keys(item: LocalizedText, tools: ItemTools<LocalizedText>) {
  return (event: KeyboardEvent<HTMLTextAreaElement>, language: Language) => {
    // Enter also ends the composition of a Hindi word.
    if (event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd, value } = event.currentTarget
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)]
      tools.replaceBy([
        { ...item, [language]: before },
        language === 'en' ? { en: after } : { en: '', hi: after },
      ])
    }
    if (event.key === 'Backspace' && isBlank(item)) {
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
    const of = (text: string): LocalizedText => (language === 'en' ? { en: text } : { en: '', hi: text })
    tools.replaceBy([
      { ...item, [language]: value.slice(0, selectionStart) + first },
      ...others.map(of),
      of(last + value.slice(selectionEnd)),
    ])
  }
}

/** Paragraphs, or the points of a list: each in English and Hindi. */
export function TextItems({ noun, placeholder, items, onChange }: TextItemsProps) {
  return (
    <ItemList
      noun={noun}
      items={items}
      onChange={onChange}
      blank={() => ({ en: '' })}
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
