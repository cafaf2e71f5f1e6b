import * as z from 'zod/mini'
import { fieldNames, nothingTyped, type Typed } from './application-fields.ts'

/** Where what was typed is kept until it is sent. A form with other fields takes another version, and forgets the old. */
const key = 'application-draft'
const version = 1

const DraftSchema = z.object({ version: z.literal(version), typed: z.record(z.string(), z.string()) })

/** What was typed here before; null where there is nothing, or the browser lets the site keep nothing. */
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

/** Keeps what is typed; says whether the browser has kept it. */
export function saveDraft(typed: Typed): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ version, typed }))
    return true
  } catch {
    return false
  }
}

/** Forgets what was typed. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
