import { setTimeout as pause } from 'node:timers/promises'
import { college } from '@prangan/college/config'
import type { Configuration } from '../lib/configuration.ts'
import type { Office } from '../site/read-office.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { greetedName, renderMail } from './render-mail.ts'
import { mailTransport } from './transport.ts'

/** Milliseconds before the second and the third attempt, in which a broken connection recovers. */
const pauses = [200, 1_000]

export type MailConfiguration = Pick<Configuration, 'mailFrom' | 'siteUrl' | 'officeEmail' | 'smtpUrl'>

type Sending = {
  configuration: MailConfiguration
  office: Office
  headers?: Readonly<Record<string, string>>
  /** A mail that may be sent twice has an id of its own, by which mailboxes drop the second. */
  messageId?: string
}

/**
 * Sends a mail, with up to three attempts. Throws the last error if the mail server does not accept it; a permanent refusal (a
 * mailbox that does not exist) is not retried.
 */
export async function sendMail(mail: OutgoingMail, sending: Sending): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await sendOnce(mail, sending)
      return
    } catch (error) {
      const wait = pauses[attempt]
      if (wait === undefined || isPermanent(error)) throw error
      await pause(wait)
    }
  }
}

async function sendOnce(
  mail: OutgoingMail,
  { configuration, office, headers, messageId }: Sending,
): Promise<void> {
  const rendered = renderMail(mail, {
    site: configuration.siteUrl(),
    college: college.name,
    office: office.email,
    facts: office.facts,
  })
  const transport = await mailTransport(configuration)
  await transport.sendMail({
    ...rendered,
    from: office.from,
    to: { name: greetedName(mail), address: mail.to },
    ...(mail.kind === 'feedback' && mail.from.address && { replyTo: mail.from }),
    // This header suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    ...(messageId && { messageId }),
  })
}

/** SMTP's 5xx replies are permanent refusals. */
export function isPermanent(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500
}
