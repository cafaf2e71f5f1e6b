import type { ListRow } from './list-row.ts'

/** A list with those that it replaced, one after the other, the latest first. */
export type VersionedList = { list: ListRow; earlier: readonly ListRow[] }

/** Puts each list that was replaced with the one that followed it; the others stay in their order. */
export function withVersions(lists: readonly ListRow[]): VersionedList[] {
  const byId = new Map(lists.map((list) => [list.id, list]))
  const earlierOf = (list: ListRow): ListRow[] => {
    const replaced = byId.get(list.replaces)
    return replaced?.status === 'replaced' ? [replaced, ...earlierOf(replaced)] : []
  }
  const current = lists.filter(({ status }) => status !== 'replaced')
  const versioned = current.map((list) => ({ list, earlier: earlierOf(list) }))
  const shown = new Set(versioned.flatMap(({ list, earlier }) => [list, ...earlier]))
  const lost = lists.filter((list) => !shown.has(list)).map((list) => ({ list, earlier: [] }))
  return [...versioned, ...lost]
}
