import { documentPaths } from '@prangan/contract/paths'
import type { DeletedAlumnusDocument } from '@prangan/contract/schemas/alumni'
import type { Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { addAudit, doneBy } from '../audit/audit.ts'
import type { Context, Handler } from '../http/handler.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice, showOfficeCounts } from '../office/counters.ts'
import { withPhotoCleanup } from './alumni-photos.ts'
import { type StoredAlumnus, updateStoredAlumnus } from './alumni-store.ts'

/** Moves an alumnus to the bin. This rejects a pending one, who is mailed the office's reason if there is one. */
export const deleteAlumnus: Handler<'deleteAlumnus'> = async ({ params, body }, context) => {
  const { firebase } = context
  const ref = { id: params.id, version: body.version }
  await withPhotoCleanup(firebase, async (unused) => {
    const { publicPhoto, status } = await updateStoredAlumnus(
      await firebase.firestore(),
      ref,
      async (alumnus, writtenAt) => ({
        batch: await removal(alumnus, writtenAt, body.reason, context),
        copies: [{ path: documentPaths.verifiedAlumnus(alumnus.id), kind: 'delete' }],
        value: alumnus,
      }),
    )
    unused.add(publicPhoto)
    if (!status) await showOfficeCounts(await firebase.firestore())
  })
  return { message: 'Alumni deleted successfully!' }
}

async function removal(
  { id, ...alumnus }: StoredAlumnus,
  writtenAt: Timestamp,
  reason: string,
  { firebase, caller, now, address }: Context,
): Promise<WriteBatch> {
  const firestore = await firebase.firestore()
  const subject = documentPaths.alumnus(id)
  const { email: to, status, language } = alumnus
  const action = status ? 'alumnus deleted' : 'alumnus rejected'
  const batch = firestore.batch()
  batch.delete(firestore.doc(subject), { lastUpdateTime: writtenAt })
  const bin: DeletedAlumnusDocument = {
    ...alumnus,
    publicPhoto: '',
    deletedAt: now,
    deletedBy: caller.email,
    reason,
  }
  batch.set(firestore.doc(documentPaths.deletedAlumnus(id)), bin)
  if (!status) await countForOffice(batch, firestore, { requestedAlumni: -1 })
  if (!status && reason) {
    queueMail(batch, firestore, { kind: 'alumnus rejected', to, reason, language: language ?? null }, now)
  }
  addAudit(batch, firestore, { action, subject, ...doneBy({ caller, address, now }) })
  return batch
}
