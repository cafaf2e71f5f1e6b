/** Times are in milliseconds. */
export const statisticsLimits = {
  /** A process writes what it has counted at most once in these. */
  interval: 60_000,
  /** Visits from one network that a process counts in an interval: a college's own Wi-Fi is one network. */
  perNetwork: 100,
  /** Networks that a process remembers in an interval; visits from further ones are not counted. */
  networks: 5_000,
  /** Different places in a stored document, which is then smaller than 300 KB. Further ones are counted together. */
  places: 2_000,
  path: 200,
  /** A search that found nothing is shown if it was asked so often in a month: one person's odd search is nobody's business. */
  asked: 3,
  /** Days before today that are kept before they are added to their months. */
  days: 62,
  months: 36,
  /** Days, with today, of which the desk says how often a page or notice was read. */
  recentDays: 30,
} as const
