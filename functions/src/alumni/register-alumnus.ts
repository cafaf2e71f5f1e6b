import { endpointTable } from '@prangan/contract/endpoints/table'
import type { Language } from '@prangan/contract/languages'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { AlumnusDetails } from '@prangan/contract/schemas/alumni'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { addAudit } from '../audit/audit.ts'
import { checkForm, type Form, takeForm } from '../forms/take-form.ts'
import type { Context, Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { checkPhoto } from '../media/photo.ts'
import { countForOffice } from '../office/counters.ts'
import { storeOriginal, withPhotoCleanup } from './alumni-photos.ts'
import { alumnusKeys } from './alumni-store.ts'
import { fromRegistration } from './alumni-wire.ts'

type Registration = { details: AlumnusDetails; language: Language | undefined } & Pick<
  Context,
  'configuration' | 'now' | 'address' | 'idempotency'
>

/**
 * Registers an alumnus. The limits are checked before the expensive work on the photo, and again in the write, which decides. A
 * double click or a repeat after a lost reply registers one alumnus.
 */
export const registerAlumnus: Handler<'registerAlumnus'> = async (
  { body, files },
  { firebase, configuration, now, address, idempotency },
) => {
  if (!files.photo) throw new Failure('photo-missing')
  const { language } = body
  const registration = { details: fromRegistration(body), language, configuration, now, address, idempotency }
  const known = await checkForm(await firebase.firestore(), formOf(registration))
  if ('answer' in known) return answerOf(known.answer)
  const photo = await checkPhoto(files.photo, endpointTable.registerAlumnus.body.files.photo)
  return answerOf(await register(firebase, registration, photo))
}

const answerOf = (id: string) => ({ message: 'Data Submitted Successfully', id })

function formOf({ details, configuration, now }: Registration): Form {
  const { name, dob, mobile } = details
  const email = normaliseEmail(details.email)
  return {
    name: 'alumnus',
    content: { name, dob, email },
    named: { MoNo: mobile, email },
    now,
    configuration,
  }
}

function register(firebase: Firebase, registration: Registration, photo: Buffer): Promise<string> {
  const { details, language, now, address, idempotency } = registration
  return withPhotoCleanup(firebase, async (unused) => {
    const firestore = await firebase.firestore()
    const name = await storeOriginal(firebase, photo)
    unused.add(name)
    const { id } = firestore.collection(collectionPaths.alumni).doc()
    const subject = documentPaths.alumnus(id)
    const registered = await takeForm(firestore, formOf(registration), async (batch) => {
      await idempotency.refuseRepeat()
      batch.create(firestore.doc(subject), {
        ...details,
        ...alumnusKeys(details),
        ...(language && { language }),
        photo: name,
        publicPhoto: '',
        status: false,
        version: 1,
        createdAt: now,
        updatedAt: now,
      })
      await countForOffice(batch, firestore, { requestedAlumni: 1 })
      addAudit(batch, firestore, { action: 'alumnus registered', subject, from: address, at: now })
      idempotency.keepAnswer(batch, answerOf(id))
      return id
    })
    if (registered === id) unused.delete(name)
    return registered
  })
}
