import { createHash } from 'node:crypto'
import { dayInIndia } from '@prangan/contract/india-time'
import { Failure } from '@prangan/functions/lib/failure'
import type { Firebase } from '@prangan/functions/lib/firebase'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { admissionPaths } from '../../contract/paths.ts'
import { CreditRowSchema } from '../../contract/schemas/bank-credits.ts'
import { creditKeys } from '../../contract/statement/match-credits.ts'
import { confirmPayment } from '../desk/confirm-fee.ts'
import { toCredit } from './credits.ts'
import { applicationOfOrder, type Gateway, type GatewayPayment } from './gateway.ts'
import { addCredits } from './import-statement.ts'

type Services = { firebase: Firebase; now: Date }

/**
 * Records what a gateway tells of payments, from its webhook or its list, in any order and any number of times. A captured payment is
 * a credit of the register: once, and before anything is decided, so that none is lost. If it is the expected sum, in the time of the offer,
 * it confirms the fee; anything else, and what an officer has decided about, waits there for an officer. Throws at the end if some could not be recorded: they have to come again.
 */
export async function recordGatewayPayments(
  services: Services,
  { name }: Pick<Gateway, 'name'>,
  payments: Iterable<GatewayPayment> | AsyncIterable<GatewayPayment>,
): Promise<void> {
  const failures: unknown[] = []
  for await (const payment of payments) {
    if (payment.status === 'captured') {
      await recordCaptured(services, name, payment).catch((error: unknown) => failures.push(error))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Payments were not recorded')
}

async function recordCaptured(services: Services, name: string, payment: GatewayPayment): Promise<void> {
  const credit = await addCredit(services, name, payment)
  const application = applicationOfOrder(payment.orderId)
  const isDecided = credit.status !== 'open' || credit.decidedBy !== ''
  if (isDecided || !application || credit.notFor.includes(application)) return
  try {
    await confirm(services, name, payment, { credit: credit.id, application })
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** A refused confirmation leaves the credit open, and is tried again when the payment comes again. */
const isRefusal = (error: unknown): boolean => error instanceof Failure && error.status < 500

async function addCredit(
  { firebase, now }: Services,
  name: string,
  { gatewayPaymentId: reference, orderId, paise, at }: GatewayPayment,
) {
  const firestore = await firebase.firestore()
  const id = createHash('sha256')
    .update(JSON.stringify([name, reference]))
    .digest('hex')
    .slice(0, 40)
  const date = dayInIndia(at)
  const written = { date, paise, reference, description: `${name} ${orderId}`, name: '', occurrence: 1 }
  const row = CreditRowSchema.parse(written)
  const added = { id, row, keys: creditKeys({ reference, description: '' }) }
  await runTransaction(firestore, (transaction) =>
    addCredits(transaction, firestore, [added], { account: name, by: name, at: now }),
  )
  return toCredit(await firestore.doc(admissionPaths.credit(id)).get())
}

const confirm = (
  { firebase, now }: Services,
  name: string,
  { gatewayPaymentId: reference, paise, at }: GatewayPayment,
  { credit, application }: { credit: string; application: string },
) =>
  confirmPayment(
    { firebase, now, caller: { email: name, uid: '' }, address: '' },
    { id: application },
    { reference, paidOn: dayInIndia(at), amount: paise / 100, credit, note: '' },
  )
