import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import { categoriesOf } from '@prangan/contract/notice-categories'
import type { SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { LocalizedField } from '../fields/localized-field.tsx'
import { freeKey } from './free-key.ts'

/** The categories of notices. Feeds, subscriptions and addresses keep their keys, so only the names change. */
export function CategoriesForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'categories'>>) {
  const categories = [...categoriesOf(block.categories)]
  return (
    <ItemList
      noun={deskMessages().settingsForms.nouns.category}
      items={categories}
      onChange={(changed) => onChange({ categories: changed })}
      blank={() => ({ key: freeKey('category', categories), name: localized() })}
      max={limits.content.categories}
    >
      {(category, { name, change }) => (
        <LocalizedField
          label={name}
          placeholder={deskMessages().settingsForms.categoryHint}
          value={category.name}
          onChange={(changed) => change({ ...category, name: changed })}
        />
      )}
    </ItemList>
  )
}
