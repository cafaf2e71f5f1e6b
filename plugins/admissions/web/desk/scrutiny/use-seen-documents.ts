import { useState } from 'react'
import type { ApplicationRow } from '../api/application-row.ts'

/** Keeps which documents were shown or opened on this screen. A new file in the same place is another document. */
export function useSeenDocuments({ documents }: Pick<ApplicationRow, 'documents'>) {
  const [seen, setSeen] = useState<readonly string[]>([])
  const fileOf = (slot: string): string => documents[slot]?.file ?? ''
  return {
    add: (slot: string) => setSeen((before) => [...new Set([...before, fileOf(slot)])]),
    isUnseen: (slot: string) => fileOf(slot) !== '' && !seen.includes(fileOf(slot)),
  }
}
