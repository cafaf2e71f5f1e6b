import type { WriteBatch } from 'firebase-admin/firestore'
import { isOvertaken } from './lost-race.ts'

/**
 * Commits writes that hold only for what was read. False when another call was quicker: then nothing was written, unless
 * it was this very commit, whose answer was lost and which the library tried again.
 */
export async function isCommitted(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}
