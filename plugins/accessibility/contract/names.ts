export const pagePaths = { accessibility: { path: '/accessibility' } } as const
