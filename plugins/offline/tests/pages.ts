/** The public page that scripts complete, with its heading. */
export const livePages = { '/offline': 'Pages that open offline' } as const

/** Pages that no search engine lists. */
export const unlistedPages = ['/offline'] as const
