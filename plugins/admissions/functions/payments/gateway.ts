import { randomInt } from 'node:crypto'
import { IdSchema, idOfNumber } from '@prangan/contract/ids'
import { Failure } from '@prangan/functions/lib/failure'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { hasLapsed } from '../../contract/states.ts'

/** A payment as the gateway knows it, the same from a webhook and from its list. */
export type GatewayPayment = {
  /** At most 60 letters and digits, `_` or `-`: it is the reference on the receipt. */
  gatewayPaymentId: string
  orderId: string
  paise: number
  /** What was captured stays so: other statuses that arrive later change nothing. */
  status: 'pending' | 'captured' | 'failed'
  at: Date
}

export type GatewayOrder = {
  /** Ours, at most 30 characters. The gateway has to give it back with each payment. */
  orderId: string
  paise: number
  name: string
  email: string
  mobile: string
}

/** What an adapter implements. The README says how. */
export type Gateway = {
  /** Capital letters and digits: the account of its payments in the register of credits. */
  name: string
  /** Returns the address at which the applicant pays. */
  createOrder(order: GatewayOrder): Promise<string>
  /** Returns what a request to the webhook tells of payments. Throws if its signature is not the gateway's. */
  readWebhook(request: {
    body: Buffer
    headers: Readonly<Record<string, string | undefined>>
  }): Promise<readonly GatewayPayment[]>
  /** Lists all payments that began or changed since then, page by page. */
  listPayments(since: Date): AsyncIterable<GatewayPayment>
}

type Payer = Pick<AdmissionDocument, 'applicationNumber' | 'name' | 'email' | 'mobile' | 'status' | 'offer'>

/** Returns where an applicant pays the fee of an accepted offer. Throws 409 if there is nothing to pay. */
export async function payOnline(gateway: Gateway, application: Payer, now: Date): Promise<string> {
  const { applicationNumber, name, email, mobile, status, offer } = application
  if (status !== 'offered' || !offer?.acceptedAt) throw new Failure('not-now')
  if (hasLapsed(application, now)) throw new Failure('offer-ended')
  const orderId = `${applicationNumber}-${randomInt(100_000, 1_000_000)}`
  return gateway.createOrder({ orderId, paise: offer.amount * 100, name, email, mobile })
}

/** Returns the id of the application that an order was made for; undefined if the order is not one of ours. */
export function applicationOfOrder(orderId: string): string | undefined {
  const [, number = ''] = /^(.+)-\d{6}$/.exec(orderId) ?? []
  const id = IdSchema.safeParse(idOfNumber(number))
  return id.success ? id.data : undefined
}
