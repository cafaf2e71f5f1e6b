import { limits } from '@prangan/contract/limits'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import type { ReactNode } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { GrowingText } from '../fields/growing-text.tsx'
import { HrefField } from '../fields/href-field.tsx'
import { MissedSearches } from './missed-searches.tsx'

export function SearchForm({
  block: { synonyms, pins },
  onChange,
}: BlockFormProps<SettingsBlockOf<'search'>>) {
  const { settingsForms, search } = deskMessages()
  return (
    <div className="grid gap-6">
      <Part title={search.pins} hint={search.pinsHint}>
        <ItemList
          noun={settingsForms.nouns.answer}
          items={pins}
          onChange={(changed) => onChange({ pins: changed })}
          blank={() => ({ words: '', href: '' })}
          max={limits.content.pins}
        >
          {(pin, { name, change }) => (
            <div className="grid gap-1">
              <Words
                label={`${name}: ${search.pinWords}`}
                placeholder="last date, अंतिम तिथि, antim tithi"
                words={pin.words}
                onChange={(words) => change({ ...pin, words })}
              />
              <HrefField label={name} value={pin.href} onChange={(href) => change({ ...pin, href })} />
            </div>
          )}
        </ItemList>
      </Part>
      <Part title={search.synonyms} hint={search.hint}>
        <ItemList
          noun={settingsForms.nouns.line}
          items={synonyms}
          onChange={(changed) => onChange({ synonyms: changed })}
          blank={() => ({ words: '' })}
          max={limits.content.synonyms}
        >
          {(line, { name, change }) => (
            <Words
              label={`${name}: ${search.words}`}
              placeholder="result, परिणाम, natija"
              words={line.words}
              onChange={(words) => change({ words })}
            />
          )}
        </ItemList>
      </Part>
      <MissedSearches
        synonyms={synonyms}
        onAdd={(query) => onChange({ synonyms: [...synonyms, { words: `${query}, ` }] })}
      />
    </div>
  )
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-2 text-base font-semibold text-indigo-950">{title}</legend>
      <p className="text-sm text-muted">{hint}</p>
      {children}
    </fieldset>
  )
}

type WordsProps = { label: string; placeholder: string; words: string; onChange: (words: string) => void }

function Words({ label, placeholder, words, onChange }: WordsProps) {
  return (
    <GrowingText
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      limit={limits.content.label}
      value={words}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
