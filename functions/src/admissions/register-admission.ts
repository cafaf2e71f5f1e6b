import { limits } from '@prangan/contract/limits'
import { documents } from '@prangan/contract/paths'
import { type AdmissionDocument, applicationKeys } from '@prangan/contract/schemas/admissions'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { addAudit } from '../audit/audit.ts'
import { type Allowance, keyOf, readTurn, type Turn } from '../auth/throttle.ts'
import { readFormTurn, runFormTransaction } from '../forms/form-turns.ts'
import { configuration } from '../http/configuration.ts'
import type { Context, Handler, Input } from '../http/handler.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { countForOffice } from '../office/counters.ts'
import { newApplicationId } from './application-number.ts'
import { numberGiven, rememberNumber, sameApplication } from './same-application.ts'

const mailsAllowed: readonly Allowance[] = [{ count: limits.publicForms.mailsPerDay, per: 24 * 60 * 60_000 }]

type Form = Input<'registerAdmission'>['body']
type Sent = Pick<Context, 'address' | 'now'>

/** An application on its way into Firestore, which makes timestamps of its times. */
type NewApplication = Omit<AdmissionDocument, 'createdAt' | 'updatedAt'> & {
  createdAt: Date
  updatedAt: Date
}

/**
 * Call 28. The same application sent again within ten minutes (a second press, a lost answer) is the one that is there
 * already: it gets that one's number, and takes no turn of the limit.
 */
export const registerAdmission: Handler<'registerAdmission'> = async (
  { body },
  { firebase, address, now, idempotency },
) => {
  const firestore = await firebase.firestore()
  const same = sameApplication(firestore, body)
  const applicationNumber =
    numberGiven(await same.get(), now) ??
    (await runFormTransaction(firestore, async (transaction) => {
      // Looked at again: of many that come at once, all have seen none before.
      const given = numberGiven(await transaction.get(same), now)
      if (given !== undefined) return given
      const takeTurn = await readFormTurn(transaction, firestore, { address, now })
      const mailTurn = await readMailTurn(transaction, firestore, body.email, now)
      takeTurn()
      const taken = await addApplication(transaction, firestore, body, { address, now })
      if (mailTurn.waitMilliseconds === 0) {
        mailTurn.take()
        mailNumber(transaction, firestore, { form: body, applicationNumber: taken, now })
      }
      idempotency.keepAnswer(transaction, answerOf(taken))
      rememberNumber(transaction, same, { applicationNumber: taken, now })
      return taken
    }))
  return answerOf(applicationNumber)
}

const answerOf = (applicationNumber: string) => ({
  message: `Your application number is ${applicationNumber}.`,
  applicationNumber,
})

/** The limit on mails to an address that anybody may name: applications in another's name must not fill their mailbox. */
function readMailTurn(
  transaction: Transaction,
  firestore: Firestore,
  email: string,
  now: Date,
): Promise<Turn> {
  const key = keyOf('applicationMails', normaliseEmail(email))
  return readTurn(transaction, firestore, key, mailsAllowed, now)
}

function mailNumber(
  transaction: Transaction,
  firestore: Firestore,
  { form, applicationNumber, now }: { form: Form; applicationNumber: string; now: Date },
): void {
  const { email: to, name, course } = form
  const mail = { kind: 'application received', to, name, applicationNumber, course } as const
  queueMail(transaction, firestore, mail, now)
}

/** Writes the application, with its audit entry and its place in the office's count. Two never share a number: `create` refuses the second. */
async function addApplication(
  transaction: Transaction,
  firestore: Firestore,
  form: Form,
  { address, now }: Sent,
): Promise<string> {
  const id = newApplicationId(now)
  const applicationNumber = `${configuration.applicationPrefix()}-${id}`
  const path = documents.admission(id)
  transaction.create(firestore.doc(path), newApplication(form, applicationNumber, now))
  addAudit(transaction, firestore, { action: 'application received', subject: path, from: address, at: now })
  await countForOffice(transaction, firestore, { newApplications: 1 })
  return applicationNumber
}

function newApplication(form: Form, applicationNumber: string, now: Date): NewApplication {
  return {
    ...form,
    applicationNumber,
    status: 'new',
    history: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
    searchKeys: applicationKeys({ ...form, applicationNumber }),
  }
}
