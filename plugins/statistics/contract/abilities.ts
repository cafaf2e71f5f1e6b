export const abilities = { 'statistics:read': ['admin'] } as const

export const grants = { 'statistics:read': ['statistics:read'] } as const
