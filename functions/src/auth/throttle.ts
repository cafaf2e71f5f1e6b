import { createHash } from 'node:crypto'
import { documents } from '@prangan/contract/paths'
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore'

/** At most `count` times within `per` milliseconds. */
export type Allowance = { count: number; per: number }

/** One more time under a limit: how long to wait for it (0: not at all), and taking it. */
export type Turn = { waitMilliseconds: number; take: () => void }

/** The key of a limit or a record about someone: their e-mail address or network address, not readable in it. */
export function keyOf(kind: string, subject: string): string {
  return `${kind}-${createHash('sha256').update(subject).digest('base64url').slice(0, 32)}`
}

/**
 * Looks at a limit inside a transaction, so that it holds however many calls race: the turns taken lately stand in
 * `rateLimits/{key}`, and the document names the moment from which it may be forgotten. Read first, `take` with the
 * transaction's other writes.
 */
export async function readTurn(
  transaction: Transaction,
  firestore: Firestore,
  key: string,
  allowances: readonly Allowance[],
  now: Date,
): Promise<Turn> {
  return turnIn(await transaction.get(firestore.doc(documents.rateLimit(key))), transaction, allowances, now)
}

/** The same for a limit that was read already; `writer` is what it is taken with. */
export function turnIn(
  limit: DocumentSnapshot,
  writer: { set(document: DocumentReference, data: DocumentData): unknown },
  allowances: readonly Allowance[],
  now: Date,
): Turn {
  const longest = Math.max(...allowances.map(({ per }) => per))
  const stored = limit.get('turns') as number[] | undefined
  const turns = (stored ?? []).filter((turn) => turn > now.getTime() - longest)
  const waits = allowances.map(({ count, per }) => {
    // The turn that has to leave the window before another may enter.
    const blocking = turns.at(-count)
    return blocking === undefined ? 0 : Math.max(0, blocking + per - now.getTime())
  })
  return {
    waitMilliseconds: Math.max(...waits),
    take: () => {
      writer.set(limit.ref, {
        turns: [...turns, now.getTime()],
        expiresAt: new Date(now.getTime() + longest),
      })
    },
  }
}

/** The Retry-After header for a wait. */
export function retryAfter(milliseconds: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) }
}
