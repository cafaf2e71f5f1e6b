import { endpoints } from '@prangan/contract/endpoints/endpoint'
import * as z from 'zod/mini'
import { EventNameSchema, FeedNameSchema } from './feeds.ts'
import { LinkTokenSchema, SubscribeInputSchema } from './subscriptions.ts'

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

export const endpointTable = { ...subscriptionEndpoints, ...feedEndpoints }

export const endpointTag = {
  name: 'Notices',
  description: 'Feeds and calendars of the notices, and notices by mail.',
  rows: endpointTable,
} as const
