import { enableCompileCache } from 'node:module'
import { documentPaths } from '@prangan/contract/paths'
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { group } from './group.ts'
import { codeSecrets, mailSecrets } from './lib/configuration.ts'
import { withoutData } from './without-data.ts'

enableCompileCache()

const region = 'asia-south1'

/** Every documented HTTP call. The platform holds whole bodies, of up to 32 MB, before our code sees them: hence so few at once. */
export const api = onRequest(
  { region, concurrency: 20, maxInstances: 20, memory: '1GiB', invoker: 'public', secrets: codeSecrets },
  group('api', async () => (await import('./http/api.ts')).api),
)

/** The pages that carry notices in their first paint, or people for readers without scripts. */
export const pages = onRequest(
  { region, concurrency: 80, maxInstances: 20, memory: '256MiB', invoker: 'public' },
  group('pages', async () => (await import('./pages/serve-page.ts')).servePage),
)

/** Somebody asks for a one-time code: makes and mails it. */
export const onPasswordResetRequested = withoutData(
  onDocumentWritten(
    { document: documentPaths.passwordReset('{key}'), region, memory: '256MiB', secrets: codeSecrets },
    group(
      'onPasswordResetRequested',
      async () =>
        (await import('./auth/password-reset/on-password-reset-requested.ts')).onPasswordResetRequested,
    ),
  ),
)

/** A mail was queued: sends it. Where that fails, the platform tries again for a day, at growing intervals of up to ten minutes. */
export const onMailCreated = withoutData(
  onDocumentCreated(
    { document: documentPaths.mail('{id}'), region, memory: '256MiB', secrets: mailSecrets, retry: true },
    group('onMailCreated', async () => (await import('./mail/on-mail-created.ts')).onMailCreated),
  ),
)

/** Every five minutes: writes the public documents that a stranger's lock held up when they were to be written. */
export const writeCopies = onSchedule(
  { schedule: 'every 5 minutes', region, memory: '256MiB' },
  group('writeCopies', async () => (await import('./write-copies.ts')).writeWaitingCopies),
)

/** Every night, when nobody is there: mends what killed processes left half-done. 200 mails alone may take minutes. */
export const sweep = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: 'Asia/Kolkata',
    region,
    memory: '256MiB',
    timeoutSeconds: 540,
    secrets: mailSecrets,
  },
  group('sweep', async () => (await import('./sweep.ts')).sweep),
)
