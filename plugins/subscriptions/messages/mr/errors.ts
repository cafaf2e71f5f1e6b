export const byCode = {
  'subscription-link-ended': 'ही लिंक आता चालत नाही. नवीन लिंक मिळवण्यासाठी सूचना पुन्हा मागवा.',
  'unknown-push-service': 'या ब्राउझरमध्ये नोटिफिकेशन पाठवता येत नाहीत. सूचना ई-मेलने मिळवा.',
  'push-off': 'नोटिफिकेशन सध्या सुरू करता येत नाहीत. सूचना ई-मेलने मिळवा.',
  'no-such-device': 'या फोनवर किंवा संगणकावर आमची नोटिफिकेशन येत नाहीत.',
} as const

export const ofField = {
  chooseCategories: 'किमान एक प्रकार निवडा.',
  chooseRhythm: 'ई-मेल केव्हा हवा ते निवडा.',
} as const
