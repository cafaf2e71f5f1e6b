import * as z from 'zod/mini'
import { TypedSessionSchema } from './typed-session.ts'

/** A session that is being typed: as it was when it was opened, with its version then, and as it is now. */
const DraftSchema = z.object({ version: z.number(), base: TypedSessionSchema, typed: TypedSessionSchema })
type Draft = z.input<typeof DraftSchema>

const keyOf = (uid: string, id: string) => `session-draft ${uid} ${id}`

/** The draft of a session in this tab, or null. It is this form's own: what has another shape is left out. */
export function readSessionDraft(uid: string, id: string): Draft | null {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(keyOf(uid, id)) ?? 'null')
    return draft && z.safeDecode(DraftSchema, draft).success ? draft : null
  } catch {
    return null
  }
}

/** Stores the draft; null deletes it. */
export function keepSessionDraft(uid: string, id: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(uid, id), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(uid, id))
  } catch {
    // The browser allows no storage: the question before the form is left remains.
  }
}
