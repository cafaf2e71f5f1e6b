export const collectionPaths = {
  subscriptions: 'subscriptions',
  subscriptionRequests: 'subscriptionRequests',
  noticeMailings: 'noticeMailings',
  noticeMailQueue: 'noticeMailQueue',
  noticeMailState: 'noticeMailState',
} as const

export const subscriptionPaths = {
  subscription: (key: string) => `${collectionPaths.subscriptions}/${key}`,
  request: (id: string) => `${collectionPaths.subscriptionRequests}/${id}`,
  mailing: (id: string) => `${collectionPaths.noticeMailings}/${id}`,
  queuedMail: (mailing: string, subscriber: string) =>
    `${collectionPaths.noticeMailQueue}/${mailing}-${subscriber}`,
  mailState: `${collectionPaths.noticeMailState}/current`,
} as const
