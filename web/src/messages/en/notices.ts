/** The lists of notices and events. */
export const notices = {
  title: 'Notices and events',
  description: (college: string) =>
    `Everything that ${college} has announced, newest first: notices, circulars and upcoming events.`,
  intro: 'Everything the college has announced, newest first. Files and other websites open in a new tab.',
  notices: 'Notices & Circulars',
  events: 'Upcoming Events',
  noNotices: 'No notices or circulars available at the moment.',
  noEvents: 'No upcoming events at the moment.',
  loading: 'Loading notices…',
  failed: 'Failed to load content. Please try again later.',
  older: 'Older notices',
  /** After a title that there is in the other language alone. */
  inOtherLanguage: 'In Hindi',
  /** Of an event without a day of its own. */
  announced: (day: string) => `Announced ${day}`,
}
