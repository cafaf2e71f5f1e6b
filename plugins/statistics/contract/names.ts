/** The plugin has no public page. */
export const pagePaths = {} as const
