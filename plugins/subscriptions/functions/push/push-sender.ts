import type { Deps } from '@prangan/functions/lib/deps'
import { logUnsentMail } from '@prangan/functions/lib/log'
import { readOffice } from '@prangan/functions/site/read-office'
import type { Firestore } from 'firebase-admin/firestore'
import webPush from 'web-push'
import { subscriptionLimits } from '../../contract/limits.ts'
import type { PushDevice } from '../../contract/push.ts'
import type { MailableNotice } from '../mailing/mailed-notices.ts'
import type { Delivery, Sender } from '../mailing/send-page.ts'
import type { PushKeys } from '../settings.ts'
import { isAllowedEndpoint } from './push-devices.ts'
import { toPushMessage } from './to-push-message.ts'

const { atOnce, failures, lifetime, timeout } = subscriptionLimits.push
const encoding = 'aes128gcm'

/** Answers that mean that the device unsubscribed, or never was there (RFC 8030, 7.3). */
const goneStatuses = [404, 410]

/** Sends encrypted notices to push services (RFC 8030, 8291), signed with our key (RFC 8292). */
export async function pushSender(
  { clock, configuration }: Deps,
  firestore: Firestore,
  { publicKey, privateKey }: PushKeys,
): Promise<Sender<PushDevice>> {
  const office = await readOffice(firestore, configuration, clock())
  const site = configuration.siteUrl()

  function requestOf({ endpoint, keys, language }: PushDevice, notice: MailableNotice): RequestInit {
    const message = JSON.stringify(toPushMessage(notice, { language, site }))
    const { cipherText } = webPush.encrypt(keys.p256dh, keys.auth, message, encoding)
    const { origin } = new URL(endpoint)
    const left = Math.min(lifetime, notice.endsAt.getTime() - clock().getTime())
    return {
      method: 'POST',
      headers: {
        ...webPush.getVapidHeaders(origin, `mailto:${office.email}`, publicKey, privateKey, encoding),
        'content-encoding': encoding,
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.floor(left / 1_000))),
        urgency: notice.isUrgent ? 'high' : 'normal',
        // A push service keeps only the newest message of a topic for a device that is off.
        topic: topicOf(notice),
      },
      body: new Uint8Array(cipherText),
      // No push service redirects, and no answer of one may send us elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }
  }

  async function deliver(device: PushDevice, notice: MailableNotice): Promise<Delivery> {
    if (!isAllowedEndpoint(device.endpoint)) return 'gone'
    try {
      const response = await fetch(device.endpoint, requestOf(device, notice))
      await response.body?.cancel()
      if (response.ok) return 'sent'
      if (goneStatuses.includes(response.status)) return 'gone'
      logUnsentMail('notice by notification', { responseCode: response.status })
      return { wait: waitOf(response) }
    } catch (error) {
      // Node's fetch names the reason in the cause.
      logUnsentMail('notice by notification', (error as Error).cause ?? error)
      return { wait: 0 }
    }
  }

  return {
    atOnce,
    failures,
    deliver: async ({ reader, notices: [notice] }) => (notice ? deliver(reader, notice) : 'sent'),
  }
}

/** A topic has at most 32 characters of those that ids have. */
const topicOf = ({ id }: MailableNotice): string => id.slice(-32)

/** Returns the milliseconds that a push service asks us to wait, by a number of seconds. */
const waitOf = ({ headers }: Response): number => (Number(headers.get('retry-after')) || 0) * 1_000
