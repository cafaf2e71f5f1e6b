import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { takeForm } from '@prangan/functions/forms/take-form'
import type { Handler } from '@prangan/functions/http/handler'
import { subscriptionLimits } from '../contract/limits.ts'
import { subscriptionPaths } from '../contract/paths.ts'
import type { SubscriptionRequest } from '../contract/subscriptions.ts'
import { newSubscriptionId } from './subscription-tokens.ts'

const message = 'We have sent you a mail. Open its link to finish.'

/**
 * Stores the request and answers. `on-subscription-requested` looks up after the answer if the address has subscribed, so that
 * neither the answer nor its time tells it.
 */
export const subscribe: Handler<'subscribe'> = async ({ body }, { firebase, configuration, now }) => {
  const firestore = await firebase.firestore()
  const { email, categories, rhythm, language } = body
  const form = {
    name: 'subscription',
    content: { email, rhythm, language, categories: [...categories].sort().join() },
    named: { email: normaliseEmail(email) },
    now,
    configuration,
  }
  await takeForm(firestore, form, async (batch) => {
    const request: SubscriptionRequest = {
      kind: 'asked',
      ...{ email, categories: [...new Set(categories)], rhythm, language },
      mailedAt: null,
      expiresAt: new Date(now.getTime() + subscriptionLimits.requestLifetime),
    }
    batch.create(firestore.doc(subscriptionPaths.request(newSubscriptionId())), request)
    return ''
  })
  return { message }
}
