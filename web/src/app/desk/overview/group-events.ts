import { momentInIndia } from '@prangan/contract/india-time'
import type { AuditEntry } from '../../../lib/watch-audit-trail.ts'

/** The same done by one person in one hour, once or several times, the latest first. */
export type Doings = {
  /** The latest entry. */
  entry: AuditEntry
  times: number
  /** What it was done to, each once. */
  subjects: readonly string[]
  /** Whether all entries have the same details. */
  isSame: boolean
}

/** The hour in India of a moment: '2026-11-24 10'. */
export const hourOf = (at: Date): string => momentInIndia(at).slice(0, 13)

/** Where nobody was signed in, it was whom it is about. */
const personOf = ({ actor, subject }: AuditEntry): string => actor || subject

/** What was done: a document that was added is not one that was removed. */
export const kindOf = ({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string =>
  action === 'application documents changed' ? `${action} ${detail.slice(0, 1)}` : action

/** Entries, the latest first, grouped by their hour, the person, and what was done. */
export function groupEvents(entries: readonly AuditEntry[]): Doings[] {
  return [...Map.groupBy(entries, ({ at }) => hourOf(at)).values()].flatMap((ofHour) =>
    [...Map.groupBy(ofHour, personOf).values()].flatMap((ofPerson) =>
      [...Map.groupBy(ofPerson, kindOf).values()].flatMap(toDoings),
    ),
  )
}

function toDoings(same: readonly AuditEntry[]): Doings[] {
  const [entry] = same
  if (!entry) return []
  const subjects = [...new Set(same.map(({ subject }) => subject))]
  return [
    { entry, times: same.length, subjects, isSame: same.every(({ detail }) => detail === entry.detail) },
  ]
}
