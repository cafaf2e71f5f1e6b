export const browserErrors = {
  'no-such-disclosure': [404, 'This item is not on the list any more.'],
} as const

export const fieldTexts = {
  linkOutside: 'Choose a page, a document or an address of this site that begins with /.',
  linkMissing: 'Choose at least one page or document. Without one the item is missing.',
  chooseReview: 'Choose a review every 6 or 12 months.',
  chooseOwner: 'Choose an owner from the list.',
} as const
