export const errors = {
  'no-such-request': [404, 'This request no longer exists.'],
  'no-free-bed': [
    409,
    'There is no free bed of this kind any more. Refuse the request, or wait until a bed is free.',
  ],
} as const
