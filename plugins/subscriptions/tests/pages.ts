/** The public pages that scripts complete, with their headings. */
export const livePages = {
  '/subscribe': 'Get our notices',
  '/subscription': 'Your notices by e-mail',
} as const

/** Pages that no search engine lists. */
export const unlistedPages = ['/subscription'] as const
