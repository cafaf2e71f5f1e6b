import * as z from 'zod/mini'

/** The key of something new, from its name, other than those that are there. */
export function keyFrom(name: string, taken: readonly string[]): string {
  const plain =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 32) || 'item'
  let key = plain
  for (let count = 2; taken.includes(key); count += 1) key = `${plain}-${count}`
  return key
}

/** A key that may be typed as a name. */
export const KeyText = z
  .string()
  .check(z.overwrite((typed) => (typed.trim() === '' ? '' : keyFrom(typed, []))))

/** Each with a key; what has none gets it from its name. */
function withKeys<Item extends { key: string }>(
  list: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const keyed: Item[] = []
  for (const item of list) {
    const taken = [...list, ...keyed].map(({ key }) => key)
    keyed.push(item.key ? item : { ...item, key: keyFrom(nameOf(item), taken) })
  }
  return keyed
}

/** A list whose new items get their keys from their names. */
export const keyedList = <Item extends z.ZodMiniType<{ key: string }>>(
  item: Item,
  nameOf: (item: z.output<Item>) => string,
) => z.array(item).check(z.overwrite((list) => withKeys(list, nameOf)))
