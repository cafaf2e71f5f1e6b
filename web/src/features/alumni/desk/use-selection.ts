import { useState } from 'react'

/** The selected rows among those shown. A row that is no longer shown is no longer selected. */
export function useSelection(shown: readonly { id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = shown.map(({ id }) => id).filter((id) => chosen.has(id))
  const isAll = shown.length > 0 && ids.length === shown.length
  return {
    ids,
    isAll,
    has: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen((last) => new Set(last.has(id) ? [...last].filter((other) => other !== id) : [...last, id])),
    toggleAll: () => setChosen(new Set(isAll ? [] : shown.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}
export type RowSelection = ReturnType<typeof useSelection>
