import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Handler } from '../http/handler.ts'
import { configuration } from '../lib/configuration.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { takeForm } from './take-form.ts'

/** Handles `sendFeedback`. It is kept nowhere but in the office's mailbox; on its way there it waits with the other mails. */
export const sendFeedback: Handler<'sendFeedback'> = async ({ body }, { firebase, now, idempotency }) => {
  const firestore = await firebase.firestore()
  const { name, email, ...told } = body
  const form = { name: 'feedback', content: body, named: { email: normaliseEmail(email) }, now }
  const message = 'Thank you. Your feedback has reached the office.'
  await takeForm(firestore, form, async (batch) => {
    await idempotency.refuseRepeat()
    const to = configuration.officeEmail()
    queueMail(batch, firestore, { kind: 'feedback', to, from: { name, address: email }, ...told }, now)
    idempotency.keepAnswer(batch, { message })
    return message
  })
  return { message }
}
