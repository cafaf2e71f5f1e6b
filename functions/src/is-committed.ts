import type { WriteBatch } from 'firebase-admin/firestore'

/** Firestore's words (gRPC codes) for a document that is gone, is there, is not as it was read, or is being written. */
const overtakenCodes: readonly unknown[] = [5, 6, 9, 10]

/**
 * Commits writes that hold only for what was read. False when another call was quicker: then nothing was written, unless
 * it was this very commit, whose answer was lost and which the library tried again.
 */
export async function isCommitted(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (overtakenCodes.includes((error as { code?: unknown }).code)) return false
    throw error
  }
}
