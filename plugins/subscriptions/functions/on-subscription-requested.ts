import type { Deps } from '@prangan/functions/lib/deps'
import { logUnsentMail } from '@prangan/functions/lib/log'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { isPermanent, sendMail } from '@prangan/functions/mail/send-mail'
import { countStrangersMail } from '@prangan/functions/mail/strangers-mails'
import { categoryName, readCategories } from '@prangan/functions/news/notice-categories'
import { readOffice } from '@prangan/functions/site/read-office'
import type { DocumentReference } from 'firebase-admin/firestore'
import { subscriptionPaths } from '../contract/paths.ts'
import type { SubscriptionRequest } from '../contract/subscriptions.ts'
import { mailHeaders } from './mail-headers.ts'
import { currentRequest, toSubscriber } from './subscription-store.ts'
import { choicesToken, requestToken, subscriberKey } from './subscription-tokens.ts'

export const onSubscriptionRequested =
  (deps: Deps) =>
  async ({ document }: { document: string }): Promise<void> =>
    mailRequest(deps, document)

/**
 * Mails the link that confirms a request or, to an address that has subscribed already, the one to its choices; and welcomes a
 * new subscriber. A mail beyond the budget of the address is not sent. Throws if the mail has to be tried again.
 */
export async function mailRequest(deps: Deps, path: string): Promise<void> {
  const { firebase, configuration, clock } = deps
  const now = clock()
  const firestore = await firebase.firestore()
  const document = firestore.doc(path)
  const request = await takeRequest(document, now)
  const mail = request && (await toMail(deps, document, request))
  if (!mail || (await countStrangersMail(firestore, mail.to, now)) > 0) return
  const office = await readOffice(firestore, configuration, now)
  const isSubscriber = mail.kind !== 'confirm subscription'
  try {
    await sendMail(mail, {
      configuration,
      office,
      ...(isSubscriber && mailHeaders(mail.token, configuration)),
    })
  } catch (error) {
    logUnsentMail('subscription', error)
    if (isPermanent(error)) return
    await document.update({ mailedAt: null })
    throw new Error('The mail could not be sent yet; it is tried again.')
  }
}

type MailedRequest = Exclude<SubscriptionRequest, { kind: 'confirmed' }>

/** Returns undefined for a subscriber who has left since. */
async function toMail(
  { firebase, configuration, clock }: Deps,
  { id }: DocumentReference,
  request: MailedRequest,
) {
  const at = clock()
  const firestore = await firebase.firestore()
  const key = request.kind === 'asked' ? subscriberKey(request.email) : request.subscriber
  const subscriber = toSubscriber(await firestore.doc(subscriptionPaths.subscription(key)).get())
  if (!subscriber) {
    if (request.kind === 'welcome') return undefined
    const { email: to, language } = request
    return { kind: 'confirm subscription', to, token: requestToken(id, configuration), language, at } as const
  }
  const { email: to, nonce, language, rhythm } = subscriber
  const mail = { to, token: choicesToken(key, nonce, configuration), language, at }
  if (request.kind === 'asked') return { kind: 'subscribed already', ...mail } as const
  const all = await readCategories(firestore, at)
  const categories = subscriber.categories.map((category) => categoryName(all, category, language))
  return { kind: 'subscription confirmed', ...mail, categories, rhythm } as const
}

/** Returns the request to the first who asks. */
function takeRequest(document: DocumentReference, now: Date) {
  return runTransaction(document.firestore, async (transaction) => {
    const request = currentRequest(await transaction.get(document), now)
    if (!request || request.kind === 'confirmed' || request.mailedAt) return undefined
    transaction.update(document, { mailedAt: now })
    return request
  })
}
