import * as plugins from '@prangan/plugins/web/service-worker'
import type { ServiceWorkerPart, SiteWorker } from './service-worker-part.ts'

/*
 * The site's service worker, /sw.js: what plugins do in it. It does not depend on the release, so that a new one takes over open
 * pages at once. Without a plugin that has a part it deletes all that it kept, and then itself.
 */
declare const self: SiteWorker

const parts: readonly ServiceWorkerPart[] = plugins.serviceWorker

async function takeOver(): Promise<void> {
  const used = parts.flatMap(({ caches }) => caches)
  const unused = (await caches.keys()).filter((name) => !used.includes(name))
  await Promise.all(unused.map((name) => caches.delete(name)))
  if (parts.length === 0) await self.registration.unregister()
  else await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
for (const { start } of parts) start(self)
