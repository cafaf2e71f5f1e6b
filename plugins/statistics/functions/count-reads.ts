import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { withoutLanguage } from '@prangan/contract/languages'
import type { Handler } from '@prangan/functions/http/handler'
import { statisticsLimits } from '../contract/limits.ts'
import { visitCountsPath } from '../contract/paths.ts'
import { noticePlace } from './known-places.ts'

/** Reads one number of each day's document, which may have 300 KB. */
export const countReads: Handler<'countReads'> = async ({ body }, { firebase, now }) => {
  const path = withoutLanguage(body.path)
  const [firestore, { FieldPath }] = await Promise.all([
    firebase.firestore(),
    import('firebase-admin/firestore'),
  ])
  const today = dayInIndia(now)
  const days = Array.from({ length: statisticsLimits.recentDays }, (_, ago) => addDays(today, -ago))
  const field = new FieldPath('reads', noticePlace(path) ?? path)
  const stored = await firestore.getAll(...days.map((day) => firestore.doc(visitCountsPath(day))), {
    fieldMask: [field],
  })
  const counts = stored.map((day): unknown => day.get(field))
  return { count: counts.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0) }
}
