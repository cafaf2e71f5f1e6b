import { numberOfId } from '@prangan/contract/ids'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import * as plugins from '@prangan/plugins/functions/on-feedback'
import type { Handler } from '../http/handler.ts'
import { newReferenceId } from '../lib/reference-id.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readOffice } from '../site/read-office.ts'
import type { OnFeedback } from './on-feedback.ts'
import { takeForm } from './take-form.ts'

const followers: readonly OnFeedback[] = plugins.onFeedback

/** Mails feedback to the office. Its number is empty unless a plugin stores it. */
export const sendFeedback: Handler<'sendFeedback'> = async ({ body }, context) => {
  const { firebase, configuration, now, idempotency } = context
  const firestore = await firebase.firestore()
  const { language, ...content } = body
  const { name, email, ...feedback } = content
  const reference = `F-${newReferenceId(now)}`
  const form = {
    name: 'feedback',
    content,
    named: { email: normaliseEmail(email) },
    now,
    configuration,
  }
  const id = await takeForm(firestore, form, async (batch) => {
    await idempotency.refuseRepeat()
    const { email: to } = await readOffice(firestore, configuration, now)
    queueMail(batch, firestore, { kind: 'feedback', to, from: { name, address: email }, ...feedback }, now)
    for (const onFeedback of followers)
      await onFeedback(batch, firestore, { id: reference, ...body }, context)
    idempotency.keepAnswer(batch, answerOf(reference))
    return reference
  })
  return answerOf(id)
}

const answerOf = (id: string) => ({
  message: 'Thank you. Your feedback has reached the office.',
  number: followers.length > 0 ? numberOfId(id) : '',
})
