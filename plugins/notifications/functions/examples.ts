import type { Example } from '@prangan/functions/openapi/example'

export const examples = {
  markNotificationsRead: { body: { ids: ['inquiry-assigned-G-2026-K7M4QX3-2'] } },
  readNotificationChoices: {},
  chooseNotifications: { body: { morning: true, assigned: false, language: 'en' } },
} satisfies Record<string, Example>
