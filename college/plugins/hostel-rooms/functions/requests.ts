import { createHash, randomUUID } from 'node:crypto'
import { endpointTable } from '@prangan/contract/endpoints/table'
import { errors } from '@prangan/contract/errors'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { addAudit, doneBy } from '@prangan/functions/audit/audit'
import { readObject } from '@prangan/functions/files/read-object'
import { checkForm, type Form, takeForm } from '@prangan/functions/forms/take-form'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { countListChange } from '@prangan/functions/lib/list-changes'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { queueMail } from '@prangan/functions/mail/queue-mail'
import { checkFile } from '@prangan/functions/media/check-file'
import { atField } from '@prangan/functions/media/refuse-file'
import { removeObject, storePrivateObject } from '@prangan/functions/media/store-object'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { collectionPaths, hostelPaths } from '../contract/paths.ts'
import { type FreeRooms, type RoomRequest, RoomRequestSchema, requestKeys } from '../contract/requests.ts'
import { type RoomKey, roomKeys, rooms } from '../contract/rooms.ts'

const answer = { message: 'Thank you. Your request has reached the office, which answers by mail.' }

/**
 * The limits are checked before the work on the photo, and again in the write itself, which decides. The photo is stored before
 * the document that names it.
 */
export const requestRoom: Handler<'requestRoom'> = async ({ body, files }, context) => {
  const { firebase, configuration, now, address, idempotency } = context
  const { photo: sent } = files
  if (!sent) throw new Failure('photo-missing', { fields: { photo: errors['photo-missing'][1] } })
  const { language, ...content } = body
  const firestore = await firebase.firestore()
  const photoHash = createHash('sha256').update(sent.bytes).digest('base64url')
  const form: Form = {
    name: 'hostel room',
    content: { ...content, photoHash },
    named: { email: normaliseEmail(body.email) },
    now,
    configuration,
  }
  if ('answer' in (await checkForm(firestore, form))) return answer
  const rule = endpointTable.requestRoom.body.files.photo
  const photo = await checkFile({ ...sent, name: '' }, rule).catch((error: unknown) => {
    throw atField('photo', error)
  })
  const id = randomUUID()
  const path = hostelPaths.request(id)
  await storePrivateObject(firebase, hostelPaths.photo(id, photo.name), photo)
  const { name, contentType, bytes } = photo
  const request = {
    ...content,
    ...(language && { language }),
    photo: { name, contentType, size: bytes.length },
    status: 'waiting',
    version: 1,
    createdAt: now,
    updatedAt: now,
    searchKeys: requestKeys(content),
  } as const
  try {
    await takeForm(firestore, form, async (batch) => {
      await idempotency.refuseRepeat()
      batch.create(firestore.doc(path), request)
      const mail = { kind: 'room request', to: body.email, room: body.room, status: 'waiting' } as const
      queueMail(batch, firestore, { ...mail, language: language ?? null }, now, { isByStranger: true })
      addAudit(batch, firestore, { action: 'room requested', subject: path, from: address, at: now })
      idempotency.keepAnswer(batch, answer)
      return id
    })
  } catch (error) {
    // After any other error the commit may have succeeded, so the sweep decides.
    if (error instanceof Failure) await removeObject(firebase, hostelPaths.photo(id, name))
    throw error
  }
  return answer
}

function toRequest(stored: DocumentSnapshot): RoomRequest {
  if (!stored.exists) throw new Failure('no-such-request')
  return parseStored(RoomRequestSchema, stored)
}

const isRoom = (room: string): room is RoomKey => room in rooms

/** Gives a bed only while one is free: the count is read in the same transaction. */
export const decideRoom: Handler<'decideRoom'> = async ({ params, body }, context) => {
  const { firebase, now } = context
  const firestore = await firebase.firestore()
  const document = firestore.doc(hostelPaths.request(params.id))
  const version = await firestore.runTransaction(async (transaction) => {
    const before = toRequest(await transaction.get(document))
    if (before.version !== body.version) throw new Failure('changed-meanwhile')
    const { room, email: to, language = null } = before
    const given = await transaction.get(givenOf(firestore).where('room', '==', room))
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
    return version
  })
  return { message: 'Request updated successfully!', version }
}

export const readRoomPhoto: Handler<'readRoomPhoto'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  const { photo } = toRequest(await firestore.doc(hostelPaths.request(params.id)).get())
  const path = hostelPaths.photo(params.id, photo.name)
  return { ...(await readObject(firebase, path, { mayHavePrivate: true })), isDownload: true }
}

const givenOf = (firestore: Firestore) =>
  firestore.collection(collectionPaths.hostelRequests).where('status', '==', 'given')

export async function readFreeRooms(firestore: Firestore): Promise<FreeRooms[]> {
  const { docs } = await givenOf(firestore).select('room').get()
  return roomKeys.map((room) => ({
    room,
    free: Math.max(0, rooms[room].beds - docs.filter((given) => given.get('room') === room).length),
  }))
}

const lifetime = 365 * 24 * 60 * 60_000

/** Deletes requests, with their photos, a year after they were sent. */
export async function sweepHostelRequests(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const { docs } = await firestore
    .collection(collectionPaths.hostelRequests)
    .where('createdAt', '<', new Date(now.getTime() - lifetime))
    .get()
  for (const { id, ref, ...stored } of docs.map((each) => ({ id: each.id, ref: each.ref, ...each.data() }))) {
    const { name } = RoomRequestSchema.shape.photo.parse((stored as { photo?: unknown }).photo)
    // The document goes last: a crash here is repaired by the next night.
    await removeObject(firebase, hostelPaths.photo(id, name))
    await ref.delete()
  }
  return docs.length
}
