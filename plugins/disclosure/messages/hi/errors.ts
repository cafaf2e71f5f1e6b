export const byCode = {
  'no-such-disclosure': 'यह मद अब सूची में नहीं है।',
} as const

export const ofField = {
  linkOutside: 'कोई पृष्ठ, दस्तावेज़ या इसी वेबसाइट का पता चुनें, जो / से शुरू हो।',
  linkMissing: 'कम से कम एक पृष्ठ या दस्तावेज़ चुनें। उसके बिना मद प्रकाशित नहीं मानी जाती।',
  chooseReview: 'समीक्षा हर 6 या 12 महीने में चुनें।',
  chooseOwner: 'सूची में से ज़िम्मेदार व्यक्ति चुनें।',
} as const
