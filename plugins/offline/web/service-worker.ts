import type { ServiceWorkerPart } from '@prangan/web/service-worker-part.ts'

export const serviceWorker: ServiceWorkerPart = {
  caches: ['pages-1', 'files-1'],
  start: () => {},
}
