import { documentPaths } from '@prangan/contract/paths'
import type { AlumnusDetails } from '@prangan/contract/schemas/alumni'
import type { Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Context } from '../http/handler.ts'
import type { Firebase } from '../lib/firebase.ts'
import type { CopyWrite } from '../lib/public-copies.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice } from '../office/counters.ts'
import { readOriginal, storeOriginal, storeShown, withSparePhotos } from './alumni-photos.ts'
import {
  findingKeys,
  type Meant,
  photosOf,
  publicAlumnus,
  type StoredAlumnus,
  workOnAlumnus,
} from './alumni-store.ts'

/** What the office wants of an alumnus. */
export type Change = Meant & {
  /** What is to be different, looking at them as they stand; fields that stay may be left out or named. */
  differences: (alumnus: StoredAlumnus) => Partial<AlumnusDetails & { status: boolean }>
  /** A new photo, checked. */
  photo?: Buffer | undefined
}

/**
 * Changes an alumnus, with all that follows from it: the public projection and photo, the office's count, the audit,
 * the mail to whoever is now verified. Where nothing is different, nothing is written. Throws 404, 409 and 503.
 */
export function changeAlumnus(change: Change, context: Context): Promise<void> {
  const { firebase } = context
  return withSparePhotos(firebase, async (spare) => {
    const firestore = await firebase.firestore()
    const newPhoto = change.photo && (await storeOriginal(firebase, change.photo))
    if (newPhoto) spare.add(newPhoto)
    const { before, after } = await workOnAlumnus(firestore, change, async (before, writtenAt) => {
      const wanted = { ...before, ...change.differences(before), ...(newPhoto && { photo: newPhoto }) }
      if (differing(before, wanted).length === 0) {
        return { batch: firestore.batch(), copies: [], value: { before, after: before } }
      }
      const publicPhoto = await publicPhotoOf(firebase, before, wanted, change.photo)
      const after = { ...wanted, publicPhoto, ...findingKeys(wanted), version: before.version + 1 }
      // The one that is shown already is not spare, whoever is overtaken and refused.
      if (publicPhoto !== before.publicPhoto) spare.add(publicPhoto)
      const batch = await prepare(before, after, writtenAt, context)
      return { batch, copies: projectionOf(before, after), value: { before, after } }
    }).catch(async (error: unknown) => {
      // Where the answer to a commit was lost, its next try is overtaken by the first, and refused.
      for (const named of await photosOf(firestore, change.id)) spare.delete(named)
      throw error
    })
    spare.add(before.photo).add(before.publicPhoto)
    for (const named of [after.photo, after.publicPhoto]) spare.delete(named)
  })
}

/** The fields in which two states of an alumnus differ. */
function differing(before: StoredAlumnus, after: StoredAlumnus): (keyof StoredAlumnus)[] {
  const fields = Object.keys(after) as (keyof StoredAlumnus)[]
  return fields.filter((field) => before[field] !== after[field])
}

/** The photo that the public is to see: none of whoever waits, the same while the original is the same, else a new one. */
async function publicPhotoOf(
  firebase: Firebase,
  before: StoredAlumnus,
  wanted: StoredAlumnus,
  newPhoto: Buffer | undefined,
): Promise<string> {
  if (!wanted.status) return ''
  if (before.publicPhoto && before.photo === wanted.photo) return before.publicPhoto
  const original = newPhoto ?? (await readOriginal(firebase, wanted.photo))
  return original ? storeShown(firebase, original) : ''
}

/** What the public is to see of them after it. */
function projectionOf(before: StoredAlumnus, after: StoredAlumnus): CopyWrite[] {
  const path = documentPaths.verifiedAlumnus(after.id)
  if (after.status) return [{ path, kind: 'set', data: publicAlumnus(after) }]
  return before.status ? [{ path, kind: 'delete' }] : []
}

/** All that is written in one step, if the alumnus is still as they were read. */
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
    queueMail(batch, firestore, { kind: 'alumnus verified', to: after.email }, now)
  }
  const told = differing(before, after).filter((field) => !keptBeside.includes(field))
  if (told.length > 0) {
    addAudit(batch, firestore, { action: 'alumnus changed', detail: told.join(', '), ...entry })
  }
  return batch
}

/** What changes of itself, or has an entry of its own in the audit. */
const keptBeside: readonly (keyof StoredAlumnus)[] = [
  'status',
  'publicPhoto',
  'version',
  'emailKey',
  'searchKeys',
]
