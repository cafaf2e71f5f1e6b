import { setTimeout as pause } from 'node:timers/promises'

export type ReceivedMail = {
  id: string
  subject: string
  text: string
  html: string
  from: { address: string; name: string }[]
  to: { address: string; name: string }[]
  headers: Record<string, string>
}

/** Milliseconds between two polls, and until an expected mail is given up. */
const between = 50
const patience = 45_000

/** Returns the mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ 'to.address': address })
  const response = await fetch(`${process.env.MAIL_URL}/email?${query}`)
  return (await response.json()) as ReceivedMail[]
}

/** Mails that are sent at the same time may arrive in any order: then `subject`, or how it ends, says which is awaited. */
export async function awaitMail(
  address: string,
  count = 1,
  subject: string | RegExp = /^/,
): Promise<ReceivedMail> {
  const until = Date.now() + patience
  const isAwaited = (mail: ReceivedMail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)
  while (Date.now() < until) {
    const mails = (await mailsTo(address)).filter(isAwaited)
    const mail = mails[count - 1]
    if (mail) return mail
    await pause(between)
  }
  throw new Error(`No mail ${count} ${subject} came to ${address} within ${patience / 1000} s`)
}

export function codeIn({ text }: ReceivedMail): string {
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (!code) throw new Error(`No code stands in: ${text}`)
  return code
}
