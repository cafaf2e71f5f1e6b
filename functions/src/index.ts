import { enableCompileCache } from 'node:module'
import { onRequest } from 'firebase-functions/v2/https'
import { group } from './group.ts'

enableCompileCache()

/** Every documented HTTP call. */
export const api = onRequest(
  { region: 'asia-south1', concurrency: 80, memory: '512MiB', invoker: 'public' },
  group('api', async () => (await import('./http/api.ts')).api),
)

/** The pages that carry notices in their first paint. */
export const pages = onRequest(
  { region: 'asia-south1', concurrency: 80, memory: '256MiB', invoker: 'public' },
  group('pages', async () => (await import('./pages/serve-page.ts')).servePage),
)
