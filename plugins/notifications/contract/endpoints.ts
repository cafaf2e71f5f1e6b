import { endpoints } from '@prangan/contract/endpoints/endpoint'
import * as z from 'zod/mini'
import {
  ChooseNotificationsInputSchema,
  MarkNotificationsReadInputSchema,
  NotificationChoicesSchema,
} from './notifications.ts'

export const notificationEndpoints = endpoints({
  markNotificationsRead: {
    routes: ['PUT /api/notifications/read'],
    summary: 'Marks notifications of the caller as read. Those that are gone are left out.',
    access: 'staff',
    body: { format: 'json', input: MarkNotificationsReadInputSchema },
    output: z.object({ message: z.string() }),
  },
  readNotificationChoices: {
    routes: ['GET /api/notifications/choices'],
    summary:
      'What the caller wants by mail: the morning mail, which admins get, and what is assigned to them.',
    access: 'staff',
    output: NotificationChoicesSchema,
  },
  chooseNotifications: {
    routes: ['PUT /api/notifications/choices'],
    summary: 'Chooses what the caller wants by mail, and the language of the morning mail.',
    access: 'staff',
    body: { format: 'json', input: ChooseNotificationsInputSchema },
    output: NotificationChoicesSchema,
  },
})

export { notificationEndpoints as endpointTable }

export const endpointTag = {
  name: 'Notifications',
  description: 'What concerns the signed-in person, and what they want by mail.',
  rows: notificationEndpoints,
} as const
