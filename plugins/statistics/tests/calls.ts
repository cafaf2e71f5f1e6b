/** Written by hand, because a table derived from the abilities would test nothing. */
export const openedByGrant = { 'statistics:read': ['countReads'] } as const
