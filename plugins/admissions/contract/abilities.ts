export const abilities = {
  /** Scrutiny, and applications at the counter. */
  'admission:verify': ['admin'],
  /** Fees, withdrawals and refunds. */
  'admission:fees': ['admin'],
  /** Sessions, merit lists and offers. */
  'admission:manage': ['admin'],
} as const

export const grants = {
  'admission:verify': ['admission:verify', 'admission:read', 'counters:read'],
  'admission:fees': ['admission:fees', 'admission:read', 'counters:read'],
  'admission:manage': ['admission:manage', 'admission:read', 'counters:read'],
} as const
