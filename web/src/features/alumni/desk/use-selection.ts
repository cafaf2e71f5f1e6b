import { useState } from 'react'

/** Which of the shown rows are selected. Whoever is not shown any more is not selected either. */
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
export type Selection = ReturnType<typeof useSelection>
