import { limits } from '@prangan/contract/limits'
import type { FrameBlockOf } from '@prangan/contract/schemas/content'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { GrowingText } from '../fields/growing-text.tsx'
import { MissedSearches } from './missed-searches.tsx'

/** Words that the site's search takes for the same, a line for each meaning; and what nobody found. */
export function SearchForm({ block: { synonyms }, onChange }: BlockFormProps<FrameBlockOf<'search'>>) {
  const { frameForms, search } = deskMessages()
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">{search.hint}</p>
      <ItemList
        noun={frameForms.nouns.line}
        items={synonyms}
        onChange={(changed) => onChange({ synonyms: changed })}
        blank={() => ({ words: '' })}
        max={limits.content.synonyms}
      >
        {(line, { name, change }) => (
          <GrowingText
            aria-label={`${name}: ${search.words}`}
            placeholder="result, परिणाम, natija"
            autoComplete="off"
            limit={limits.content.label}
            value={line.words}
            onChange={({ currentTarget }) => change({ words: currentTarget.value })}
          />
        )}
      </ItemList>
      <MissedSearches
        synonyms={synonyms}
        onAdd={(query) => onChange({ synonyms: [...synonyms, { words: `${query}, ` }] })}
      />
    </div>
  )
}
