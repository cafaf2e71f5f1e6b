/** The public pages that scripts complete, with their headings. */
export const livePages = {
  '/application': 'Track your application',
  '/merit-lists': 'Merit lists',
  '/fees': 'Fees and refunds',
} as const

/** Pages that no search engine lists. */
export const unlistedPages = ['/application', '/merit-lists'] as const
