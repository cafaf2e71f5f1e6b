import { chooseNotifications, readNotificationChoices } from './choices.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'

export const handlers = { markNotificationsRead, readNotificationChoices, chooseNotifications }
