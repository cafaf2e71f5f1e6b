import { documentPaths, publicGroups } from '@prangan/contract/paths'
import { DeletedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../../audit/audit.ts'
import type { Context, Handler } from '../../http/handler.ts'
import { Failure } from '../../lib/failure.ts'
import { parseStored } from '../../lib/parse-stored.ts'
import { changePublic, type PublicChange } from '../../lib/public-copies.ts'
import { countForOffice, showOfficeCounts } from '../../office/counters.ts'
import { withPhotoCleanup } from '../alumni-photos.ts'
import { photosOf } from '../alumni-store.ts'
import { projectionOf, publicPhotoOf } from '../change-alumnus.ts'

/**
 * Restores an alumnus from the bin: public with a new public photo if they were verified. A repeated call changes nothing.
 * Throws 404 if they do not exist any more.
 */
export const restoreAlumnus: Handler<'restoreAlumnus'> = async ({ params: { id } }, context) => {
  const { firebase } = context
  await withPhotoCleanup(firebase, async (unused) => {
    const firestore = await firebase.firestore()
    const [current, bin] = [documentPaths.alumnus(id), documentPaths.deletedAlumnus(id)]
    const copy = documentPaths.verifiedAlumnus(id)
    try {
      await changePublic(firestore, publicGroups.alumnus(id), [copy], async () => {
        const [stored, deleted] = await firestore.getAll(firestore.doc(current), firestore.doc(bin))
        if (deleted?.updateTime) return restoration(deleted, deleted.updateTime, unused, context)
        if (!stored?.exists) throw new Failure('not-in-bin')
        return { batch: firestore.batch(), copies: [], value: undefined }
      })
    } finally {
      // A refused attempt may follow a commit whose reply was lost.
      for (const named of await photosOf(firestore, id)) unused.delete(named)
    }
    await showOfficeCounts(firestore)
  })
  return { message: 'Alumnus restored.' }
}

async function restoration(
  stored: DocumentSnapshot,
  writtenAt: Timestamp,
  unused: Set<string>,
  { firebase, caller, now, address }: Context,
): Promise<PublicChange<undefined>> {
  const firestore = await firebase.firestore()
  const { deletedAt, deletedBy, reason, ...deleted } = parseStored(DeletedAlumnusDocumentSchema, stored)
  const publicPhoto = await publicPhotoOf(firebase, deleted, deleted)
  unused.add(publicPhoto)
  const alumnus = { ...deleted, publicPhoto }
  const subject = documentPaths.alumnus(stored.id)
  const batch = firestore.batch()
  batch.create(firestore.doc(subject), alumnus)
  batch.delete(stored.ref, { lastUpdateTime: writtenAt })
  if (!alumnus.status) await countForOffice(batch, firestore, { requestedAlumni: 1 })
  addAudit(batch, firestore, { action: 'alumnus restored', subject, ...doneBy({ caller, address, now }) })
  const shown = { ...alumnus, id: stored.id }
  return { batch, copies: projectionOf(shown, shown), value: undefined }
}
