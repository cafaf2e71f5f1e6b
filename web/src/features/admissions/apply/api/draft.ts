import * as z from 'zod/mini'
import { fieldNames, nothingTyped, type Typed } from './field-names.ts'

const key = 'application-draft'
const version = 1

const DraftSchema = z.object({ version: z.literal(version), typed: z.record(z.string(), z.string()) })

/** The stored draft; null if there is none or the browser allows no storage. */
export function readDraft(): Typed | null {
  try {
    const draft = DraftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (!draft.success) return null
    const known = fieldNames.map((name) => [name, draft.data.typed[name] ?? ''])
    return { ...nothingTyped, ...Object.fromEntries(known) }
  } catch {
    return null
  }
}

/** Stores the draft; returns whether that worked. */
export function saveDraft(typed: Typed): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ version, typed }))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}
