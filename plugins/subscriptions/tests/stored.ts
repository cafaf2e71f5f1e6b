import { MailingSchema, MailStateSchema, QueuedNoticeMailSchema } from '../contract/mailings.ts'
import { collectionPaths } from '../contract/paths.ts'
import { SubscriptionRequestSchema, SubscriptionSchema } from '../contract/subscriptions.ts'

export const storedSchemas = {
  [collectionPaths.subscriptions]: [SubscriptionSchema],
  [collectionPaths.subscriptionRequests]: [SubscriptionRequestSchema],
  [collectionPaths.noticeMailings]: [MailingSchema],
  [collectionPaths.noticeMailQueue]: [QueuedNoticeMailSchema],
  [collectionPaths.noticeMailState]: [MailStateSchema],
}
