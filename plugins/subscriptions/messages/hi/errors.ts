export const byCode = {
  'subscription-link-ended': 'यह लिंक अब काम नहीं करता। नया लिंक पाने के लिए सूचनाएँ फिर से मँगाएँ।',
  'unknown-push-service': 'इस ब्राउज़र में नोटिफ़िकेशन नहीं भेजे जा सकते। सूचनाएँ ई-मेल से पाएँ।',
  'push-off': 'नोटिफ़िकेशन अभी चालू नहीं हो सकते। सूचनाएँ ई-मेल से पाएँ।',
  'no-such-device': 'इस फ़ोन या कंप्यूटर पर हमारे नोटिफ़िकेशन नहीं आते।',
} as const

export const ofField = {
  chooseCategories: 'कम से कम एक श्रेणी चुनें।',
  chooseRhythm: 'चुनें कि ई-मेल कब आए।',
} as const
