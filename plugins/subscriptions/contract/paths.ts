export const collectionPaths = {
  subscriptions: 'subscriptions',
  subscriptionRequests: 'subscriptionRequests',
  noticeMailings: 'noticeMailings',
  noticeMailQueue: 'noticeMailQueue',
  noticeMailState: 'noticeMailState',
  pushDevices: 'pushDevices',
  noticePushes: 'noticePushes',
  noticePushQueue: 'noticePushQueue',
  noticePushState: 'noticePushState',
} as const

export const subscriptionPaths = {
  subscription: (key: string) => `${collectionPaths.subscriptions}/${key}`,
  request: (id: string) => `${collectionPaths.subscriptionRequests}/${id}`,
  mailing: (id: string) => `${collectionPaths.noticeMailings}/${id}`,
  /** In the queue of mails, or that of notifications. */
  queued: (queue: string, mailing: string, reader: string) => `${queue}/${mailing}-${reader}`,
  mailState: `${collectionPaths.noticeMailState}/current`,
  pushDevice: (key: string) => `${collectionPaths.pushDevices}/${key}`,
  push: (id: string) => `${collectionPaths.noticePushes}/${id}`,
  pushState: `${collectionPaths.noticePushState}/current`,
} as const
