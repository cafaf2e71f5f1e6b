export type FeedMessages = {
  /** The title of the feed that has all notices. */
  all: string
  calendar: string
  cancelled: string
  /** A link from the address of the one click to the page. */
  openChoices: string
}

export const feeds: FeedMessages = {
  all: 'Notices',
  calendar: 'Calendar',
  cancelled: 'Cancelled',
  openChoices: 'Unsubscribe, or change what you get',
}
