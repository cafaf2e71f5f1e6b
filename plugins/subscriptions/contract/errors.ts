export const errors = {
  'subscription-link-ended': [404, 'This link no longer works. Subscribe again to get a new one.'],
} as const
