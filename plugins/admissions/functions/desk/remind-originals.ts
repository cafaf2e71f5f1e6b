import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths } from '@prangan/contract/paths'
import { mailApplicant } from '@prangan/functions/admissions/application-store'
import type { Firebase } from '@prangan/functions/lib/firebase'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { owedOriginals } from '../../contract/originals.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { toApplication } from '../application-store.ts'
import { originalsMail } from './originals-mail.ts'

/** Days before an original is due on which its applicant is reminded. */
const remindedAhead = 2

/**
 * E-mails those who were admitted and have to bring an original within two days, once for each such day. Returns how many
 * mails that made. A repeat on the same day makes none.
 */
export async function remindOriginals(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  // Somebody with an earlier original overdue may have another one that is due now.
  const { docs } = await firestore
    .collection(collectionPaths.admissions)
    .where('originalsDue', '>', '')
    .where('originalsDue', '<=', addDays(dayInIndia(now), remindedAhead))
    .select()
    .get()
  let sent = 0
  for (const { ref } of docs) if (await remind(firestore, ref, now)) sent += 1
  return sent
}

function isToRemind(application: AdmissionDocument, now: Date): boolean {
  const { status, roll, mails, email } = application
  if (status !== 'admitted' || !roll || email === '') return false
  const today = dayInIndia(now)
  return owedOriginals(application).some(({ until }) => {
    if (until < today || until > addDays(today, remindedAhead)) return false
    const since = endOfDayInIndia(addDays(until, -remindedAhead - 1))
    return !mails.some(({ topic, at }) => topic === 'originals due' && at >= since)
  })
}

function remind(firestore: Firestore, document: DocumentReference, now: Date): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const application = toApplication(await transaction.get(document))
    if (!isToRemind(application, now)) return false
    const topic = 'originals due'
    const before = { ...application, path: document.path }
    const mails = mailApplicant(transaction, firestore, before, topic, originalsMail(topic, application), now)
    transaction.update(document, { mails, version: application.version + 1, updatedAt: now })
    return true
  })
}
