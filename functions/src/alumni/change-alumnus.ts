import { documentPaths } from '@prangan/contract/paths'
import type { AlumnusDetails, AlumnusDocument } from '@prangan/contract/schemas/alumni'
import type { CopyWrite } from '@prangan/contract/schemas/private-documents'
import type { Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Context } from '../http/handler.ts'
import type { Firebase } from '../lib/firebase.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice, showOfficeCounts } from '../office/counters.ts'
import { readOriginal, storeOriginal, storeShown, withPhotoCleanup } from './alumni-photos.ts'
import {
  type AlumnusRef,
  alumnusKeys,
  photosOf,
  publicAlumnus,
  type StoredAlumnus,
  updateStoredAlumnus,
} from './alumni-store.ts'

export type Change = AlumnusRef & {
  differences: (alumnus: StoredAlumnus) => Partial<AlumnusDetails & { status: boolean }>
  photo?: Buffer | undefined
}

/**
 * Changes an alumnus with the public copy and photo, the office's count, the audit entry and the mail to a newly verified one.
 * Writes nothing if nothing differs. Throws 404, 409 and 503.
 */
export function changeAlumnus(change: Change, context: Context): Promise<void> {
  const { firebase } = context
  return withPhotoCleanup(firebase, async (unused) => {
    const firestore = await firebase.firestore()
    const newPhoto = change.photo && (await storeOriginal(firebase, change.photo))
    if (newPhoto) unused.add(newPhoto)
    const { before, after } = await updateStoredAlumnus(firestore, change, async (before, writtenAt) => {
      const wanted = { ...before, ...change.differences(before), ...(newPhoto && { photo: newPhoto }) }
      if (differing(before, wanted).length === 0) {
        return { batch: firestore.batch(), copies: [], value: { before, after: before } }
      }
      const publicPhoto = await publicPhotoOf(firebase, before, wanted, change.photo)
      const after = { ...wanted, publicPhoto, ...alumnusKeys(wanted), version: before.version + 1 }
      // The current public photo must stay, even if this change is refused after a conflict.
      if (publicPhoto !== before.publicPhoto) unused.add(publicPhoto)
      const batch = await prepare(before, after, writtenAt, context)
      return { batch, copies: projectionOf(before, after), value: { before, after } }
    }).catch(async (error: unknown) => {
      // If the reply to a commit was lost, the next attempt conflicts with it and is refused.
      for (const named of await photosOf(firestore, change.id)) unused.delete(named)
      throw error
    })
    unused.add(before.photo).add(before.publicPhoto)
    for (const named of [after.photo, after.publicPhoto]) unused.delete(named)
    if (before.status !== after.status) await showOfficeCounts(firestore)
  })
}

function differing(before: StoredAlumnus, after: StoredAlumnus): (keyof StoredAlumnus)[] {
  const fields = Object.keys(after) as (keyof StoredAlumnus)[]
  return fields.filter((field) => before[field] !== after[field])
}

export async function publicPhotoOf(
  firebase: Firebase,
  before: AlumnusDocument,
  wanted: AlumnusDocument,
  newPhoto?: Buffer,
): Promise<string> {
  if (!wanted.status) return ''
  if (before.publicPhoto && before.photo === wanted.photo) return before.publicPhoto
  const original = newPhoto ?? (await readOriginal(firebase, wanted.photo))
  return original ? storeShown(firebase, original) : ''
}

export function projectionOf(before: StoredAlumnus, after: StoredAlumnus): CopyWrite[] {
  const path = documentPaths.verifiedAlumnus(after.id)
  if (after.status) return [{ path, kind: 'set', data: publicAlumnus(after) }]
  return before.status ? [{ path, kind: 'delete' }] : []
}

async function prepare(
  before: StoredAlumnus,
  after: StoredAlumnus,
  writtenAt: Timestamp,
  { firebase, caller, now, address }: Context,
): Promise<WriteBatch> {
  const firestore = await firebase.firestore()
  const { id, ...document } = after
  const subject = documentPaths.alumnus(id)
  const entry = { subject, ...doneBy({ caller, address, now }) }
  const batch = firestore.batch()
  batch.update(firestore.doc(subject), { ...document, updatedAt: now }, { lastUpdateTime: writtenAt })
  if (before.status !== after.status) {
    await countForOffice(batch, firestore, { requestedAlumni: after.status ? -1 : 1 })
    const action = after.status ? 'alumnus verified' : 'alumnus sent back'
    addAudit(batch, firestore, { action, ...entry })
  }
  if (after.status && !before.status) {
    const { email: to, language = null } = after
    queueMail(batch, firestore, { kind: 'alumnus verified', to, language }, now)
  }
  const changed = differing(before, after).filter((field) => !derivedFields.includes(field))
  if (changed.length > 0) {
    addAudit(batch, firestore, { action: 'alumnus changed', detail: changed.join(', '), ...entry })
  }
  return batch
}

/** Fields that are computed from others, or have an audit entry of their own. */
const derivedFields: readonly (keyof StoredAlumnus)[] = [
  'status',
  'publicPhoto',
  'version',
  'emailKey',
  'searchKeys',
]
