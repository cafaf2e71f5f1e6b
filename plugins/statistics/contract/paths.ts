export const collectionPaths = { visitCounts: 'visitCounts' } as const

/** Collections that a visit alone writes: a backup is restored over them. */
export const writtenByVisits = [collectionPaths.visitCounts] as const

/** `period` is a day (YYYY-MM-DD) or a month (YYYY-MM). */
export const visitCountsPath = (period: string): string => `${collectionPaths.visitCounts}/${period}`
