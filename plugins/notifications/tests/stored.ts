import { NotificationSchema, StoredChoicesSchema } from '../contract/notifications.ts'
import { collectionPaths } from '../contract/paths.ts'

export const storedSchemas = {
  [collectionPaths.notifications]: [StoredChoicesSchema],
  items: [NotificationSchema],
}

/** Collections whose documents have collections. */
export const parents = [collectionPaths.notifications] as const
