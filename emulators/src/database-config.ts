import type { Finding } from './doctor.ts'
import { Problem } from './problem.ts'

/** Where Firestore's Admin API is, and the caller's token. */
export type DatabaseService = { origin: string; project: string; token: string }

/**
 * Checks that Firestore takes no locks for reads (decision 53): pessimistic ones let whoever may read a document hold up
 * what shows a change. Throws a `Problem` if the database cannot be read.
 */
export async function examineDatabase({ origin, project, token }: DatabaseService): Promise<Finding> {
  const response = await fetch(`${origin}/v1/projects/${project}/databases/(default)`, {
    headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
    signal: AbortSignal.timeout(20_000),
  })
  const answer = (await response.json().catch(() => ({}))) as {
    concurrencyMode?: string
    error?: { message?: string }
  }
  if (!response.ok) {
    throw new Problem(
      `Firestore of ${project} answers ${response.status}: ${answer.error?.message ?? 'nothing more'}`,
    )
  }
  return answer.concurrencyMode === 'OPTIMISTIC'
    ? {
        isFine: true,
        sentence: 'Nobody locks a document by reading it: Firestore’s concurrency is optimistic.',
      }
    : {
        isFine: false,
        // The site is built so that no call waits for such a lock.
        isOptional: true,
        sentence:
          `Anyone who may read a document can lock it (concurrency mode ${answer.concurrencyMode ?? 'unknown'}), so a ` +
          'notice may be shown minutes late: make the database with the mode OPTIMISTIC (docs/adopting.md, step 12).',
      }
}
