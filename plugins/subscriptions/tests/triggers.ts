import { collectionPaths } from '../contract/paths.ts'
import { mailRequest } from '../functions/on-subscription-requested.ts'

export const triggers = [
  {
    collection: collectionPaths.subscriptionRequests,
    answer: mailRequest,
  },
] as const
