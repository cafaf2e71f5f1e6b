import { readEventCalendar } from './read-event-calendar.ts'
import { readNoticeFeed } from './read-notice-feed.ts'

export const handlers = { readNoticeFeed, readEventCalendar }
