/** Somebody's transaction that has read documents, and so holds locks on them until it is released. */
export type ReadLock = {
  /** Returns whether the transaction is still open, by reading again. */
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

/**
 * Locks documents as anybody who knows the project's name can, over Firestore's REST API: without a token what is public,
 * with one what its owner may read.
 */
export async function lockByReading(
  projectId: string,
  paths: readonly string[],
  token?: string,
): Promise<ReadLock> {
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
