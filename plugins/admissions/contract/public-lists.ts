export const publicLists = ['admissions'] as const
