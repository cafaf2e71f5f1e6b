import { findArchives } from '../../archives.ts'
import { findGcloudArchive } from '../../gcloud.ts'

/**
 * The Firestore emulator archive to test with: the one that the environment names or the Google Cloud CLI has, as
 * they are at hand at once, else what the suite's own look-up finds or downloads.
 */
export async function findFirestoreArchive(): Promise<string> {
  const atHand = process.env.FIRESTORE_EMULATOR_BINARY_PATH || (await findGcloudArchive())
  if (atHand) return atHand
  const { environment } = await findArchives(new AbortController().signal)
  return environment.FIRESTORE_EMULATOR_BINARY_PATH
}
