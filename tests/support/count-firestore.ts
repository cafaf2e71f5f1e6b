import {
  DocumentReference,
  type DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore'
import { vi } from 'vitest'

/** How many documents this process reads and writes while something runs: what Firestore bills. */
export async function countingFirestore<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; reads: number; writes: number }> {
  const count = { reads: 0, writes: 0 }
  const countRead = (read: unknown): void => {
    if (read instanceof QuerySnapshot) count.reads += Math.max(1, read.size)
    else count.reads += Array.isArray(read) ? (read as DocumentSnapshot[]).length : 1
  }
  const readers = [
    [Query.prototype, 'get'],
    [DocumentReference.prototype, 'get'],
    [Firestore.prototype, 'getAll'],
    [Transaction.prototype, 'get'],
    [Transaction.prototype, 'getAll'],
  ] as const
  const spies = [
    ...readers.map(([of, name]) => {
      const original = Reflect.get(of, name) as (...given: unknown[]) => Promise<unknown>
      const counted = async function (this: unknown, ...given: unknown[]) {
        const read = await original.apply(this, given)
        countRead(read)
        return read
      }
      return vi.spyOn(of as { get: typeof counted }, name as 'get').mockImplementation(counted)
    }),
    // A transaction writes by a batch of its own.
    ...(['create', 'set', 'update', 'delete'] as const).map((name) => {
      const original = WriteBatch.prototype[name] as (...given: unknown[]) => WriteBatch
      return vi.spyOn(WriteBatch.prototype, name).mockImplementation(function (
        this: WriteBatch,
        ...given: unknown[]
      ) {
        count.writes += 1
        return original.apply(this, given)
      } as never)
    }),
  ]
  try {
    return { value: await work(), ...count }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * Runs something in which nothing gets through to Firestore from the nth commit on, as if the process had been killed
 * just before it, or just after it, when its answer is lost. Returns how many commits were tried.
 */
export async function killedAt(
  nth: number,
  when: 'before' | 'after',
  work: () => Promise<unknown>,
): Promise<number> {
  let count = 0
  const { commit } = WriteBatch.prototype
  const killed = vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(async function (
    this: WriteBatch,
  ) {
    count += 1
    if (count > nth || (count === nth && when === 'before')) throw new Error('killed')
    const written = await commit.call(this)
    if (count === nth) throw new Error('killed')
    return written
  })
  await work().finally(() => killed.mockRestore())
  return count
}
