export const pagePaths = {
  application: { path: '/application' },
  meritLists: { path: '/merit-lists' },
} as const
