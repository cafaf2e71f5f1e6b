export const collectionPaths = { notifications: 'notifications' } as const

const itemsOf = (uid: string) => `${collectionPaths.notifications}/${uid}/items` as const

export const notificationPaths = {
  /** What a person wants by mail. */
  choices: (uid: string) => `${collectionPaths.notifications}/${uid}`,
  items: itemsOf,
  item: (uid: string, id: string) => `${itemsOf(uid)}/${id}`,
} as const
