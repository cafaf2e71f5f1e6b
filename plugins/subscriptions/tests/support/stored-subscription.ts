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
