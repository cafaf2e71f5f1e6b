import { codeSecrets } from '@prangan/functions/lib/configuration'
import { deps, region } from '@prangan/functions/lib/deployment'
import { documentTrigger } from '@prangan/functions/lib/document-trigger'
import { lazyHandler } from '@prangan/functions/lib/lazy-handler'
import { inquiryPaths } from '../contract/paths.ts'

export const onInquiryCodeRequested = documentTrigger(
  'onDocumentCreated',
  { document: inquiryPaths.access('{key}'), region, memory: '256MiB', secrets: codeSecrets },
  lazyHandler('onInquiryCodeRequested', async () =>
    (await import('./on-inquiry-code-requested.ts')).onInquiryCodeRequested(deps),
  ),
)
