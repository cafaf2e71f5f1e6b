import { collectionPaths } from '@prangan/contract/paths'
import type { SubjectSource } from '@prangan/web/app/desk/overview/in-overview.ts'
import { toSessionRows } from './api/session-row.ts'
import { paymentsHref, sessionHref } from './hrefs.ts'
import { listAddress } from './lists/list-address.ts'

export const subjects: readonly SubjectSource[] = [
  {
    prefix: collectionPaths.admissionSessions,
    collection: collectionPaths.admissionSessions,
    subjectsOf: (rows) =>
      toSessionRows(rows).map(({ id, name }) => ({ key: id, name, href: sessionHref(id) })),
  },
  // Entries about credits name their account.
  { prefix: collectionPaths.bankCredits, subjectOf: (name) => ({ name, href: paymentsHref }) },
  // A list is a large document, and its id is enough.
  { prefix: collectionPaths.admissionLists, subjectOf: listAddress },
]
