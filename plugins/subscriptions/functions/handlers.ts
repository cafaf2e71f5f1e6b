import { confirmSubscription } from './confirm-subscription.ts'
import { countSubscribers, mailNotice, readMailing } from './mail-notice.ts'
import { openUnsubscribe } from './open-unsubscribe.ts'
import { changeSubscription, readSubscription, unsubscribe } from './own-subscription.ts'
import { readEventCalendar } from './read-event-calendar.ts'
import { readNoticeFeed } from './read-notice-feed.ts'
import { subscribe } from './subscribe.ts'

export const handlers = {
  subscribe,
  confirmSubscription,
  readSubscription,
  changeSubscription,
  unsubscribe,
  openUnsubscribe,
  countSubscribers,
  readMailing,
  mailNotice,
  readNoticeFeed,
  readEventCalendar,
}
