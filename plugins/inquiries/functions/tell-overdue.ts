import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Configuration } from '@prangan/functions/lib/configuration'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { notify } from '@prangan/functions/office/notify'
import { collectionPaths } from '../contract/paths.ts'
import { overdue } from './concerns.ts'
import { toInquiry } from './inquiry-store.ts'

/** Days for which a night that failed is made up for. */
const lately = 7

/** Tells those to whom an inquiry is assigned that its day has passed, each once. Returns how many are overdue since lately. */
export async function tellOverdue(
  firebase: Firebase,
  now: Date,
  _configuration: Configuration,
  tell = notify,
): Promise<number> {
  const firestore = await firebase.firestore()
  const today = dayInIndia(now)
  const { docs } = await firestore
    .collection(collectionPaths.inquiries)
    .where('isOpen', '==', true)
    .where('dueOn', '>=', addDays(today, -lately))
    .where('dueOn', '<', today)
    .get()
  const batch = firestore.batch()
  for (const stored of docs) {
    const { assignedTo, ...inquiry } = toInquiry(stored)
    if (assignedTo) tell(batch, firestore, assignedTo.uid, overdue({ id: stored.id, ...inquiry }))
  }
  await batch.commit()
  return docs.length
}
