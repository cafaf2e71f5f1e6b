import { timeInIndia } from '@prangan/contract/india-time'
import type { AuditEntry } from '../../../lib/watch-audit-trail.ts'

/** One person's entries of one kind in one hour, the latest first. */
export type Doings = {
  entry: AuditEntry
  times: number
  subjects: readonly string[]
  isSame: boolean
}

/** Returns the hour in India, such as '2026-11-24 10'. */
export const hourOf = (at: Date): string => timeInIndia(at).slice(0, 13)

/** If nobody was signed in, the subject is the person. */
const personOf = ({ actor, subject }: AuditEntry): string => actor || subject

/** Returns the kind of an entry; a detail that begins with + or − tells adding from removing. */
export const kindOf = ({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string =>
  /^[+−] /.test(detail) ? `${action} ${detail.slice(0, 1)}` : action

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
