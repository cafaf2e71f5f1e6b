import type { Mailing, QueuedNoticeMail } from '../../contract/mailings.ts'
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

export const storedQueuedMail = (): QueuedNoticeMail => ({
  ...{ mailing: 'one', subscriber: 'two', attempts: 0 },
  nextAt: new Date(),
  expiresAt: new Date(),
})
