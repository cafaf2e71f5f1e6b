export const fieldTexts = {
  chooseCategories: 'Choose at least one category.',
  chooseRhythm: 'Choose when you want mails.',
} as const
