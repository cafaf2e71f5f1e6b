import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { categoryName, readCategories } from '@prangan/functions/news/notice-categories'
import { readListedNotices } from '@prangan/functions/news/public-news'
import { feedFormats, readEventName } from '../contract/feeds.ts'
import { calendarOf } from './calendar.ts'
import { textReply } from './text-reply.ts'

/** The name of the file on a phone: the notice's, if it is written in Latin letters. */
const fileName = (path: string): string => `${/[a-z0-9-]+$/.exec(path)?.[0] ?? 'event'}.ics`

/** Answers with one event. One that is over, ended or was never public looks like a missing one. */
export const readEventCalendar: Handler<'readEventCalendar'> = async (
  { params },
  { firebase, configuration, now },
) => {
  const { id, language } = readEventName(params.event)
  const firestore = await firebase.firestore()
  const event = (await readListedNotices(firestore, now)).find((each) => each.id === id)
  if (!event?.eventDate) throw new Failure('no-such-notice')
  const text = calendarOf({
    title: categoryName(await readCategories(firestore, now), event.category, language),
    language,
    site: configuration.siteUrl(),
    notices: [event],
    cancelled: [],
    reminds: true,
  })
  return textReply(fileName(event.path), feedFormats.ics, text)
}
