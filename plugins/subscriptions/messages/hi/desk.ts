export const auditTexts = {
  'notice mailed': ['मेल से भेजी गई', 'सूचना {} मेल से भेजी गई'],
  'notice pushed': ['नोटिफ़िकेशन से भेजी गई', 'सूचना {} नोटिफ़िकेशन से भेजी गई'],
} as const
