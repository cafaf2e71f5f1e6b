import { call } from '@prangan/web/http/client.ts'
import type { GetToken } from '@prangan/web/lib/desk-session.ts'
import { language } from '@prangan/web/messages/language.ts'
import { notificationEndpoints } from '../../contract/endpoints.ts'
import type { NotificationChoices } from '../../contract/notifications.ts'

/** Throws a `CallError`, as all calls here do. */
export async function markRead(ids: readonly string[], getToken: GetToken): Promise<void> {
  const body = { ids: [...ids] }
  await call(notificationEndpoints, 'markNotificationsRead', { body }, { token: await getToken() })
}

export const readChoices = async (getToken: GetToken): Promise<NotificationChoices> =>
  call(notificationEndpoints, 'readNotificationChoices', {}, { token: await getToken() })

/** Mails then come in the language of this desk. */
export async function choose(chosen: NotificationChoices, getToken: GetToken): Promise<NotificationChoices> {
  const body = { ...chosen, language: language() }
  return call(notificationEndpoints, 'chooseNotifications', { body }, { token: await getToken() })
}
