import { findArchives } from '../../archives.ts'
import { findGcloudArchive } from '../../gcloud.ts'

/** Prefers an archive from the environment or the Google Cloud CLI, which need no download. */
export async function findFirestoreArchive(): Promise<string> {
  const atHand = process.env.FIRESTORE_EMULATOR_BINARY_PATH || (await findGcloudArchive())
  if (atHand) return atHand
  const { environment } = await findArchives(new AbortController().signal)
  return environment.FIRESTORE_EMULATOR_BINARY_PATH
}
