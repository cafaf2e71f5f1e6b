import { confirmSubscription } from './confirm-subscription.ts'
import { readEventCalendar } from './read-event-calendar.ts'
import { readNoticeFeed } from './read-notice-feed.ts'
import { subscribe } from './subscribe.ts'

export const handlers = { subscribe, confirmSubscription, readNoticeFeed, readEventCalendar }
