import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { collectionPaths } from '../contract/paths.ts'
import type { OwnSubscription, Subscription } from '../contract/subscriptions.ts'
import { chosenFields, documentOfToken, subscriberOf } from './subscription-store.ts'

export const readSubscription: Handler<'readSubscription'> = async (
  { body },
  { firebase, configuration },
) => {
  const document = documentOfToken(await firebase.firestore(), body.token)
  const subscriber = subscriberOf(await document.get(), body.token, configuration)
  if (!subscriber) throw new Failure('subscription-link-ended')
  return toOwn(subscriber)
}

export const changeSubscription: Handler<'changeSubscription'> = async (
  { body },
  { firebase, configuration },
) => {
  const { token, ...chosen } = body
  const firestore = await firebase.firestore()
  const document = documentOfToken(firestore, token)
  return runTransaction(firestore, async (transaction) => {
    const subscriber = subscriberOf(await transaction.get(document), token, configuration)
    if (!subscriber) throw new Failure('subscription-link-ended')
    const fields = chosenFields({ ...chosen, categories: [...new Set(chosen.categories)] })
    transaction.update(document, fields)
    return toOwn({ ...subscriber, ...fields })
  })
}

/** Deletes the subscription, and requests that name its address. A token that opens nothing any more gets the same answer. */
export const unsubscribe: Handler<'unsubscribe'> = async ({ params }, { firebase, configuration }) => {
  const { token } = params
  const firestore = await firebase.firestore()
  const document = documentOfToken(firestore, token)
  await runTransaction(firestore, async (transaction) => {
    const subscriber = subscriberOf(await transaction.get(document), token, configuration)
    if (!subscriber) return
    const requests = firestore.collection(collectionPaths.subscriptionRequests)
    const { docs } = await transaction.get(requests.where('email', '==', subscriber.email))
    transaction.delete(document)
    for (const { ref } of docs) transaction.delete(ref)
  })
  return { message: 'You get no more notices by mail. We have deleted your address.' }
}

/** Shows enough of an address for its owner to know it, since mails are forwarded. */
const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••')

const toOwn = ({ email, categories, rhythm, language }: Subscription): OwnSubscription => ({
  email: masked(email),
  categories,
  rhythm,
  language,
})
