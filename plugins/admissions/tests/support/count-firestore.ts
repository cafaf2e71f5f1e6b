import {
  DocumentReference,
  type DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore'

type Method = (this: object, ...given: unknown[]) => unknown

/** Replaces a method of a Firestore class; returns the function that restores it. The bench has no Vitest for that. */
function replaceMethod(of: object, name: string, make: (original: Method) => Method): () => void {
  const original = Reflect.get(of, name) as Method
  Reflect.set(of, name, make(original))
  return () => Reflect.set(of, name, original)
}

/** Counts the documents that this process reads and writes while something runs: what Firestore bills. */
export async function countingFirestore<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; reads: number; writes: number }> {
  const count = { reads: 0, writes: 0 }
  const countRead = (read: unknown): void => {
    if (read instanceof QuerySnapshot) count.reads += Math.max(1, read.size)
    else count.reads += Array.isArray(read) ? (read as DocumentSnapshot[]).length : 1
  }
  const reading = (original: Method): Method =>
    async function counted(...given) {
      const read = await original.apply(this, given)
      countRead(read)
      return read
    }
  const writing = (original: Method): Method =>
    function counted(...given) {
      count.writes += 1
      return original.apply(this, given)
    }
  const restore = [
    replaceMethod(Query.prototype, 'get', reading),
    replaceMethod(DocumentReference.prototype, 'get', reading),
    replaceMethod(Firestore.prototype, 'getAll', reading),
    replaceMethod(Transaction.prototype, 'get', reading),
    replaceMethod(Transaction.prototype, 'getAll', reading),
    // A transaction writes by a batch of its own.
    ...['create', 'set', 'update', 'delete'].map((name) =>
      replaceMethod(WriteBatch.prototype, name, writing),
    ),
  ]
  try {
    return { value: await work(), ...count }
  } finally {
    for (const undo of restore) undo()
  }
}

export async function killedAt(
  nth: number,
  when: 'before' | 'after',
  work: () => Promise<unknown>,
): Promise<number> {
  let count = 0
  const restore = replaceMethod(
    WriteBatch.prototype,
    // Batches and transactions share this method.
    '_commit',
    (commit) =>
      async function killed(...given) {
        count += 1
        if (count > nth || (count === nth && when === 'before')) throw new Error('killed')
        const written = await commit.apply(this, given)
        if (count === nth) throw new Error('killed')
        return written
      },
  )
  await work().finally(restore)
  return count
}
