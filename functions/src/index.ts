import './compile-cache.ts'
import { documentPaths } from '@prangan/contract/paths'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { leaveBodiesUnread } from './http/unread-bodies.ts'
import { codeSecrets, mailSecrets } from './lib/configuration.ts'
import { deps, region } from './lib/deployment.ts'
import { documentTrigger } from './lib/document-trigger.ts'
import { lazyHandler } from './lib/lazy-handler.ts'

/*
 * All functions share this entry, and each runs in its own processes. So every handler is a dynamic import: Express, the
 * renderer and the mailer are loaded only by functions that use them.
 */

if (['api', 'pages'].includes(process.env.FUNCTION_TARGET ?? '')) leaveBodiesUnread()

/** Twenty strangers who send their largest form at once need half of this memory. */
export const api = onRequest(
  { region, concurrency: 20, maxInstances: 20, memory: '1GiB', invoker: 'public', secrets: codeSecrets },
  lazyHandler('api', async () => (await import('./http/app.ts')).createApp(deps)),
)

/** Under 80 connections it uses 240 MiB, and it is killed if it exceeds its memory. */
export const pages = onRequest(
  { region, concurrency: 80, maxInstances: 20, memory: '512MiB', invoker: 'public' },
  lazyHandler('pages', async () => (await import('./pages/serve-page.ts')).createServePage(deps)),
)

export const onPasswordResetRequested = documentTrigger(
  'onDocumentWritten',
  { document: documentPaths.passwordReset('{key}'), region, memory: '256MiB', secrets: codeSecrets },
  lazyHandler('onPasswordResetRequested', async () =>
    (await import('./auth/password-reset/on-password-reset-requested.ts')).onPasswordResetRequested(deps),
  ),
)

/** On failure the platform retries for a day, at growing intervals of up to ten minutes. */
export const onMailCreated = documentTrigger(
  'onDocumentCreated',
  { document: documentPaths.mail('{id}'), region, memory: '256MiB', secrets: mailSecrets, retry: true },
  lazyHandler('onMailCreated', async () => (await import('./mail/on-mail-created.ts')).onMailCreated(deps)),
)

/**
 * Writes the copies that a reader's lock delayed, every five minutes. Every quarter of an hour it also looks for deleted
 * accounts: the SDK's trigger for those (`onUserDeleted`) is so new that neither the emulators nor the CLI know it.
 */
export const writeCopies = onSchedule(
  { schedule: 'every 5 minutes', region, memory: '256MiB' },
  lazyHandler('writeCopies', async () => {
    const [{ recordRun }, { writeLateCopies }] = await Promise.all([
      import('./operation/record-run.ts'),
      import('./write-late-copies.ts'),
    ])
    return ({ scheduleTime }: { scheduleTime: string }) =>
      recordRun(deps, 'writeCopies', async () => {
        await writeLateCopies(deps.firebase, new Date(scheduleTime))
        return []
      })
  }),
)

/** Repairs every night what crashed processes left unfinished. Sending 200 mails alone may take minutes. */
export const sweep = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: 'Asia/Kolkata',
    region,
    memory: '256MiB',
    timeoutSeconds: 540,
    secrets: mailSecrets,
  },
  lazyHandler('sweep', async () => {
    const [{ recordRun }, { sweepProject }] = await Promise.all([
      import('./operation/record-run.ts'),
      import('./sweep.ts'),
    ])
    return () => recordRun(deps, 'sweep', () => sweepProject(deps))
  }),
)

/**
 * Opens the links to other sites every night, and looks up the newest release and the month's reads. It is a separate function,
 * because it talks to servers of strangers.
 */
export const checkLinks = onSchedule(
  { schedule: 'every day 04:30', timeZone: 'Asia/Kolkata', region, memory: '256MiB', timeoutSeconds: 540 },
  lazyHandler('checkLinks', async () => {
    const [{ recordRun }, { checkLinks }, { lookUpRelease }, { lookUpReads }] = await Promise.all([
      import('./operation/record-run.ts'),
      import('./site/links/check-links.ts'),
      import('./operation/look-up-release.ts'),
      import('./operation/look-up-reads.ts'),
    ])
    return () =>
      recordRun(deps, 'checkLinks', async () => {
        await Promise.all([lookUpRelease(deps), lookUpReads(deps), checkLinks(deps)])
        return []
      })
  }),
)

// biome-ignore lint/performance/noBarrelFile: this file's exports are the functions that are deployed.
export * from '@prangan/plugins/functions/triggers'
