export const auditTexts = {
  'notice mailed': ['सूचना ई-मेल से भेजी गई', 'सूचना {} ई-मेल से भेजी गई'],
  'notice pushed': ['सूचना नोटिफ़िकेशन से भेजी गई', 'सूचना {} नोटिफ़िकेशन से भेजी गई'],
} as const
