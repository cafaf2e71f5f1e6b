import { codeSecrets } from '@prangan/functions/lib/configuration'
import { deps, region } from '@prangan/functions/lib/deployment'
import { documentTrigger } from '@prangan/functions/lib/document-trigger'
import { lazyHandler } from '@prangan/functions/lib/lazy-handler'
import { admissionPaths } from '../contract/paths.ts'

export const onApplicationCodeRequested = documentTrigger(
  'onDocumentCreated',
  { document: admissionPaths.access('{key}'), region, memory: '256MiB', secrets: codeSecrets },
  lazyHandler('onApplicationCodeRequested', async () =>
    (await import('./application-access.ts')).onApplicationCodeRequested(deps),
  ),
)
