import { endpointTable } from '@prangan/contract/endpoints/table'
import { limits } from '@prangan/contract/limits'
import { collections, documents } from '@prangan/contract/paths'
import type { AlumnusDetails } from '@prangan/contract/schemas/alumni'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Firestore, QueryDocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore'
import { addAudit } from '../audit/audit.ts'
import type { Firebase } from '../firebase.ts'
import { readFormTurn, runFormTransaction } from '../forms/form-turns.ts'
import { Failure } from '../http/failure.ts'
import type { Context, Handler } from '../http/handler.ts'
import { checkPhoto } from '../media/photo.ts'
import { countForOffice } from '../office/counters.ts'
import { storeOriginal, withSparePhotos } from './alumni-photos.ts'
import { findingKeys } from './alumni-store.ts'
import { fromRegistration } from './alumni-wire.ts'

type Registration = { details: AlumnusDetails } & Pick<Context, 'now' | 'address' | 'idempotency'>

/**
 * Call 22. Whether it may come in is asked twice: before the work on the photo, which the limit spares us, and in the
 * transaction, which alone decides.
 */
export const registerAlumnus: Handler<'registerAlumnus'> = async (
  { body, files },
  { firebase, now, address, idempotency },
) => {
  if (!files.photo) throw new Failure('photo-missing')
  const firestore = await firebase.firestore()
  const registration = { details: fromRegistration(body), now, address, idempotency }
  const known = await firestore.runTransaction((transaction) => admit(transaction, firestore, registration), {
    readOnly: true,
  })
  if ('sameId' in known) return answerOf(known.sameId)
  const photo = await checkPhoto(files.photo, endpointTable.registerAlumnus.body.files.photo)
  return answerOf(await register(firebase, registration, photo))
}

const answerOf = (id: string) => ({ message: 'Data Submitted Successfully', id })

/** The id of the same registration of a moment ago, or what takes a turn under the limit. Throws 429. */
async function admit(
  transaction: Transaction,
  firestore: Firestore,
  { details, now, address }: Registration,
): Promise<{ sameId: string } | { takeTurn: () => void }> {
  const ofAddress = firestore
    .collection(collections.alumni)
    .where('emailKey', '==', normaliseEmail(details.email))
  const { docs } = await transaction.get(ofAddress)
  const same = docs.find((stored) => isSame(stored, details, now))
  if (same) return { sameId: same.id }
  return { takeTurn: await readFormTurn(transaction, firestore, { address, now }) }
}

/** Somebody who presses the button twice, or whose answer got lost, is one alumnus. */
function isSame(stored: QueryDocumentSnapshot, { name, dob }: AlumnusDetails, now: Date): boolean {
  const age = now.getTime() - (stored.get('createdAt') as Timestamp).toMillis()
  return stored.get('name') === name && stored.get('dob') === dob && age < limits.publicForms.sameWithin
}

/** Writes all there is to write in one step, after the photo. Gives the id. */
function register(firebase: Firebase, registration: Registration, photo: Buffer): Promise<string> {
  const { details, now, address, idempotency } = registration
  return withSparePhotos(firebase, async (spare) => {
    const firestore = await firebase.firestore()
    const name = await storeOriginal(firebase, photo)
    spare.add(name)
    const { id } = firestore.collection(collections.alumni).doc()
    const subject = documents.alumnus(id)
    const registered = await runFormTransaction(firestore, async (transaction) => {
      const admitted = await admit(transaction, firestore, registration)
      if ('sameId' in admitted) return admitted.sameId
      admitted.takeTurn()
      transaction.create(firestore.doc(subject), {
        ...details,
        ...findingKeys(details),
        photo: name,
        publicPhoto: '',
        status: false,
        version: 1,
        createdAt: now,
        updatedAt: now,
      })
      await countForOffice(transaction, firestore, { requestedAlumni: 1 })
      idempotency.keepAnswer(transaction, answerOf(id))
      addAudit(transaction, firestore, { action: 'alumnus registered', subject, from: address, at: now })
      return id
    })
    if (registered === id) spare.delete(name)
    return registered
  })
}
