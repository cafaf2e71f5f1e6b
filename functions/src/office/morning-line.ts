import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Firestore } from 'firebase-admin/firestore'

/** From `since`, until before `until`. */
export type Span = { since: Date; until: Date }

/**
 * A line of the morning mail. `path` is on this site. What is not new, such as what is still overdue, is only a line of a mail that
 * has other ones.
 */
export type MorningLine = { text: LocalizedText; path: string; isNew: boolean }

export type MorningLines = (firestore: Firestore, span: Span) => Promise<readonly MorningLine[]>

/** Returns how many documents of a collection have a time in the span. */
export async function countBetween(
  firestore: Firestore,
  { collection, field }: { collection: string; field: string },
  { since, until }: Span,
): Promise<number> {
  const found = firestore.collection(collection).where(field, '>=', since).where(field, '<', until)
  return (await found.count().get()).data().count
}
