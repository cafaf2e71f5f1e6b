export const byCode = {
  'no-such-request': 'यह अनुरोध अब रिकॉर्ड में नहीं है।',
  'no-free-bed': 'इस प्रकार के कमरे में अब कोई सीट खाली नहीं है। अनुरोध के लिए मना करें, या सीट खाली होने तक रुकें।',
} as const

export const ofField = { chooseRoom: 'कृपया कमरे का प्रकार चुनें।' } as const
