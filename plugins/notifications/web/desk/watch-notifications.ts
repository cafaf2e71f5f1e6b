import { parseDocuments } from '@prangan/contract/parse-document'
import { watchList } from '@prangan/web/firebase/firestore.ts'
import type { Listen } from '@prangan/web/lib/use-live.ts'
import type * as z from 'zod/mini'
import { notificationLimits } from '../../contract/limits.ts'
import { NotificationSchema } from '../../contract/notifications.ts'
import { notificationPaths } from '../../contract/paths.ts'

export type OwnNotification = { id: string } & z.infer<typeof NotificationSchema>

/** Listens to the latest notifications of a person. */
export const watchNotifications: Listen<readonly OwnNotification[]> = (uid, next, failed) =>
  watchList(
    {
      collection: notificationPaths.items(uid),
      orderBy: ['at', 'desc'],
      limit: notificationLimits.shown,
    },
    (rows) => next(parseDocuments(NotificationSchema, rows)),
    failed,
  )
