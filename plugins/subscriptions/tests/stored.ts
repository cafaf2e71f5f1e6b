import { collectionPaths } from '../contract/paths.ts'
import { SubscriptionRequestSchema, SubscriptionSchema } from '../contract/subscriptions.ts'

export const storedSchemas = {
  [collectionPaths.subscriptions]: [SubscriptionSchema],
  [collectionPaths.subscriptionRequests]: [SubscriptionRequestSchema],
}
