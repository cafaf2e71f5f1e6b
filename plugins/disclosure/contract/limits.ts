export const disclosureLimits = {
  /** Characters. */
  reason: 400,
  /** Links of an item. */
  links: 12,
  /** Days before the review of an item in which it is due. */
  dueWithin: 30,
} as const
