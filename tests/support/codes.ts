import { type Answer, call, json } from './call.ts'
import { awaitMail, codeIn } from './mailbox.ts'
import { newClientHeaders } from './people.ts'

export const newPassword = 'New#Lantern-2026'

type From = { clientHeaders?: Record<string, string> }

const post = (
  path: string,
  sent: object,
  origin?: string,
  { clientHeaders = newClientHeaders() }: From = {},
): Promise<Answer> => {
  const { body, headers } = json(sent)
  const from = { ...headers, ...clientHeaders }
  return call(`POST ${path}`, { body, headers: from, ...(origin && { origin }) })
}

export const requestCode = (
  email: string,
  origin?: string,
  from: From & { device?: string; language?: string } = {},
) => post('/auth/send_otp_reset', { email, device: from.device, language: from.language }, origin, from)

type SentCode = { email: string; otp: string; newPassword?: string; flow?: string; device?: string }

export const resetPassword = (sent: SentCode, origin?: string, from: From = {}) =>
  post('/auth/reset_password', { newPassword, ...sent }, origin, from)

/** Requests a code and reads it in the mailbox; `count` is the number of the mail to that address. */
export async function receiveCode(
  email: string,
  origin?: string,
  count = 1,
  from: From & { device?: string } = {},
): Promise<string> {
  const { status, body } = await requestCode(email, origin, from)
  if (status !== 200) throw new Error(`No code is sent: ${status} ${body.message}`)
  return codeIn(await awaitMail(email, count))
}

export const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
