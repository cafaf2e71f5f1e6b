export const fieldTexts = {
  chooseHandler: 'Please choose somebody who may handle inquiries.',
} as const
