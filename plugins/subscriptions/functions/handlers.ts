import { confirmSubscription } from './confirm-subscription.ts'
import { openUnsubscribe } from './open-unsubscribe.ts'
import { changeSubscription, readSubscription, unsubscribe } from './own-subscription.ts'
import {
  movePushDevice,
  readPushDevice,
  readPushKey,
  removePushDevice,
  savePushDevice,
} from './push/push-devices.ts'
import { readEventCalendar } from './read-event-calendar.ts'
import { readNoticeFeed } from './read-notice-feed.ts'
import {
  countPushDevices,
  countSubscribers,
  mailNotice,
  pushNotice,
  readMailing,
  readPush,
} from './send-notice.ts'
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
  readPushKey,
  savePushDevice,
  readPushDevice,
  movePushDevice,
  removePushDevice,
  countPushDevices,
  readPush,
  pushNotice,
  readNoticeFeed,
  readEventCalendar,
}
