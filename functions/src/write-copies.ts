import { connectFirebase } from './lib/firebase.ts'
import { sweepCopies } from './lib/public-copies.ts'

const firebase = connectFirebase()

/** Writes the public documents that could not be written with their change. */
export async function writeWaitingCopies(): Promise<void> {
  await sweepCopies(firebase)
}
