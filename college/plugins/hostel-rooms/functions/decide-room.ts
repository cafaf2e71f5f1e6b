import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { countListChange } from '@prangan/functions/lib/list-changes'
import { queueMail } from '@prangan/functions/mail/queue-mail'
import { countForOffice, showOfficeCounts } from '@prangan/functions/office/counters'
import { hostelPaths } from '../contract/paths.ts'
import { isRoom, rooms } from '../contract/rooms.ts'
import { givenRooms, toRequest } from './request-store.ts'

/** Gives a bed only while one is free: the count is read in the same transaction. */
export const decideRoom: Handler<'decideRoom'> = async ({ params, body }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const document = firestore.doc(hostelPaths.request(params.id))
  const version = await firestore.runTransaction(async (transaction) => {
    const before = toRequest(await transaction.get(document))
    if (before.version !== body.version) throw new Failure('changed-meanwhile')
    const { room, email: to, language = null } = before
    const given = await transaction.get(givenRooms(firestore).where('room', '==', room))
    const beds = isRoom(room) ? rooms[room].beds : 0
    if (body.status === 'given' && before.status !== 'given' && given.size >= beds)
      throw new Failure('no-free-bed')
    const version = before.version + 1
    transaction.update(document, { status: body.status, version, updatedAt: now })
    if (isRoom(room)) {
      const mail = { kind: 'room request', to, room, status: body.status, language } as const
      queueMail(transaction, firestore, mail, now)
    }
    addAudit(transaction, firestore, {
      action: body.status === 'given' ? 'room given' : 'room refused',
      subject: document.path,
      ...doneBy(context),
    })
    await countListChange(transaction, firestore, 'hostelRooms')
    if (before.status === 'waiting') await countForOffice(transaction, firestore, { roomRequests: -1 })
    return version
  })
  await showOfficeCounts(firestore)
  return { message: 'Request updated successfully!', version }
}
