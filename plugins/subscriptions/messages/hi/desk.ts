export const auditTexts = {
  'notice mailed': ['मेल से भेजी गई', 'सूचना {} मेल से भेजी गई'],
} as const
