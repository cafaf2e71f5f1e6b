import { parseDocument } from '@prangan/contract/parse-document'
import { documentPaths, publicGroups } from '@prangan/contract/paths'
import type { AccessRights } from '@prangan/contract/roles'
import { FacultyDocumentSchema, type UpdateFacultyInput } from '@prangan/contract/schemas/faculty'
import { nameKeys } from '@prangan/contract/search'
import type { Firestore } from 'firebase-admin/firestore'
import { addAudit, type DoneBy } from '../audit/audit.ts'
import { Failure } from '../lib/failure.ts'
import { changePublic } from '../lib/public-copies.ts'
import type { Member } from './faculty-store.ts'
import { changesOf } from './profile-changes.ts'
import type { ProfileFile } from './profile-files.ts'
import { filesOf } from './sync-visibility.ts'

export type ProfileChange = {
  uid: string
  form: UpdateFacultyInput
  files: readonly Pick<ProfileFile, 'field' | 'name'>[]
  caller: AccessRights
  by: DoneBy
}

/**
 * Changes a profile with its audit entry, which lists the fields but not their values. Returns the new profile and the paths of
 * files that it no longer names. Throws 404 for a deleted profile, and 409 if it has changed since the form's version.
 */
export async function changeProfile(
  firestore: Firestore,
  { uid, form, files, caller, by }: ProfileChange,
): Promise<{ after: Member; unnamed: string[] }> {
  const path = documentPaths.faculty(uid)
  return changePublic(firestore, publicGroups.faculty(uid), [path], async ({ documents: [stored] }) => {
    if (!stored) throw new Failure('no-such-faculty')
    const before: Member = { ...parseDocument(FacultyDocumentSchema, { id: path, data: stored }), uid }
    if (form.version !== undefined && form.version !== before.version) throw new Failure('changed-meanwhile')
    const newFiles = Object.fromEntries(files.map(({ field, name }) => [field, name]))
    const changes = { ...changesOf(form, caller, before), ...newFiles }
    const detail = Object.keys(changes).join(', ')
    const batch = firestore.batch()
    if (!detail) return { batch, copies: [], value: { after: before, unnamed: [] } }
    const fields = { ...changes, ...(changes.name !== undefined && { searchKeys: nameKeys(changes.name) }) }
    const after = { ...before, ...fields, version: before.version + 1 }
    const { version } = after
    const copies = [{ path, kind: 'update' as const, data: { ...fields, version, updatedAt: by.at } }]
    addAudit(batch, firestore, { action: 'profile changed', subject: before.email, detail, ...by })
    const named = filesOf(after)
    const unnamed = filesOf(before).filter((file) => !named.includes(file))
    return { batch, copies, value: { after, unnamed } }
  })
}
