import { setTimeout as pause } from 'node:timers/promises'
import { configuration } from '../lib/configuration.ts'
import { type Letter, nameOn, wordsOf } from './render-mail.ts'
import { mailTransport } from './transport.ts'

/** Milliseconds before the second and the third try: a connection that broke is there again by then. */
const pauses = [200, 1_000]

/**
 * Sends a mail, trying three times. Throws the last reason when the mail server doesn't take it; a refusal for good
 * (an address that isn't there) is not tried again.
 */
export async function sendMail(letter: Letter): Promise<void> {
  for (let tried = 0; ; tried++) {
    try {
      await sendOnce(letter)
      return
    } catch (error) {
      const wait = pauses[tried]
      if (wait === undefined || isForGood(error)) throw error
      await pause(wait)
    }
  }
}

async function sendOnce(letter: Letter): Promise<void> {
  const from = configuration.mailFrom()
  const words = wordsOf(letter, {
    site: configuration.siteUrl(),
    college: senderName(from),
    office: configuration.officeEmail(),
  })
  const transport = await mailTransport()
  await transport.sendMail({
    ...words,
    from,
    to: { name: nameOn(letter), address: letter.to },
    ...(letter.kind === 'feedback' && letter.from.address && { replyTo: letter.from }),
    // Mailboxes need not answer that their owner is on leave.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

/** The name in `Sarvodaya Degree College <office@sarvodaya.test>`; the address where there is none. */
function senderName(from: string): string {
  return /^\s*"?([^"<]*?)"?\s*</.exec(from)?.[1] || from
}

/** Whether the mail server has refused a mail for good: SMTP's 5xx replies. */
export function isForGood(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500
}
