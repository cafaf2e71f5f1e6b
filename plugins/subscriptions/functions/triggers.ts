import { codeSecrets } from '@prangan/functions/lib/configuration'
import { deps, region } from '@prangan/functions/lib/deployment'
import { documentTrigger } from '@prangan/functions/lib/document-trigger'
import { lazyHandler } from '@prangan/functions/lib/lazy-handler'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { subscriptionPaths } from '../contract/paths.ts'

/** On failure the platform retries for a day. */
export const onSubscriptionRequested = documentTrigger(
  'onDocumentCreated',
  {
    document: subscriptionPaths.request('{id}'),
    region,
    memory: '256MiB',
    secrets: codeSecrets,
    retry: true,
  },
  lazyHandler('onSubscriptionRequested', async () =>
    (await import('./on-subscription-requested.ts')).onSubscriptionRequested(deps),
  ),
)

/** A worker may send for eight minutes, and one of the next runs goes on. */
const worker = {
  region,
  memory: '256MiB',
  timeoutSeconds: 540,
  maxInstances: 1,
  secrets: codeSecrets,
} as const

const loadMails = async () => {
  const { sendNoticeMails } = await import('./mailing/send-notice-mails.ts')
  return () => sendNoticeMails(deps)
}

const loadPushes = async () => {
  const { sendNoticePushes } = await import('./push/send-notice-pushes.ts')
  return () => sendNoticePushes(deps)
}

/** A notice that is public goes out at once. */
export const onNoticeMailing = documentTrigger(
  'onDocumentCreated',
  { document: subscriptionPaths.mailing('{id}'), ...worker },
  lazyHandler('onNoticeMailing', loadMails),
)

export const onNoticePush = documentTrigger(
  'onDocumentCreated',
  { document: subscriptionPaths.push('{id}'), ...worker },
  lazyHandler('onNoticePush', loadPushes),
)

/** Sends what became public since, what waited for the morning, and what could not be sent. */
export const sendNoticeMails = onSchedule(
  { schedule: 'every 5 minutes', ...worker },
  lazyHandler('sendNoticeMails', async () => {
    const workers = await Promise.all([loadMails(), loadPushes()])
    return async () => {
      const done = await Promise.allSettled(workers.map((work) => work()))
      for (const outcome of done) if (outcome.status === 'rejected') throw outcome.reason
    }
  }),
)
