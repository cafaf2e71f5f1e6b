import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'
import type { AuditEntry } from '../../../lib/watch-audit-trail.ts'
import { type Doings, groupEvents } from './group-events.ts'
import type { Subject } from './in-overview.ts'
import { nameAtThatTime } from './name-at-that-time.ts'
import { readSubjects } from './read-subjects.ts'

/** More entries are read than lines are shown, since entries are grouped. */
const mostLines = 15
const mostEntries = 60

export type DeskEvent = Doings & {
  actor: string
  subject: Subject | null | undefined
}

export const watchEvents: Listen<readonly DeskEvent[]> = (_, next, failed) => {
  let turn = 0
  const show = async (entries: readonly AuditEntry[]) => {
    turn += 1
    const own = turn
    const events = groupEvents(entries).slice(0, mostLines)
    const named = events.flatMap(({ entry }) => [entry.subject, entry.actor])
    const subjects = await readSubjects(named).catch((error) => {
      console.warn('What the audit trail is about could not be read.', error)
      return undefined
    })
    // A newer list may have been read first.
    if (own !== turn) return
    next(
      events.map((event) => ({
        ...event,
        actor: subjects?.get(event.entry.actor)?.name || event.entry.actor,
        subject: subjects && nameAtThatTime(event.entry.name, subjects.get(event.entry.subject) ?? null),
      })),
    )
  }
  const stop = watchList(
    { collection: collectionPaths.audit, orderBy: ['at', 'desc'], limit: mostEntries },
    (rows) => show(parseDocuments(AuditDocumentSchema, rows)),
    failed,
  )
  return () => {
    turn += 1
    stop()
  }
}
