import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { subscriptionLimits } from '../contract/limits.ts'
import { subscriptionPaths } from '../contract/paths.ts'
import type { Subscription, SubscriptionRequest } from '../contract/subscriptions.ts'
import { chosenFields, currentRequest, requestOfToken, toSubscriber } from './subscription-store.ts'
import { choicesToken, newSubscriptionId, subscriberKey } from './subscription-tokens.ts'

/**
 * Confirms a request, and asks for the mail that welcomes a new subscriber. A second press on the button gets the same answer,
 * until the subscription is deleted.
 */
export const confirmSubscription: Handler<'confirmSubscription'> = async (
  { body },
  { firebase, configuration, now },
) => {
  const firestore = await firebase.firestore()
  const document = requestOfToken(firestore, body.token, configuration)
  return runTransaction(firestore, async (transaction) => {
    const request = currentRequest(await transaction.get(document), now)
    if (!request || request.kind === 'welcome') throw new Failure('subscription-link-ended')
    const key = request.kind === 'asked' ? subscriberKey(request.email) : request.subscriber
    const subscription = firestore.doc(subscriptionPaths.subscription(key))
    const before = toSubscriber(await transaction.get(subscription))
    if (request.kind === 'confirmed') {
      if (!before) throw new Failure('subscription-link-ended')
      return { token: choicesToken(key, before.nonce, configuration) }
    }
    const nonce = before?.nonce ?? newSubscriptionId()
    const next: Subscription = { email: request.email, ...chosenFields(request), nonce, confirmedAt: now }
    const confirmed: SubscriptionRequest = {
      kind: 'confirmed',
      subscriber: key,
      expiresAt: request.expiresAt,
    }
    transaction.set(subscription, next)
    transaction.set(document, confirmed)
    if (!before) {
      const welcome: SubscriptionRequest = {
        ...{ kind: 'welcome', subscriber: key, mailedAt: null },
        expiresAt: new Date(now.getTime() + subscriptionLimits.requestLifetime),
      }
      transaction.create(firestore.doc(subscriptionPaths.request(newSubscriptionId())), welcome)
    }
    return { token: choicesToken(key, nonce, configuration) }
  })
}
