export const fates = [
  'verified',
  'verified late',
  'rejected',
  'withdrawn',
  'incomplete',
  'new',
  'in review',
  'queried',
  'resubmitted',
] as const
export type Fate = (typeof fates)[number]
