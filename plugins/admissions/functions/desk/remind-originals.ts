import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths } from '@prangan/contract/paths'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { owedOriginals } from '../../contract/originals.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { mailEach } from '../mail-each.ts'
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
  const topic = 'originals due' as const
  const mailOf = (application: AdmissionDocument) =>
    isToRemind(application, now) ? { topic, content: originalsMail(topic, application) } : undefined
  return mailEach(firestore, docs, mailOf, now)
}

function isToRemind(application: AdmissionDocument, now: Date): boolean {
  const { status, roll, mails } = application
  if (status !== 'admitted' || !roll) return false
  const today = dayInIndia(now)
  return owedOriginals(application).some(({ until }) => {
    if (until < today || until > addDays(today, remindedAhead)) return false
    const since = endOfDayInIndia(addDays(until, -remindedAhead - 1))
    return !mails.some(({ topic, at }) => topic === 'originals due' && at >= since)
  })
}
