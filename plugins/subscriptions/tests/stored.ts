import { MailingSchema, MailStateSchema, QueuedNoticeMailSchema } from '../contract/mailings.ts'
import { collectionPaths } from '../contract/paths.ts'
import { PushDeviceSchema } from '../contract/push.ts'
import { SubscriptionRequestSchema, SubscriptionSchema } from '../contract/subscriptions.ts'

export const storedSchemas = {
  [collectionPaths.subscriptions]: [SubscriptionSchema],
  [collectionPaths.subscriptionRequests]: [SubscriptionRequestSchema],
  [collectionPaths.noticeMailings]: [MailingSchema],
  [collectionPaths.noticeMailQueue]: [QueuedNoticeMailSchema],
  [collectionPaths.noticeMailState]: [MailStateSchema],
  [collectionPaths.pushDevices]: [PushDeviceSchema],
  [collectionPaths.noticePushes]: [MailingSchema],
  [collectionPaths.noticePushQueue]: [QueuedNoticeMailSchema],
  [collectionPaths.noticePushState]: [MailStateSchema],
}
