import type { Deps } from '@prangan/functions/lib/deps'
import { logUnsentMail } from '@prangan/functions/lib/log'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { isPermanent, sendMail } from '@prangan/functions/mail/send-mail'
import { countStrangersMail } from '@prangan/functions/mail/strangers-mails'
import { readOffice } from '@prangan/functions/site/read-office'
import type { DocumentReference } from 'firebase-admin/firestore'
import { subscriptionPaths } from '../contract/paths.ts'
import { mailHeaders } from './mail-headers.ts'
import { currentRequest, toSubscriber } from './subscription-store.ts'
import { choicesToken, requestToken, subscriberKey } from './subscription-tokens.ts'

export const onSubscriptionRequested =
  (deps: Deps) =>
  async ({ document }: { document: string }): Promise<void> =>
    mailRequest(deps, document)

/**
 * Mails the link that confirms a request or, to an address that has subscribed already, the one to its choices. A stranger's
 * request beyond the budget of the address is not mailed. Throws if the mail has to be tried again.
 */
export async function mailRequest(deps: Deps, path: string): Promise<void> {
  const { firebase, configuration, clock } = deps
  const now = clock()
  const firestore = await firebase.firestore()
  const document = firestore.doc(path)
  const request = await takeRequest(document, now)
  if (!request) return
  const { email: to, language } = request
  if ((await countStrangersMail(firestore, to, now)) > 0) return
  const known = toSubscriber(await firestore.doc(subscriptionPaths.subscription(subscriberKey(to))).get())
  const office = await readOffice(firestore, configuration, now)
  try {
    if (known) {
      const token = choicesToken(known.key, known.nonce, configuration)
      const mail = { kind: 'subscribed already', to, token, language: known.language, at: now } as const
      await sendMail(mail, { configuration, office, ...mailHeaders(token, configuration) })
    } else {
      const token = requestToken(document.id, configuration)
      const mail = { kind: 'confirm subscription', to, token, language, at: now } as const
      await sendMail(mail, { configuration, office })
    }
  } catch (error) {
    logUnsentMail('subscription', error)
    if (isPermanent(error)) return
    await document.update({ mailedAt: null })
    throw new Error('The mail could not be sent yet; it is tried again.')
  }
}

/** Returns the request to the first who asks. */
function takeRequest(document: DocumentReference, now: Date) {
  return runTransaction(document.firestore, async (transaction) => {
    const request = currentRequest(await transaction.get(document), now)
    if (request?.kind !== 'asked' || request.mailedAt) return undefined
    transaction.update(document, { mailedAt: now })
    return request
  })
}
