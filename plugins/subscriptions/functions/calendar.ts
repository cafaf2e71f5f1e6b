import { college } from '@prangan/college/config'
import { addDays, daysBetween } from '@prangan/contract/calendar-days'
import { shownText } from '@prangan/contract/content/show-in'
import { textFrom } from '@prangan/contract/language-fields'
import { type Language, pathIn } from '@prangan/contract/languages'
import { parseDocument } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { categoryOf } from '@prangan/contract/publishing'
import { type DeletedNoticeDocument, DeletedNoticeDocumentSchema } from '@prangan/contract/schemas/notices'
import type { KeptNotice } from '@prangan/functions/news/listed-notice'
import type { Firestore } from 'firebase-admin/firestore'
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
} from 'ical-generator'
import { subscriptionLimits } from '../contract/limits.ts'
import { feedMessages } from './feed-messages.ts'

/** A deleted notice is nobody's to read any more: of its event only the days and the id are told. */
type Cancelled = Pick<DeletedNoticeDocument, 'eventDate' | 'eventEndDate' | 'version' | 'deletedAt'> & {
  id: string
}

type Calendar = {
  /** The name of the category, if it has the events of one. */
  title?: string
  language: Language
  site: string
  notices: readonly KeptNotice[]
  cancelled: readonly Cancelled[]
  /** A single event that somebody adds has a reminder; who follows a calendar sets their own. */
  reminds?: boolean
}

/** Reads the events of a category that were public and deleted since, as long as they are in the bin. */
export async function readCancelled(firestore: Firestore, of: string): Promise<Cancelled[]> {
  const { docs } = await firestore.collection(collectionPaths.newsBin).get()
  return docs
    .map((stored) => ({
      ...parseDocument(DeletedNoticeDocumentSchema, { id: stored.id, data: stored.data() }),
      id: stored.id,
    }))
    .filter((notice) => notice.eventDate !== '' && notice.publishFrom <= notice.deletedAt)
    .filter((notice) => of === 'all' || categoryOf(notice) === of)
    .map(({ id, eventDate, eventEndDate, version, deletedAt }) => ({
      id,
      eventDate,
      eventEndDate,
      version,
      deletedAt,
    }))
}

/** Returns the events as a calendar (RFC 5545). A changed event raises its SEQUENCE; a withdrawn one is marked as cancelled. */
export function calendarOf({ title, language, site, notices, cancelled, reminds }: Calendar): string {
  const texts = feedMessages(language)
  const collegeName = shownText(college.name, language).text
  const calendar = ical({
    name: `${title ?? texts.calendar}: ${collegeName}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Prangan', product: 'Prangan', language: language.toUpperCase() },
    // Google asks every 8 to 24 hours, whatever stands here.
    ttl: 60 * 60,
  })
  for (const notice of notices) {
    if (!notice.eventDate) continue
    const place = shownText(notice.place, language).text
    const address = site + pathIn(language, notice.path)
    const text = shownText(notice.details, language).text
    calendar.createEvent({
      id: uidOf(notice.id, site),
      sequence: notice.version,
      stamp: notice.updatedAt,
      summary: shownText(textFrom('title', notice), language).text,
      url: address,
      description: [text.slice(0, longestText), address].filter(Boolean).join('\n\n'),
      status: ICalEventStatus.CONFIRMED,
      ...(place && { location: place }),
      ...timesOf(notice.eventDate, notice.eventEndDate || notice.eventDate, notice.eventTime),
      ...(reminds && { alarms: [reminderOf(notice.eventTime)] }),
    })
  }
  for (const { id, eventDate, eventEndDate, version, deletedAt } of cancelled)
    calendar.createEvent({
      id: uidOf(id, site),
      sequence: version + 1,
      stamp: deletedAt,
      summary: texts.cancelled,
      status: ICalEventStatus.CANCELLED,
      ...timesOf(eventDate, eventEndDate || eventDate, ''),
    })
  return calendar.toString()
}

/** Letters of a notice's text in a calendar. */
const longestText = 1000

const uidOf = (id: string, site: string): string => `${id}@${new URL(site).hostname}`

/** In seconds. */
const hour = 3_600

/** A reminder a day before: at the event's time, or at 9 in the morning if it takes whole days. */
const reminderOf = (time: string) => ({
  type: ICalAlarmType.display,
  triggerBefore: (time ? 24 : 24 - 9) * hour,
})

/** An event without a time takes whole days. One with a time is on each of its days. */
function timesOf(first: string, last: string, time: string) {
  if (time === '') {
    // The end of whole days is the day after the last.
    return { start: new Date(first), end: new Date(addDays(last, 1)), allDay: true, timezone: 'UTC' }
  }
  const start = new Date(`${first}T${time}:00${college.locale.utcOffset}`)
  const count = 1 + daysBetween(first, last)
  const end = new Date(start.getTime() + subscriptionLimits.eventLength)
  return { start, end, ...(count > 1 && { repeating: { freq: ICalEventRepeatingFreq.DAILY, count } }) }
}
