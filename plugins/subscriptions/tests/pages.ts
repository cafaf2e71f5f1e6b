/** The public pages that scripts complete, with their headings. */
export const livePages = { '/subscribe': 'Get our notices' } as const

/** Pages that no search engine lists. */
export const unlistedPages = [] as const
