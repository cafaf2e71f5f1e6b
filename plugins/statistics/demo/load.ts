import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { builtPages, pagePaths } from '@prangan/contract/page-paths'
import { collectionPaths } from '@prangan/contract/paths'
import type { Target } from '@prangan/emulators/demo/target.ts'
import { visitCountsPath } from '../contract/paths.ts'
import { noVisits, type VisitCounts } from '../contract/visits.ts'

const days = 40

/** The most frequent first. */
const pages = [
  pagePaths.home,
  pagePaths.allNotices,
  pagePaths.admissionProcedure,
  pagePaths.registration,
  pagePaths.syllabus,
  pagePaths.timetable,
  pagePaths.contact,
  pagePaths.library,
  pagePaths.feedback,
]

/** Weekdays have more visitors than Sundays, and each place fewer than the one before. */
function visitsOf(day: string, notices: readonly string[]): VisitCounts {
  const weekday = new Date(day).getUTCDay()
  const busy = weekday === 0 ? 2 : 4 + ((Number(day.slice(-2)) * 7) % 3)
  const places = [...pages.map(({ path }) => path), ...notices.map((id) => `/notices/${id}`)]
  return {
    ...noVisits(day),
    reads: Object.fromEntries(places.map((path, at) => [path, busy * Math.ceil(24 / (at + 1))])),
    documents: Object.fromEntries(notices.slice(0, 2).map((id, at) => [`/files/${id}`, busy * (3 - at)])),
    begun: { [builtPages.registration.path]: busy * 2, [builtPages.feedback.path]: busy },
    sent: { [builtPages.registration.path]: busy, [builtPages.feedback.path]: Math.floor(busy / 2) },
  }
}

/** Fills the last weeks, and this month's searches that found nothing. */
export async function load({ firestore }: Target): Promise<void> {
  const { docs } = await firestore.collection(collectionPaths.news).limit(limits.notices.news).get()
  const notices = docs.map(({ id }) => id)
  const today = dayInIndia(new Date())
  const batch = firestore.batch()
  for (let ago = 0; ago < days; ago += 1) {
    const day = addDays(today, -ago)
    batch.set(firestore.doc(visitCountsPath(day)), visitsOf(day, notices))
  }
  const month = today.slice(0, 'YYYY-MM'.length)
  const missed = { 'migration certificate': 9, 'hostel fees': 5, छात्रवृत्ति: 4 }
  batch.set(firestore.doc(visitCountsPath(month)), { ...noVisits(month), missed })
  await batch.commit()
}
