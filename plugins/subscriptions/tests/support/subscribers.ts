import { call, json } from '@prangan/tests/support/call.ts'
import { awaitMail, type ReceivedMail } from '@prangan/tests/support/mailbox.ts'
import { newClientHeaders, newEmail } from '@prangan/tests/support/people.ts'
import type { SubscribeInput } from '../../contract/subscriptions.ts'

const choices = { categories: ['examination', 'holiday'], rhythm: 'at once', language: 'en' } as const

/** Sends the form from a new network address. */
export function subscribe(email: string, more: Partial<SubscribeInput> = {}) {
  const { body, headers } = json({ email, ...choices, ...more })
  return call('POST /api/subscriptions', { body, headers: { ...headers, ...newClientHeaders() } })
}

export const confirm = (token: string) => call('POST /api/subscriptions/confirm', json({ token }))

export const tokenIn = ({ text }: ReceivedMail, what: 'confirm' | 'choices'): string =>
  new RegExp(`/subscription#${what}=([0-9a-f]{64})`).exec(text)?.[1] ?? ''

/** Subscribes a new address, confirms it by the mailed link and waits for the welcome. Returns the token of its choices. */
export async function aSubscriber(more: Partial<SubscribeInput> = {}) {
  const email = newEmail('reader')
  await subscribe(email, more)
  const { body } = await confirm(tokenIn(await awaitMail(email), 'confirm'))
  await awaitMail(email, 2)
  return { email, token: String(body.token) }
}
