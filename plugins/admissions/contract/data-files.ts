/** The paths of the public data. */
export const dataFiles = {
  sessions: '/admission-sessions.json',
  lists: '/merit-lists.json',
  list: (id: string) => `/merit-lists/${encodeURIComponent(id)}.json`,
} as const
