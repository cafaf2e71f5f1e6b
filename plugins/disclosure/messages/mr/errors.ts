export const byCode = {
  'no-such-disclosure': 'ही बाब आता यादीत नाही.',
} as const

export const ofField = {
  linkOutside: 'एखादे पान, दस्तऐवज किंवा याच वेबसाइटचा / ने सुरू होणारा पत्ता निवडा.',
  linkMissing: 'किमान एक पान किंवा दस्तऐवज निवडा. त्याशिवाय बाब प्रसिद्ध मानली जात नाही.',
  chooseReview: 'दर 6 किंवा 12 महिन्यांनी पुनरावलोकन निवडा.',
  chooseOwner: 'यादीतून जबाबदार व्यक्ती निवडा.',
} as const
