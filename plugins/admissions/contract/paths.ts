export const collectionPaths = {
  admissionSessions: 'admissionSessions',
  admissionLists: 'admissionLists',
  applicationAccess: 'applicationAccess',
  admissionPayments: 'admissionPayments',
  paymentReferences: 'paymentReferences',
  receiptCounters: 'receiptCounters',
  bankCredits: 'bankCredits',
  refundAccounts: 'refundAccounts',
  rollCounters: 'rollCounters',
} as const
export const storageFolders = { applications: 'applications' } as const

export const admissionPaths = {
  session: (id: string) => `${collectionPaths.admissionSessions}/${id}`,
  list: (id: string) => `${collectionPaths.admissionLists}/${id}`,
  traces: (list: string) => `${collectionPaths.admissionLists}/${list}/traces`,
  trace: (list: string, application: string) =>
    `${collectionPaths.admissionLists}/${list}/traces/${application}`,
  seats: (list: string) => `${collectionPaths.admissionLists}/${list}/seats/current`,
  objections: (list: string) => `${collectionPaths.admissionLists}/${list}/objections`,
  objection: (list: string, id: string) => `${collectionPaths.admissionLists}/${list}/objections/${id}`,
  access: (key: string) => `${collectionPaths.applicationAccess}/${key}`,
  payment: (id: string) => `${collectionPaths.admissionPayments}/${id}`,
  paymentReference: (key: string) => `${collectionPaths.paymentReferences}/${key}`,
  receiptCounter: (financialYear: string) => `${collectionPaths.receiptCounters}/${financialYear}`,
  rollCounter: (session: string, programme: string) =>
    `${collectionPaths.rollCounters}/${session}-${programme}`,
  credit: (id: string) => `${collectionPaths.bankCredits}/${id}`,
  refundAccount: (application: string) => `${collectionPaths.refundAccounts}/${application}`,
  file: (application: string, file: string) => `${storageFolders.applications}/${application}/${file}`,
} as const
