import { IdSchema } from '@prangan/contract/ids'
import { documents } from '@prangan/contract/paths'
import { watchDocument } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { watchPages } from '../../../../lib/watch-pages.ts'
import { type MemberRow, toMemberRows } from './member-row.ts'
import { memberPages } from './members-query.ts'

/** Listens to a page of a filter's members. */
export const watchMembersPage = watchPages(memberPages)

/** Listens to one member by the id of their account; null where there is none. */
export const watchMember: Listen<MemberRow | null> = (uid, next, failed) => {
  // It comes from the address.
  if (!IdSchema.safeParse(uid).success) {
    next(null)
    return () => {}
  }
  const tell = (data: unknown) => next((data !== undefined && toMemberRows([{ id: uid, data }])[0]) || null)
  return watchDocument(documents.faculty(uid), tell, failed)
}
