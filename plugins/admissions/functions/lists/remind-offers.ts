import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths } from '@prangan/contract/paths'
import type { Firebase } from '@prangan/functions/lib/firebase'
import type { OfferTimeMail } from '../../contract/mails.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { hasLapsed } from '../../contract/states.ts'
import { mailEach } from '../mail-each.ts'
import { offerTimeMail } from './offer-time-mail.ts'

/** Days before the end on which an applicant is reminded. */
const remindedAhead = 2
/** Days in which an applicant is still told that an offer lapsed, in case some nights were missed. */
const toldAfter = 7

/**
 * E-mails those whose offer ends tomorrow or the day after, India's calendar, and those whose offer has lapsed. Returns how
 * many mails that made. A repeat on the same day makes none.
 */
export async function remindOffers(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const today = dayInIndia(now)
  const { docs } = await firestore
    .collection(collectionPaths.admissions)
    .where('offer.payTo', '>', endOfDayInIndia(addDays(today, -toldAfter)))
    .where('offer.payTo', '<=', endOfDayInIndia(addDays(today, remindedAhead)))
    .select()
    .get()
  const mailOf = (application: AdmissionDocument) => {
    const topic = topicNow(application, now)
    if (!topic || !application.offer) return undefined
    return { topic, content: offerTimeMail(topic, application.offer) }
  }
  return mailEach(firestore, docs, mailOf, now)
}

function topicNow(application: AdmissionDocument, now: Date): OfferTimeMail['topic'] | undefined {
  const { status, offer, mails } = application
  if (status !== 'offered' || !offer) return undefined
  const isTold = (topic: OfferTimeMail['topic'], since: Date) =>
    mails.some((mail) => mail.topic === topic && mail.at >= since)
  if (hasLapsed(application, now)) return isTold('offer lapsed', offer.payTo) ? undefined : 'offer lapsed'
  const today = dayInIndia(now)
  if (dayInIndia(offer.payTo) === today) return undefined
  return isTold('offer ends soon', endOfDayInIndia(addDays(today, -1))) ? undefined : 'offer ends soon'
}
