import { type Answer, call, json } from './call.ts'
import { awaitMail, codeIn } from './mailbox.ts'
import { newPlace } from './people.ts'

/** A password that a person sets in place of the forgotten one. */
export const newPassword = 'New#Lantern-2026'

const post = (path: string, sent: object, origin?: string): Promise<Answer> => {
  const { body, headers } = json(sent)
  const from = { ...headers, ...newPlace() }
  return call(`POST ${path}`, { body, headers: from, ...(origin && { origin }) })
}

/** Asks for a code by call 8: at the site, or at the `origin` of an app. */
export const askForCode = (email: string, origin?: string) => post('/auth/send_otp_reset', { email }, origin)

/** Sets a new password by call 9. */
export const resetPassword = (sent: { email: string; otp: string; newPassword?: string }, origin?: string) =>
  post('/auth/reset_password', { newPassword, ...sent }, origin)

/** Asks for a code and reads it in the mailbox; `count` says which mail it is to that address. */
export async function receiveCode(email: string, origin?: string, count = 1): Promise<string> {
  const { status, body } = await askForCode(email, origin)
  if (status !== 200) throw new Error(`No code is sent: ${status} ${body.message}`)
  return codeIn(await awaitMail(email, count))
}

/** Another code than this one: the `by`-th after it. */
export const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
