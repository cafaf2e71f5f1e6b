import { connectFirebase } from './firebase.ts'
import { sweepCopies } from './public-copies.ts'

const firebase = connectFirebase()

/** Writes the public documents that could not be written with their change. */
export async function writeWaitingCopies(): Promise<void> {
  await sweepCopies(firebase)
}
