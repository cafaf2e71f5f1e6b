import { useState } from 'react'

/**
 * Returns the selected rows. A row that is no longer shown is no longer selected; a new `scope`, such as another tab, clears
 * the selection.
 */
export function useSelection<Row extends { id: string }>(shown: readonly Row[], scope: string) {
  const [stored, setStored] = useState({ scope, ids: new Set<string>() as ReadonlySet<string> })
  const chosen = stored.scope === scope ? stored.ids : new Set<string>()
  const rows = shown.filter(({ id }) => chosen.has(id))
  const isAll = shown.length > 0 && rows.length === shown.length
  const choose = (ids: readonly string[]) => setStored({ scope, ids: new Set(ids) })
  return {
    rows,
    isAll,
    isPossible: shown.length > 0,
    /** Undefined if the row cannot be selected. */
    has: ({ id }: Row) => (shown.some((row) => row.id === id) ? chosen.has(id) : undefined),
    toggle: ({ id }: Row) =>
      choose(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]),
    toggleAll: () => choose(isAll ? [] : shown.map(({ id }) => id)),
    clear: () => choose([]),
  }
}
export type RowSelection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>
