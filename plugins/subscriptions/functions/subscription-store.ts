import type { Context } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { isSameCode } from '@prangan/functions/lib/one-time-codes'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { subscriptionPaths } from '../contract/paths.ts'
import {
  type Choices,
  type Subscription,
  SubscriptionRequestSchema,
  SubscriptionSchema,
  wishesOf,
} from '../contract/subscriptions.ts'
import { choicesToken, idInToken, requestToken } from './subscription-tokens.ts'

export type Subscriber = Subscription & { key: string }

type Secret = Context['configuration']

export function toSubscriber(stored: DocumentSnapshot): Subscriber | undefined {
  return stored.exists ? { ...parseStored(SubscriptionSchema, stored), key: stored.id } : undefined
}

/** The fields of a subscription that follow from somebody's choices. */
export const chosenFields = ({ categories, rhythm, language }: Choices) => ({
  categories,
  rhythm,
  language,
  wants: wishesOf({ rhythm, categories }),
})

/** Returns the subscription that a token opens. It may have been deleted, or confirmed anew under other links. */
export function subscriberOf(
  stored: DocumentSnapshot,
  token: string,
  configuration: Secret,
): Subscriber | undefined {
  const subscriber = toSubscriber(stored)
  const own = subscriber && choicesToken(subscriber.key, subscriber.nonce, configuration)
  return own && isSameCode(own, token) ? subscriber : undefined
}

export const documentOfToken = (firestore: Firestore, token: string) =>
  firestore.doc(subscriptionPaths.subscription(idInToken(token)))

/** Throws 404 for a token that was never signed here, before anything is read. */
export function requestOfToken(firestore: Firestore, token: string, configuration: Secret) {
  const id = idInToken(token)
  if (!isSameCode(requestToken(id, configuration), token)) throw new Failure('subscription-link-ended')
  return firestore.doc(subscriptionPaths.request(id))
}

/** Returns a request that has not ended. */
export function currentRequest(stored: DocumentSnapshot, now: Date) {
  if (!stored.exists) return undefined
  const request = parseStored(SubscriptionRequestSchema, stored)
  return request.expiresAt > now ? request : undefined
}
