import type { Transporter } from 'nodemailer'
import type { Configuration } from '../lib/configuration.ts'

/** The setting that names the mail server. */
type MailServer = Pick<Configuration, 'smtpUrl'>

/** Milliseconds that each step with the mail server may take. */
const timeout = 10_000

/** Connection pools by the server's URL: another setting gets its own. */
const pools = new Map<string, Promise<Transporter>>()

/** The process's connection pool to the mail server, created with the first mail. */
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
 * Checks that the mail server accepts mail from us: connection, greeting, and sign-in if the URL has one. Throws the
 * server's error. Callers at the same moment share one check.
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
