export const byCode = {
  'subscription-link-ended': 'ही लिंक आता चालत नाही. नवी लिंक मिळवण्यासाठी सूचना पुन्हा मागवा.',
} as const

export const ofField = {
  chooseCategories: 'किमान एक विषय निवडा.',
  chooseRhythm: 'मेल केव्हा हवा ते निवडा.',
} as const
