import { collectionPaths } from '@prangan/contract/paths'
import { expect } from 'vitest'
import type { Firebase } from '../../../functions/src/lib/firebase.ts'
import { sweepCopies } from '../../../functions/src/lib/public-copies.ts'

/** Somebody's open transaction, which holds locks on the documents it has read. */
export type ReadLock = {
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Locks documents over Firestore's REST API, as anybody with the project's name can: public ones without a token, others with
 * their reader's token.
 */
async function lockByReading(projectId: string, paths: readonly string[], token?: string): Promise<ReadLock> {
  const root = `projects/${projectId}/databases/(default)/documents`
  const post = (call: string, body: object) =>
    fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${root}:${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const begun = await post('beginTransaction', { options: { readWrite: {} } })
  const { transaction } = (await begun.json()) as { transaction: string }
  const read = () => post('batchGet', { documents: paths.map((path) => `${root}/${path}`), transaction })
  const first = await read()
  if (!first.ok) throw new Error(`They read ${paths.join()} with status ${first.status}`)
  return {
    isHeld: async () => (await read()).ok,
    release: async () => {
      await post('rollback', { transaction })
    },
  }
}

/**
 * Makes a change while another transaction holds locks on documents: a stranger's, or that of a token's owner. The change must
 * end while they are held; then the schedule writes what is missing.
 */
export async function despiteLocks<Value>(
  firebase: Firebase,
  { projectId, paths, token }: { projectId: string; paths: readonly string[]; token?: string },
  change: () => Promise<Value>,
): Promise<Value> {
  const lock = await lockByReading(projectId, paths, token)
  try {
    const value = await change()
    expect(await lock.isHeld()).toBe(true)
    return value
  } finally {
    await lock.release()
    await expect.poll(() => copiesLeft(firebase)).toBe(0)
  }
}

/** Runs the schedule; returns how many groups failed, because a busy machine releases locks slowly. */
async function copiesLeft(firebase: Firebase): Promise<number> {
  await sweepCopies(firebase)
  const versions = (await firebase.firestore()).collection(collectionPaths.versions)
  return (await versions.where('hasPending', '==', true).get()).size
}
