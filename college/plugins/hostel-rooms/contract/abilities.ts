export const abilities = { 'hostel:give': ['admin'] } as const

export const grants = { 'hostel:give': ['hostel:give', 'counters:read'] } as const
