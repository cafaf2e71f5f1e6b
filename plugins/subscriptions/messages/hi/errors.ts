export const byCode = {
  'subscription-link-ended': 'यह लिंक अब काम नहीं करता। नया लिंक पाने के लिए सूचनाएँ फिर से मँगाएँ।',
} as const

export const ofField = {
  chooseCategories: 'कम से कम एक विषय चुनें।',
  chooseRhythm: 'चुनें कि मेल कब आए।',
} as const
