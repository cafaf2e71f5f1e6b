import { endpoints } from '@prangan/contract/endpoints/endpoint'
import { IdSchema } from '@prangan/contract/ids'
import * as z from 'zod/mini'
import { EventNameSchema, FeedNameSchema } from './feeds.ts'
import { MailingReportSchema, ReachSchema } from './mailings.ts'
import {
  MovePushDeviceInputSchema,
  NamedDeviceSchema,
  PushChoicesSchema,
  SavePushDeviceInputSchema,
} from './push.ts'
import {
  ChangeSubscriptionInputSchema,
  LinkTokenSchema,
  OwnSubscriptionSchema,
  SubscribeInputSchema,
} from './subscriptions.ts'

/** What visitors call; the pages load these alone. */
export const subscriptionEndpoints = endpoints({
  subscribe: {
    routes: ['POST /api/subscriptions'],
    summary:
      'Asks for notices by mail. The address gets a mail with a link; the answer is the same whether it has subscribed or not.',
    access: 'anyone',
    isPublicForm: true,
    body: { format: 'json', input: SubscribeInputSchema },
    output: z.object({ message: z.string() }),
  },
  confirmSubscription: {
    routes: ['POST /api/subscriptions/confirm'],
    summary: 'Confirms a subscription by the token of the mailed link. Answers the token of its choices.',
    access: 'anyone',
    body: { format: 'json', input: z.object({ token: LinkTokenSchema }) },
    output: z.object({ token: z.string() }),
    refuses: ['subscription-link-ended'],
  },
  readSubscription: {
    routes: ['POST /api/subscriptions/own'],
    summary: 'What a subscriber has chosen, by the token in the foot of each mail.',
    access: 'anyone',
    body: { format: 'json', input: z.object({ token: LinkTokenSchema }) },
    output: OwnSubscriptionSchema,
    refuses: ['subscription-link-ended'],
  },
  changeSubscription: {
    routes: ['PUT /api/subscriptions/own'],
    summary: 'Changes what a subscriber gets, when, and in which language.',
    access: 'anyone',
    body: { format: 'json', input: ChangeSubscriptionInputSchema },
    output: OwnSubscriptionSchema,
    refuses: ['subscription-link-ended'],
  },
  unsubscribe: {
    routes: ['POST /api/subscriptions/unsubscribe/:token'],
    summary:
      'Deletes a subscription with its address. Mail programs post here by one click (RFC 8058); no body is read.',
    access: 'anyone',
    params: z.object({ token: LinkTokenSchema }),
    output: z.object({ message: z.string() }),
  },
})

/** What the office's form of a notice calls. */
export const mailingEndpoints = endpoints({
  countSubscribers: {
    routes: ['GET /api/notice-mails'],
    summary: 'How many people get the notices of each category by mail.',
    access: 'news:publish',
    output: ReachSchema,
  },
  readMailing: {
    routes: ['GET /api/notice-mails/:id'],
    summary: 'What was mailed of a notice; null if it was not to be mailed.',
    access: 'news:publish',
    params: z.object({ id: IdSchema }),
    output: z.object({ mailing: z.nullable(MailingReportSchema) }),
  },
  mailNotice: {
    routes: ['POST /api/notice-mails/:id'],
    summary:
      'Sends a notice by mail once it is public, to those who chose its category. Each notice is sent once, however often it is asked for.',
    access: 'news:publish',
    params: z.object({ id: IdSchema }),
    output: z.object({ message: z.string() }),
    refuses: ['no-such-notice'],
  },
})

/** What visitors' devices call; the page loads these alone, and the service worker `movePushDevice`. */
export const deviceEndpoints = endpoints({
  readPushKey: {
    routes: ['GET /api/push/key'],
    summary:
      'The public key by which a browser subscribes to notifications; null if the college has not set them up.',
    access: 'anyone',
    output: z.object({ key: z.nullable(z.string()) }),
  },
  savePushDevice: {
    routes: ['POST /api/push/devices'],
    summary:
      'Sends notices of the chosen categories to a device, or changes what it gets. Only the push services of known browsers are accepted.',
    access: 'anyone',
    isPublicForm: true,
    body: { format: 'json', input: SavePushDeviceInputSchema },
    output: z.object({ message: z.string() }),
    refuses: ['unknown-push-service', 'push-off'],
  },
  readPushDevice: {
    routes: ['POST /api/push/devices/own'],
    summary: 'What a device has chosen; null if it gets no notifications.',
    access: 'anyone',
    body: { format: 'json', input: NamedDeviceSchema },
    output: z.object({ choices: z.nullable(PushChoicesSchema) }),
  },
  movePushDevice: {
    routes: ['PUT /api/push/devices'],
    summary: 'Keeps the choices of a device to which its browser gave another endpoint.',
    access: 'anyone',
    body: { format: 'json', input: MovePushDeviceInputSchema },
    output: z.object({ message: z.string() }),
    refuses: ['unknown-push-service', 'no-such-device'],
  },
  removePushDevice: {
    routes: ['POST /api/push/devices/remove'],
    summary: 'Sends no more notifications to a device, and deletes what was stored of it.',
    access: 'anyone',
    body: { format: 'json', input: NamedDeviceSchema },
    output: z.object({ message: z.string() }),
  },
})

/** What the office's form of a notice calls for notifications. */
export const pushEndpoints = endpoints({
  countPushDevices: {
    routes: ['GET /api/notice-pushes'],
    summary:
      'How many devices get the notices of each category; null if the college has not set up notifications.',
    access: 'news:publish',
    output: z.object({ reach: z.nullable(ReachSchema) }),
  },
  readPush: {
    routes: ['GET /api/notice-pushes/:id'],
    summary: 'To how many devices a notice was sent; null if it was not to be sent.',
    access: 'news:publish',
    params: z.object({ id: IdSchema }),
    output: z.object({ mailing: z.nullable(MailingReportSchema) }),
  },
  pushNotice: {
    routes: ['POST /api/notice-pushes/:id'],
    summary:
      'Sends a notice to the devices that chose its category, once it is public. Each notice is sent once, however often it is asked for or edited.',
    access: 'news:publish',
    params: z.object({ id: IdSchema }),
    output: z.object({ message: z.string() }),
    refuses: ['no-such-notice'],
  },
})

const pageEndpoints = endpoints({
  openUnsubscribe: {
    routes: ['GET /api/subscriptions/unsubscribe/:token'],
    summary:
      'A page that leads to the choices, for those who open the address in a browser. It changes nothing.',
    access: 'anyone',
    params: z.object({ token: LinkTokenSchema }),
    output: 'file',
  },
})

const feedEndpoints = endpoints({
  readNoticeFeed: {
    routes: ['GET /api/feeds/:feed'],
    summary:
      'The public notices of a category, or all: an Atom feed, a JSON feed, or a calendar with their events.',
    access: 'anyone',
    params: z.object({ feed: FeedNameSchema }),
    output: 'file',
    refuses: ['no-such-file'],
  },
  readEventCalendar: {
    routes: ['GET /api/events/:event'],
    summary: 'An event as a file for calendars, in one language.',
    access: 'anyone',
    params: z.object({ event: EventNameSchema }),
    output: 'file',
    refuses: ['no-such-notice'],
  },
})

export const endpointTable = {
  ...subscriptionEndpoints,
  ...mailingEndpoints,
  ...deviceEndpoints,
  ...pushEndpoints,
  ...pageEndpoints,
  ...feedEndpoints,
}

export const endpointTag = {
  name: 'Notices',
  description: 'Feeds and calendars of the notices, and notices by mail and by notification.',
  rows: endpointTable,
} as const
