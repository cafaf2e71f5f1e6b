import { endpoints } from '@prangan/contract/endpoints/endpoint'
import * as z from 'zod/mini'
import { EventNameSchema, FeedNameSchema } from './feeds.ts'

export const endpointTable = endpoints({
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

export const endpointTag = {
  name: 'Notices',
  description: 'Feeds and calendars of the notices.',
  rows: endpointTable,
} as const
