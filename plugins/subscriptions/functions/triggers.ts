import { codeSecrets } from '@prangan/functions/lib/configuration'
import { deps, region } from '@prangan/functions/lib/deployment'
import { documentTrigger } from '@prangan/functions/lib/document-trigger'
import { lazyHandler } from '@prangan/functions/lib/lazy-handler'
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
