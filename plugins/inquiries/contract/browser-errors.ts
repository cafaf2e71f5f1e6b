export const browserErrors = {
  'no-such-inquiry': [404, 'This enquiry no longer exists.'],
} as const

export const fieldTexts = {
  chooseHandler: 'Please choose somebody who may handle enquiries.',
} as const
