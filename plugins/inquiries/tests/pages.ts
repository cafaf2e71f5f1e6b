/** The public pages that scripts complete, with their headings. */
export const livePages = {
  '/grievance': 'File a grievance',
  '/inquiry': 'Track a grievance or enquiry',
} as const

/** Pages that no search engine lists. */
export const unlistedPages = ['/inquiry'] as const
