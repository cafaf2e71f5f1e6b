import type { Transporter } from 'nodemailer'
import { configuration } from '../lib/configuration.ts'

/** Milliseconds that the mail server may keep us waiting, at each step. */
const patience = 10_000

let current: { url: string; transporter: Promise<Transporter> } | undefined

/** The process's one connection pool to the mail server of the configuration, made when the first mail goes out. */
export function mailTransport(): Promise<Transporter> {
  const url = configuration.smtpUrl()
  if (current?.url !== url) current = { url, transporter: connect(url) }
  return current.transporter
}

async function connect(url: string): Promise<Transporter> {
  if (!url) throw new Error('SMTP_URL is not set')
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // send-mail.ts tries again itself, with pauses.
    maxRequeues: 0,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

let asking: Promise<unknown> | undefined

/**
 * Asks the mail server whether it takes mail from us: connection, greeting, and sign-in where the address has one.
 * Throws what went wrong. Callers at the same moment share one answer, so a rush of calls is one connection.
 */
export async function askMailServer(): Promise<void> {
  asking ??= mailTransport()
    .then((transporter) => transporter.verify())
    .finally(() => {
      asking = undefined
    })
  await asking
}
