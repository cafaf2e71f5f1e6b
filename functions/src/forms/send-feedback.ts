import { configuration } from '../http/configuration.ts'
import type { Handler } from '../http/handler.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readFormTurn, runFormTransaction } from './form-turns.ts'

/** Call 35. It is kept nowhere but in the office's mailbox; on its way there it waits with the other mails. */
export const sendFeedback: Handler<'sendFeedback'> = async ({ body }, { firebase, address, now }) => {
  const firestore = await firebase.firestore()
  const { name, email, ...told } = body
  await runFormTransaction(firestore, async (transaction) => {
    const takeTurn = await readFormTurn(transaction, firestore, { address, now })
    takeTurn()
    const to = configuration.officeEmail()
    queueMail(
      transaction,
      firestore,
      { kind: 'feedback', to, name: '', from: { name, address: email }, ...told },
      now,
    )
  })
  return { message: 'Thank you. Your feedback has reached the office.' }
}
