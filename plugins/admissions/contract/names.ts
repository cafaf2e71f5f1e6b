export const pagePaths = {
  application: { path: '/application' },
  meritLists: { path: '/merit-lists' },
  fees: { path: '/fees' },
} as const

export const publicLists = ['admissions'] as const

export const auditActions = [
  'application submitted',
  'application documents changed',
  'application answered',
  'application corrected',
  'guardian agreed',
  'consent taken back',
  'consent given',
  'offer accepted',
  'offer declined',
  'fee reported',
  'balance reported',
  'balance paid',
  'report corrected',
  'payment not found',
  'balance waived',
  'waiver taken back',
  'confirmation undone',
  'credit linked',
  'refund account given',
  'refund account viewed',
  'application withdrawn',
  'application entered',
  'application opened',
  'document viewed',
  'session added',
  'session changed',
  'list published',
  'list withdrawn',
  'seats offered',
  'offer extended',
  'seat decided',
  'objection sent',
  'objection answered',
  'statement imported',
  'credit decided',
  'originals recorded',
  'roll number given',
] as const

/** The names of forms in the mail about many forms. */
export const formNames = { requestApplicationCode: 'requests for the code of an application' }
