import { useEffect, useState } from 'react'
import type { AlumnusRow } from './alumnus-row.ts'

export type Duplicates = (row: AlumnusRow) => readonly AlumnusRow[]

const nobody: readonly AlumnusRow[] = []

/** Finds others with the e-mail addresses of the listed alumni, whenever these change. */
export function useDuplicates(rows: readonly AlumnusRow[]): Duplicates {
  const [found, setFound] = useState(nobody)
  const shown = rows.map(({ id, emailKey }) => `${id} ${emailKey}`).join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: other changes of the rows have no say in it.
  useEffect(() => {
    if (rows.length === 0) return
    let isStopped = false
    const keys = [...new Set(rows.map(({ emailKey }) => emailKey))]
    import('./find-duplicates.ts')
      .then(({ findByEmail }) => findByEmail(keys, rows))
      .then(
        (alumni) => isStopped || setFound(alumni),
        (error) => console.warn('Whether somebody registered twice could not be seen.', error),
      )
    return () => {
      isStopped = true
    }
  }, [shown])

  return ({ id, emailKey }) => {
    const listed = new Set(rows.map((row) => row.id))
    const all = [...rows, ...found.filter((other) => !listed.has(other.id))]
    return all.filter((other) => other.emailKey === emailKey && other.id !== id)
  }
}
