import type { Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { isOvertaken } from './lost-race.ts'

/**
 * Commits writes that hold only for what was read, and gives the time of the last one. Undefined when another call was
 * quicker: then nothing was written, unless it was this very commit, whose answer was lost and which the library tried
 * again.
 */
export async function commitTime(batch: WriteBatch): Promise<Timestamp | undefined> {
  try {
    return (await batch.commit()).at(-1)?.writeTime
  } catch (error) {
    if (isOvertaken(error)) return undefined
    throw error
  }
}

/** The same, where only whether it was committed matters. An empty batch is. */
export async function isCommitted(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}
