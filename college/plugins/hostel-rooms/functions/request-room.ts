import { createHash, randomUUID } from 'node:crypto'
import { endpointTable } from '@prangan/contract/endpoints/table'
import { errors } from '@prangan/contract/errors'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { addAudit } from '@prangan/functions/audit/audit'
import { checkForm, type Form, takeForm } from '@prangan/functions/forms/take-form'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { queueMail } from '@prangan/functions/mail/queue-mail'
import { checkFile } from '@prangan/functions/media/check-file'
import { atField } from '@prangan/functions/media/refuse-file'
import { removeObject, storePrivateObject } from '@prangan/functions/media/store-object'
import { countForOffice } from '@prangan/functions/office/counters'
import { hostelPaths } from '../contract/paths.ts'
import { requestKeys } from '../contract/requests.ts'

const answer = {
  message: 'Thank you. Your request has reached the office. We answer by e-mail within a week.',
}

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
      await countForOffice(batch, firestore, { roomRequests: 1 })
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
