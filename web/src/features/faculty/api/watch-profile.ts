import { collectionPaths, documentPaths, type RecordKind, recordKinds } from '@prangan/contract/paths'
import { idsWith, profileKey } from '@prangan/contract/profile-slug'
import { type ListQuery, type Row, watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'
import { assembleProfile } from './assemble-profile.ts'
import type { FacultyMember, FacultyProfile } from './faculty-member.ts'
import { toMembers } from './parse-faculty.ts'

type Records = Partial<Record<RecordKind, readonly Row[]>>

/** The whole profile, or null while a part is still on its way: so no section pushes another down. */
function assemble(member: FacultyMember, records: Records): FacultyProfile | null {
  const { experiences, awards, qualifications, publications } = records
  if (!(experiences && awards && qualifications && publications)) return null
  return assembleProfile(member, { experiences, awards, qualifications, publications })
}

function watchRecords(
  uid: string,
  next: (kind: RecordKind, rows: readonly Row[]) => void,
  failed: (error: Error) => void,
): () => void {
  const stops = recordKinds.map((kind) =>
    watchList(
      { collection: documentPaths.facultyRecords(uid, kind), where: [['isRemoved', false]] },
      (rows) => next(kind, rows),
      failed,
    ),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

/** The rules refuse a removed member and one who never existed alike. */
const isRefusal = (error: Error): boolean => 'code' in error && error.code === 'permission-denied'

function whereKey(id: string): NonNullable<ListQuery['where']> {
  const { email, idPrefix = '' } = profileKey(id)
  if (email !== undefined) return [['email', email]]
  const { from, before } = idsWith(idPrefix)
  return [
    ['__name__', from, '>='],
    ['__name__', before, '<'],
  ]
}

/** Listens to the profile and the records of the member of an address with this id; null if there is no public one. */
export const watchProfile: Listen<FacultyProfile | null> = (id, next, fail) => {
  const failed = (error: Error) => (isRefusal(error) ? next(null) : fail(error))
  let uid: string | undefined
  let member: FacultyMember | undefined
  let records: Records = {}
  let stopRecords = () => {}

  const tell = () => {
    const profile = member && assemble(member, records)
    if (profile) next(profile)
  }
  const follow = (row: Row | undefined) => {
    uid = row?.id
    stopRecords()
    records = {}
    stopRecords = row
      ? watchRecords(
          row.id,
          (kind, rows) => {
            records = { ...records, [kind]: rows }
            tell()
          },
          failed,
        )
      : () => {}
  }

  const stop = watchList(
    {
      collection: collectionPaths.faculty,
      where: [...whereKey(id), ['isRemoved', false]],
      limit: 1,
    },
    (rows) => {
      const [row] = rows
      member = toMembers(rows)[0]
      if (row?.id !== uid) follow(member && row)
      if (member) tell()
      else next(null)
    },
    failed,
  )
  return () => {
    stop()
    stopRecords()
  }
}
