export const pagePaths = { subscribe: { path: '/subscribe' } } as const
