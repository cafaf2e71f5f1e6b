export const browserErrors = {
  'no-such-request': [404, 'This request no longer exists.'],
} as const

export const fieldTexts = { chooseRoom: 'Please choose a kind of room.' } as const
