import { createHash, randomUUID } from 'node:crypto'
import type { DocumentData, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'

/** At most `count` times within `per` milliseconds. */
export type Allowance = { count: number; per: number }

/** One more time under a limit: how long to wait for it (0: not at all), and taking it. */
export type Turn = { waitMilliseconds: number; take: () => void }

/** The key of a limit or a record about someone: their e-mail address or network address, not readable in it. */
export function keyOf(kind: string, subject: string): string {
  return `${kind}-${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`
}

/**
 * Looks at a limit that was read: the turns taken lately stand in `rateLimits/{key}`, and the document names the moment
 * from which it may be forgotten. `writer` is what one more is taken with; it holds only if the document is as it was read.
 */
export function turnIn(
  limit: DocumentSnapshot,
  writer: { set(document: DocumentReference, data: DocumentData): unknown },
  allowances: readonly Allowance[],
  now: Date,
): Turn {
  const turns = (limit.get('turns') as number[] | undefined) ?? []
  return {
    waitMilliseconds: waitIn(turns, allowances, now),
    take: () => {
      const longest = longestOf(allowances)
      writer.set(limit.ref, {
        turns: [...recent(turns, longest, now), now.getTime()],
        expiresAt: new Date(now.getTime() + longest),
      })
    },
  }
}

/** How long to wait for one more after those at these times, the oldest first. */
export function waitIn(turns: readonly number[], allowances: readonly Allowance[], now: Date): number {
  const waits = allowances.map(({ count, per }) => {
    // The turn that has to grow old before another may be taken.
    const blocking = turns.at(-count)
    return blocking === undefined ? 0 : Math.max(0, blocking + per - now.getTime())
  })
  return Math.max(...waits)
}

/** Those of the last `per` milliseconds. */
export function recent(turns: readonly number[], per: number, now: Date): number[] {
  return turns.filter((turn) => turn > now.getTime() - per)
}

function longestOf(allowances: readonly Allowance[]): number {
  return Math.max(...allowances.map(({ per }) => per))
}

/** A limit that everyone in a network, or everybody, shares. `filled` is told when its last turn is taken. */
export type SharedLimit = Allowance & { document: DocumentReference; filled?: () => void }

/**
 * Takes a turn under each of these limits, however many race: it is added to their lists, then the lists are read, and
 * where too many stand before it, it is taken out again. Gives how long to wait for one, 0 where it was taken; a limit
 * that is full already costs no write.
 */
export async function takeTurns(
  firestore: Firestore,
  shared: readonly SharedLimit[],
  now: Date,
): Promise<number> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const turn = { id: randomUUID(), at: now.getTime() }
  const before = await readTurns(firestore, shared)
  const wait = longestWait(before, shared, now)
  if (wait > 0) return wait

  const add = firestore.batch()
  for (const [index, { document, per }] of shared.entries()) {
    const old = before[index]?.filter(({ at }) => at <= now.getTime() - per) ?? []
    const expiresAt = new Date(now.getTime() + per)
    add.set(document, { turns: FieldValue.arrayUnion(turn), expiresAt }, { merge: true })
    if (old.length > 0) add.update(document, { turns: FieldValue.arrayRemove(...old) })
  }
  await add.commit()

  const ahead = (await readTurns(firestore, shared)).map((turns, index) =>
    turns
      .slice(
        0,
        turns.findIndex(({ id }) => id === turn.id),
      )
      .filter(({ at }) => at > now.getTime() - (shared[index]?.per ?? 0)),
  )
  const late = longestWait(ahead, shared, now)
  if (late > 0) {
    const remove = firestore.batch()
    for (const { document } of shared) remove.update(document, { turns: FieldValue.arrayRemove(turn) })
    await remove.commit()
    return late
  }
  for (const [index, { count, filled }] of shared.entries())
    if (ahead[index]?.length === count - 1) filled?.()
  return 0
}

type StoredTurn = { id: string; at: number }

async function readTurns(firestore: Firestore, shared: readonly SharedLimit[]): Promise<StoredTurn[][]> {
  const stored = await firestore.getAll(...shared.map(({ document }) => document))
  return stored.map((limit) => limit.get('turns') ?? [])
}

function longestWait(turns: readonly StoredTurn[][], shared: readonly SharedLimit[], now: Date): number {
  const times = (index: number) => (turns[index] ?? []).map(({ at }) => at)
  return Math.max(...shared.map((limit, index) => waitIn(times(index), [limit], now)))
}

/** The Retry-After header for a wait. */
export function retryAfter(milliseconds: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) }
}
