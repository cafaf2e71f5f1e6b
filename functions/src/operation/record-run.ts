import { documentPaths } from '@prangan/contract/paths'
import type { ScheduledFunction } from '@prangan/contract/schemas/operation'
import type { Deps } from '../lib/deps.ts'
import { logUnrecordedRun } from '../lib/log.ts'

/**
 * Runs a scheduled function and records its outcome for the desk. `run` returns the names of the parts that failed. This then
 * throws, so that the platform counts a failure.
 */
export async function recordRun(
  { firebase, clock }: Pick<Deps, 'firebase' | 'clock'>,
  name: ScheduledFunction,
  run: () => Promise<readonly string[]>,
): Promise<void> {
  const record = async (failed: readonly string[]) => {
    const firestore = await firebase.firestore()
    await firestore.doc(documentPaths.scheduledRun(name)).set({ at: clock(), failed })
  }
  let failed: readonly string[]
  try {
    failed = await run()
  } catch (error) {
    await record([name]).catch((reason: unknown) => logUnrecordedRun(name, reason))
    throw error
  }
  await record(failed).catch((reason: unknown) => logUnrecordedRun(name, reason))
  if (failed.length > 0) throw new Error(`Failed in ${name}: ${failed.join(', ')}`)
}
