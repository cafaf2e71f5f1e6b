export const collectionPaths = {
  subscriptions: 'subscriptions',
  subscriptionRequests: 'subscriptionRequests',
} as const

export const subscriptionPaths = {
  subscription: (key: string) => `${collectionPaths.subscriptions}/${key}`,
  request: (id: string) => `${collectionPaths.subscriptionRequests}/${id}`,
} as const
