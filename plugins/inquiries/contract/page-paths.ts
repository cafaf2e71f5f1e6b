export const pagePaths = {
  grievance: { path: '/grievance' },
  inquiry: { path: '/inquiry' },
} as const
