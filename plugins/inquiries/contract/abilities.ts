export const abilities = {
  'inquiry:read': ['admin'],
  'inquiry:handle': ['admin'],
} as const

export const grants = {
  'inquiry:read': ['inquiry:read', 'counters:read'],
  'inquiry:handle': ['inquiry:handle', 'inquiry:read', 'counters:read'],
} as const
