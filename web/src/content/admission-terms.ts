/** The terms of admission. Every page and document that names one of these figures takes it from here. */
export const admissionTerms = {
  formFee: '₹450',
  minimumMarks: '40%',
  reservation: [
    { en: 'Scheduled Castes (SC)', hi: 'अनुसूचित जाति', share: '21%' },
    { en: 'Scheduled Tribes (ST)', hi: 'अनुसूचित जनजाति', share: '2%' },
    { en: 'Other Backward Classes (OBC)', hi: 'अन्य पिछड़ा वर्ग', share: '27%' },
  ],
  weightage: [
    { en: 'Female candidates', hi: 'महिला अभ्यर्थी', share: '3%' },
    { en: 'NCC "C" certificate', hi: 'एनसीसी "सी" प्रमाण-पत्र', share: '3%' },
    { en: 'NCC "B" certificate', hi: 'एनसीसी "बी" प्रमाण-पत्र', share: '2%' },
    { en: 'Players at national level', hi: 'राष्ट्रीय स्तर के खिलाड़ी', share: '3%' },
    { en: 'Players at district or state level', hi: 'जनपद अथवा राज्य स्तर के खिलाड़ी', share: '2%' },
    { en: 'Physically handicapped candidates', hi: 'दिव्यांग अभ्यर्थी', share: '3%' },
    {
      en: 'Dependents of freedom fighters and ex-soldiers',
      hi: 'स्वतन्त्रता सेनानियों एवं भूतपूर्व सैनिकों के आश्रित',
      share: '2%',
    },
    { en: 'Scout, Guide or NSS certificate', hi: 'स्काउट, गाइड अथवा एनएसएस प्रमाण-पत्र', share: '2%' },
    { en: 'Dependents of college staff', hi: 'महाविद्यालय कर्मियों के आश्रित', share: '10%' },
  ],
  bonaFideUntil: { en: 'June 30', hi: '30 जून' },
  meritListWithin: { en: 'one week', hi: 'एक सप्ताह' },
} as const
