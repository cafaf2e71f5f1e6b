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
  /** Follows a title that exists in another language only. */
  inOtherLanguage: (language: string) => `In ${language}`,
  /** For an event without a date of its own. */
  announced: (day: string) => `Announced ${day}`,
  /** Follows a title that opens a file or another site. */
  details: 'Details',
  pinned: 'Pinned',
  searchAll: 'Search all notices by category and year',
}
