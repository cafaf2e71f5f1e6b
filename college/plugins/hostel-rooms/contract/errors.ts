export const errors = {
  'no-free-bed': [
    409,
    'There is no free bed of this kind any more. Refuse the request, or wait until a bed is free.',
  ],
} as const
