import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { admissionDeskMessages } from '../messages.ts'
import { LocalizedInput } from './fields.tsx'
import { keyFrom } from './keys.ts'

type Keyed = { key: string; name: LocalizedText }
type KeyedNameProps<Item> = {
  path: string
  item: Item
  items: readonly Keyed[]
  onChange: (item: Item) => void
}

/** The name of an item. Once it has one a new item gets its key: others may then refer to it. */
export function KeyedName<Item extends Keyed>({ path, item, items, onChange }: KeyedNameProps<Item>) {
  const addKey = () => {
    if (item.key || item.name.en.trim() === '') return
    const taken = items.map(({ key }) => key)
    onChange({ ...item, key: keyFrom(item.name.en, taken) })
  }
  return (
    <LocalizedInput
      path={`${path}.name`}
      label={admissionDeskMessages().admissionSessions.name}
      isRequired
      value={item.name}
      onChange={(name) => onChange({ ...item, name })}
      onBlur={addKey}
    />
  )
}
