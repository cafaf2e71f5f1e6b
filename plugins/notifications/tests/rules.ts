import { notificationPaths } from '../contract/paths.ts'
import { storedNotification } from './support/stored-notification.ts'

const people = ['teacher', 'admin'] as const

export const documents = people.map(
  (uid) => [notificationPaths.item(uid, 'one'), storedNotification()] as const,
)

/** Nobody but the owner: no colleague, and no admin. */
export const resources = people.map((uid) => ({
  path: notificationPaths.item(uid, 'one'),
  one: `a notification of the ${uid}`,
  many: `the notifications of the ${uid}`,
  who: [uid],
}))

export const queries = [
  {
    what: 'list the latest notifications of the teacher',
    attempt: {
      kind: 'list',
      path: notificationPaths.items('teacher'),
      query: { orderBy: ['at', 'desc'], limit: 30 },
    },
    who: ['teacher'],
  },
] as const

export const plainCollections = [
  {
    path: notificationPaths.choices('teacher'),
    document: { morning: true, assigned: true, language: 'en', mailedOn: '' },
    one: 'what the teacher wants by mail',
    many: 'what people want by mail',
    who: [],
  },
] as const

export const below = ['notifications/{uid}/items'] as const
