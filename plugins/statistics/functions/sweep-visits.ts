import { addDays, monthBefore } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { SearchMissesSchema } from '@prangan/contract/schemas/search-misses'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { statisticsLimits } from '../contract/limits.ts'
import { collectionPaths, visitCountsPath } from '../contract/paths.ts'
import { addVisits, isDay } from '../contract/visits.ts'
import { toCounts } from './visit-store.ts'

/** Adds a day to its month and deletes it, so that a day is never in both. */
async function joinMonth(firestore: Firestore, day: DocumentReference): Promise<void> {
  const period = day.id.slice(0, 'YYYY-MM'.length)
  const month = firestore.doc(visitCountsPath(period))
  await runTransaction(firestore, async (transaction) => {
    const [storedDay, storedMonth] = await transaction.getAll(day, month)
    if (!storedDay?.exists || !storedMonth) return
    transaction.set(month, addVisits(toCounts(storedMonth, period), toCounts(storedDay, day.id)))
    transaction.delete(day)
  })
}

/** Copies the searches of a month that found nothing, but not those that few asked for. */
async function keepMissed(firestore: Firestore, month: string): Promise<void> {
  const stored = await firestore.doc(documentPaths.searchMisses(month)).get()
  if (!stored.exists) return
  const { queries } = parseStored(SearchMissesSchema, stored)
  const missed = Object.entries(queries).filter(([, count]) => count >= statisticsLimits.asked)
  if (missed.length === 0) return
  await firestore
    .doc(visitCountsPath(month))
    .set({ period: month, missed: Object.fromEntries(missed) }, { mergeFields: ['period', 'missed'] })
}

/** Turns old days into months, deletes old months, and keeps what was searched for in vain. Returns how many were deleted. */
export async function sweepVisits(firebase: Firebase, now: Date): Promise<number> {
  const firestore = await firebase.firestore()
  const today = dayInIndia(now)
  for (const month of [monthBefore(today, 1), monthBefore(today, 0)]) await keepMissed(firestore, month)
  const firstDay = addDays(today, -statisticsLimits.days)
  const firstMonth = monthBefore(today, statisticsLimits.months)
  const { docs } = await firestore
    .collection(collectionPaths.visitCounts)
    .where('period', '<', firstDay)
    .select()
    .get()
  const isOld = ({ id }: { id: string }) => id < firstMonth
  const days = docs.filter((stored) => isDay(stored.id) && !isOld(stored))
  for (const { ref } of days) await joinMonth(firestore, ref)
  const old = docs.filter(isOld)
  await Promise.all(old.map(({ ref }) => ref.delete()))
  return days.length + old.length
}
