import type { Deps } from '@prangan/functions/lib/deps'
import { logUnsentMail } from '@prangan/functions/lib/log'
import type { sendMail } from '@prangan/functions/mail/send-mail'
import { readOffice } from '@prangan/functions/site/read-office'
import type { Firestore } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import { mailHeaders } from '../mail-headers.ts'
import type { Subscriber } from '../subscription-store.ts'
import { choicesToken } from '../subscription-tokens.ts'
import { toMailed } from './mailed-notices.ts'
import type { Sender } from './send-page.ts'

/** As many as the transport has connections. */
const atOnce = 2

export async function mailSender(
  { clock, configuration }: Deps,
  firestore: Firestore,
  send: typeof sendMail,
): Promise<Sender<Subscriber>> {
  const at = clock()
  const office = await readOffice(firestore, configuration, at)
  const host = new URL(configuration.siteUrl()).hostname
  return {
    atOnce,
    failures: subscriptionLimits.failures,
    deliver: async ({ id, reader, notices, isWeek }) => {
      const { email: to, key, nonce, language } = reader
      const token = choicesToken(key, nonce, configuration)
      const mailed = notices.map((notice) => toMailed(notice, language))
      const mail = { kind: 'notices by mail', to, token, notices: mailed, isWeek, language, at } as const
      const messageId = `<${id}@${host}>`
      try {
        await send(mail, { configuration, office, messageId, ...mailHeaders(token, configuration) })
        return 'sent'
      } catch (error) {
        logUnsentMail(mail.kind, error)
        return isRefusedRecipient(error) ? 'gone' : { wait: 0 }
      }
    },
  }
}

/**
 * Returns true if the mail server refused this recipient for good. It also answers 5xx where its own quota or policy is the
 * reason (RFC 3463: x.3, x.4 and x.7), for which no subscriber is to blame.
 */
export function isRefusedRecipient(error: unknown): boolean {
  const { responseCode = 0, command = '', response = '' } = error as Record<string, unknown>
  return (
    Number(responseCode) >= 500 && command === 'RCPT TO' && !/^\d{3}[ -]5\.[347]\./.test(String(response))
  )
}
