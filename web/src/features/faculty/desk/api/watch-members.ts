import { IdSchema } from '@prangan/contract/ids'
import { documents } from '@prangan/contract/paths'
import { watchDocument, watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { type MemberRow, toMemberRows } from './member-row.ts'
import { type Cursor, type MembersFilter, membersQuery, pageSize } from './members-query.ts'

/** A page of the list. `next` is where the one behind it begins, where there may be one. */
export type MembersPage = { rows: readonly MemberRow[]; next: Cursor | undefined }

/** Listens to a page of a filter's members; both are named by `pageName`. */
export const watchMembersPage: Listen<MembersPage> = (pageName, next, failed) => {
  const { after, ...filter }: MembersFilter & { after?: Cursor } = JSON.parse(pageName)
  return watchList(
    membersQuery(filter, after),
    (stored) => {
      const rows = toMemberRows(stored)
      next({ rows, next: stored.length < pageSize ? undefined : rows.at(-1) })
    },
    failed,
  )
}

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
