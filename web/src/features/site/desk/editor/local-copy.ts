import type { Part } from './draft-parts.ts'

/** A part that was changed here and is not saved yet. */
export type Edit = {
  value: Part | null
  from: Part | null
  rev: number
  /** The server has refused it as outdated, and what it has instead has not arrived yet. */
  isWaiting?: true
}

export type Edits = Readonly<Record<string, Edit>>

export type LocalCopy = { read: () => Edits; write: (edits: Edits) => void }

/** How long such a copy is of use: milliseconds. */
const lifetime = 30 * 24 * 60 * 60_000

/** A copy in this browser, of one person's changes of one page. */
export function localCopy(uid: string, page: string): LocalCopy {
  const key = `unsaved ${uid} ${page}`
  return {
    read: () => {
      try {
        const { at, edits } = JSON.parse(localStorage.getItem(key) ?? '{}')
        return Date.now() - at < lifetime ? edits : {}
      } catch {
        return {}
      }
    },
    write: (edits) => {
      try {
        if (Object.keys(edits).length === 0) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify({ at: Date.now(), edits }))
      } catch {
        // The browser stores nothing, or no more: the server's copy follows in seconds.
      }
    },
  }
}
