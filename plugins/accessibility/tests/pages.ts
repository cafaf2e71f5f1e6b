/** The public page that scripts complete, with its heading. */
export const livePages = { '/accessibility': 'Accessibility' } as const
