import type { FeedOf } from '../../../contract/feeds.ts'

export type FeedMessages = {
  titles: Readonly<Record<FeedOf, string>>
  calendar: string
  cancelled: string
  /** A link from the address of the one click to the page. */
  openChoices: string
}

export const feeds: FeedMessages = {
  titles: {
    all: 'Notices',
    examination: 'Notices about examinations',
    admission: 'Notices about admission',
    scholarship: 'Notices about scholarships',
    event: 'Events',
    holiday: 'Holidays',
    employment: 'Notices about employment',
    general: 'General notices',
  },
  calendar: 'Calendar',
  cancelled: 'Cancelled',
  openChoices: 'Unsubscribe, or change what you get',
}
