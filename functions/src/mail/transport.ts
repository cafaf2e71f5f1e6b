import type { Transporter } from 'nodemailer'
import type { Configuration } from '../lib/configuration.ts'

type MailServer = Pick<Configuration, 'smtpUrl'>

/** Milliseconds that each step with the mail server may take. */
const timeout = 10_000

const pools = new Map<string, Promise<Transporter>>()

export function mailTransport({ smtpUrl }: MailServer): Promise<Transporter> {
  const url = smtpUrl()
  const pool = pools.get(url) ?? connect(url)
  pools.set(url, pool)
  return pool
}

async function connect(url: string): Promise<Transporter> {
  if (!url) throw new Error('SMTP_URL is not set')
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // send-mail.ts retries with pauses.
    maxRequeues: 0,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Checks in progress by the server's URL, so that a burst of requests opens one connection. */
const checks = new Map<string, Promise<unknown>>()

/**
 * Checks that the mail server accepts mail from us: connection, greeting, and sign-in if the URL has one. Parallel callers
 * share one check. Throws the server's error.
 */
export async function checkMailServer(configuration: MailServer): Promise<void> {
  const url = configuration.smtpUrl()
  const check =
    checks.get(url) ??
    mailTransport(configuration)
      .then((transporter) => transporter.verify())
      .finally(() => checks.delete(url))
  checks.set(url, check)
  await check
}
