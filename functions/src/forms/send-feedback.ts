import { configuration } from '../http/configuration.ts'
import type { Handler } from '../http/handler.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readFormTurn, runFormTransaction } from './form-turns.ts'

/** Call 35. It is kept nowhere but in the office's mailbox; on its way there it waits with the other mails. */
export const sendFeedback: Handler<'sendFeedback'> = async (
  { body },
  { firebase, address, now, idempotency },
) => {
  const firestore = await firebase.firestore()
  const { name, email, ...told } = body
  const answer = { message: 'Thank you. Your feedback has reached the office.' }
  await runFormTransaction(firestore, async (transaction) => {
    const takeTurn = await readFormTurn(transaction, firestore, { address, now })
    takeTurn()
    idempotency.keepAnswer(transaction, answer)
    const to = configuration.officeEmail()
    queueMail(
      transaction,
      firestore,
      { kind: 'feedback', to, name: '', from: { name, address: email }, ...told },
      now,
    )
  })
  return answer
}
