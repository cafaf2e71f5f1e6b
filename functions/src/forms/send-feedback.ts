import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Handler } from '../http/handler.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { takeForm } from './take-form.ts'

/** Handles `sendFeedback`. Feedback is only mailed to the office; it is queued with the other mails. */
export const sendFeedback: Handler<'sendFeedback'> = async (
  { body },
  { firebase, configuration, now, idempotency },
) => {
  const firestore = await firebase.firestore()
  const { name, email, ...feedback } = body
  const form = {
    name: 'feedback',
    content: body,
    named: { email: normaliseEmail(email) },
    now,
    configuration,
  }
  const message = 'Thank you. Your feedback has reached the office.'
  await takeForm(firestore, form, async (batch) => {
    await idempotency.refuseRepeat()
    const to = configuration.officeEmail()
    queueMail(batch, firestore, { kind: 'feedback', to, from: { name, address: email }, ...feedback }, now)
    idempotency.keepAnswer(batch, { message })
    return message
  })
  return { message }
}
