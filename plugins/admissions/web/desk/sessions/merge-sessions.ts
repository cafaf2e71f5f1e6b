import { haveBothMoved, mergeOrder } from '@prangan/web/lib/merge-order.ts'
import type { Choices } from '@prangan/web/lib/use-edit-conflict.ts'
import type { TypedSession } from './typed-session.ts'

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a colleague changed at a path, 'programmes.ba.closesAt'; of an item of a list that is deleted the value is undefined. */
type SessionChange = { path: string; isDirty: boolean; mine: unknown; theirs: unknown }

/** The last step of the path to the order of a list; no key of an item is like it. */
export const orderStep = '#order'

type Fields = Readonly<Record<string, unknown>>
type Item = { key: string }
type Versions<Value> = Readonly<Record<'base' | 'mine' | 'theirs', Value>>
type Merging = { changes: SessionChange[]; choices: Choices }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The items by their keys; new ones, which have none yet, by their places. */
const byKey = (list: readonly Item[]) => new Map(list.map((item, at) => [item.key || `+${at}`, item]))

const isKeyed = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) &&
  value.every((item) => isFields(item) && typeof item.key === 'string') &&
  byKey(value).size === value.length

function mergeList(path: string, lists: Versions<readonly Item[]>, merging: Merging): unknown[] {
  const [base, mine, theirs] = [byKey(lists.base), byKey(lists.mine), byKey(lists.theirs)]
  const orders = [[...base.keys()], [...mine.keys()], [...theirs.keys()]] as const
  const orderPath = `${path}.${orderStep}`
  if (haveBothMoved(...orders))
    merging.changes.push({ path: orderPath, isDirty: true, mine: lists.mine, theirs: lists.theirs })
  const ordered = mergeOrder(...orders, merging.choices[orderPath])
  // Last is what one deleted: it stays if the other changed it and it is chosen.
  return [...new Set([...ordered, ...mine.keys(), ...theirs.keys()])].flatMap((key) => {
    const versions = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    return merge(`${path}.${key}`, versions, merging) ?? []
  })
}

function mergeFields(path: string, { base, mine, theirs }: Versions<Fields>, merging: Merging): Fields {
  const names = Object.keys({ ...theirs, ...mine })
  return Object.fromEntries(
    names.map((name) => [
      name,
      merge(
        path ? `${path}.${name}` : name,
        { base: base[name], mine: mine[name], theirs: theirs[name] },
        merging,
      ),
    ]),
  )
}

function merge(path: string, versions: Versions<unknown>, merging: Merging): unknown {
  const { base, mine, theirs } = versions
  if (isSame(theirs, base) || isSame(theirs, mine)) return mine
  const all = [base, mine, theirs]
  if (all.every(isFields)) return mergeFields(path, versions as Versions<Fields>, merging)
  if (all.every(isKeyed)) return mergeList(path, versions as Versions<readonly Item[]>, merging)
  const isDirty = !isSame(mine, base)
  merging.changes.push({ path, isDirty, mine, theirs })
  return isDirty && merging.choices[path] !== 'theirs' ? mine : theirs
}

/** A session with what two people changed in it, and the colleague's changes. A field that both changed is mine until theirs is chosen. */
export function mergeSessions(
  versions: Versions<TypedSession>,
  choices: Choices = {},
): { merged: TypedSession; changes: readonly SessionChange[] } {
  const changes: SessionChange[] = []
  return { merged: mergeFields('', versions, { changes, choices }) as TypedSession, changes }
}
