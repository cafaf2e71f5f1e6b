export const errors = {
  'no-such-request': [404, 'This request is not on record any more.'],
  'no-free-bed': [409, 'No bed of this kind is free any more.'],
} as const
