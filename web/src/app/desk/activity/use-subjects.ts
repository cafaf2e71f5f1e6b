import { useEffect, useState } from 'react'
import type { Subject } from '../overview/in-overview.ts'

const none: ReadonlyMap<string, Subject | null> = new Map()

/** Returns what is known of these subjects of entries; null for one that is gone. Each is read once. */
export function useSubjects(subjects: readonly string[]): ReadonlyMap<string, Subject | null> {
  const [known, setKnown] = useState(none)
  const wanted = JSON.stringify([...new Set(subjects)].filter((subject) => !known.has(subject)))
  useEffect(() => {
    const unknown: readonly string[] = JSON.parse(wanted)
    if (unknown.length === 0) return
    let isStopped = false
    const read = async () => {
      const { readSubjects } = await import('../overview/read-subjects.ts')
      const found = await readSubjects(unknown)
      if (isStopped) return
      const read = unknown.map((subject) => [subject, found.get(subject) ?? null] as const)
      setKnown((last) => new Map([...last, ...read]))
    }
    read().catch((error) => console.warn('What the activity is about could not be read.', error))
    return () => {
      isStopped = true
    }
  }, [wanted])
  return known
}
