import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'
import type { AuditEntry } from '../../../lib/watch-audit-trail.ts'
import { countRepeats } from './event-sentences.ts'
import type { Subject } from './in-overview.ts'
import { readSubjects } from './read-subjects.ts'

/** How many things are listed, and how many entries are read for them: some repeat each other. */
const mostEvents = 20
const mostEntries = 40

/** Something that happened; `subject` is null if what it is about is gone, undefined if that could not be read. */
export type DeskEvent = Omit<AuditEntry, 'subject'> & {
  times: number
  named: string
  subject: Subject | null | undefined
}

/** Listens to what happened last, the latest first. */
export const watchEvents: Listen<readonly DeskEvent[]> = (_, next, failed) => {
  let turn = 0
  const show = async (entries: readonly AuditEntry[]) => {
    turn += 1
    const own = turn
    const events = countRepeats(entries).slice(0, mostEvents)
    const subjects = await readSubjects(events.map(({ subject }) => subject)).catch((error) => {
      console.warn('What the audit trail is about could not be read.', error)
      return undefined
    })
    // A later list may have been read sooner.
    if (own !== turn) return
    next(
      events.map(({ subject, ...event }) => ({
        ...event,
        named: subject,
        subject: subjects && (subjects.get(subject) ?? null),
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
