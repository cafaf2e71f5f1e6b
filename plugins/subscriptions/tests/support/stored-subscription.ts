import type { Mailing, QueuedNoticeMail } from '../../contract/mailings.ts'
import type { PushDevice } from '../../contract/push.ts'
import { type Subscription, type SubscriptionRequest, wishesOf } from '../../contract/subscriptions.ts'

const chosen = {
  email: 'asha@college.test',
  categories: ['examination', 'holiday'],
  rhythm: 'at once',
  language: 'en',
} satisfies Partial<Subscription>

export const storedSubscription = (more: Partial<Subscription> = {}): Subscription => {
  const subscription = { ...chosen, nonce: '0'.repeat(32), confirmedAt: new Date(), ...more }
  return { ...subscription, wants: wishesOf(subscription) }
}

export const storedRequest = (): SubscriptionRequest => ({
  kind: 'asked',
  ...chosen,
  mailedAt: null,
  expiresAt: new Date(Date.now() + 60_000),
})

export const storedMailing = (more: Partial<Mailing> = {}): Mailing => ({
  notices: ['one'],
  ...{ isWeek: false, status: 'open', cursor: '', queued: 0, failed: 0 },
  dueAt: new Date(),
  requestedAt: new Date(),
  ...more,
})

/** `p256dh` is a point of the curve: nothing else can be encrypted to. */
export const storedDevice = (more: Partial<PushDevice> = {}): PushDevice => {
  const device = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/one',
    keys: {
      p256dh: 'BD4AOASzw-40pfvsBrLMYH5f75kzzylSEaXlqulQojWvj14HMJURPMOFbxCbKrxo3JQceZzv1X1JvKvsw1NMLjk',
      auth: '4f1c09be7d4f1c09be7d4f',
    },
    ...{ categories: chosen.categories, language: chosen.language },
    savedAt: new Date(),
    ...more,
  }
  return { ...device, wants: wishesOf({ rhythm: 'at once', ...device }) }
}

export const storedQueuedMail = (): QueuedNoticeMail => ({
  ...{ mailing: 'one', subscriber: 'two', attempts: 0 },
  nextAt: new Date(),
  expiresAt: new Date(),
})
