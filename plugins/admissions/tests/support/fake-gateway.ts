import { createHmac, randomUUID } from 'node:crypto'
import type { Gateway, GatewayPayment } from '../../functions/payments/gateway.ts'

const secret = 'a secret of this test'
const signatureOf = (body: Buffer) => createHmac('sha256', secret).update(body).digest('hex')

type Paid = Pick<GatewayPayment, 'orderId' | 'paise' | 'at'> & { status?: GatewayPayment['status'] }
export type Webhook = Parameters<Gateway['readWebhook']>[0]

/** A gateway that sends nothing: a test delivers its webhooks, and chooses which are lost, doubled and late. */
export class FakeGateway implements Gateway {
  readonly name = 'FAKEPAY'
  readonly orders: Parameters<Gateway['createOrder']>[0][] = []
  readonly payments: GatewayPayment[] = []

  async createOrder(order: (typeof this.orders)[number]): Promise<string> {
    this.orders.push(order)
    return `https://pay.test/${order.orderId}`
  }

  /** Returns the webhooks of a payment, in the order in which they are sent. */
  pay({ status = 'captured', ...paid }: Paid): Webhook[] {
    const payment = { ...paid, gatewayPaymentId: `pay_${randomUUID().slice(0, 18)}`, status }
    this.payments.push(payment)
    const before: GatewayPayment[] = status === 'pending' ? [] : [{ ...payment, status: 'pending' }]
    return [...before, payment].map((event) => {
      const body = Buffer.from(JSON.stringify(event))
      return { body, headers: { 'x-signature': signatureOf(body) } }
    })
  }

  async readWebhook({ body, headers }: Webhook): Promise<GatewayPayment[]> {
    if (headers['x-signature'] !== signatureOf(body)) throw new Error('Not signed by the gateway')
    const event = JSON.parse(body.toString()) as GatewayPayment
    return [{ ...event, at: new Date(event.at) }]
  }

  async *listPayments(since: Date): AsyncGenerator<GatewayPayment> {
    for (const payment of this.payments) if (payment.at >= since) yield payment
  }
}
