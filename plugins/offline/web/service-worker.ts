import type { ServiceWorkerPart, SiteWorker, WorkerEvents } from '@prangan/web/service-worker-part.ts'
import { cacheNames, type Visit } from './kept.ts'
import {
  dropPage,
  findFile,
  findPage,
  findStandIn,
  keepFile,
  keepVisit,
  loadAsset,
} from './worker/kept-pages.ts'
import { handlingOf, isGone } from './worker/policy.ts'
import { showKept } from './worker/show-kept.ts'

type Fetch = WorkerEvents['fetch']

// A failure leaves what is kept.
const quietly = (event: Fetch | WorkerEvents['message'], work: Promise<unknown>) =>
  event.waitUntil(work.catch(() => {}))

const fromNetwork = async ({ request, preloadResponse }: Fetch): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

async function respondWithPage(event: Fetch): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  try {
    const response = await fromNetwork(event)
    if (isGone(response)) quietly(event, dropPage(pathname))
    return response
  } catch {
    const kept = search === '' ? await findPage(pathname) : undefined
    if (kept) return showKept(pathname, kept)
    // A file in a frame of a page.
    if (event.request.destination !== 'document') return Response.error()
    const standIn = await findStandIn(pathname)
    // The address that is wanted is not sent to the server later: it may have a secret in it.
    return standIn ? Response.redirect(`${standIn}#${pathname}${search}`) : Response.error()
  }
}

async function respondWithFile(event: Fetch): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  try {
    const response = await fromNetwork(event)
    quietly(event, keepFile(pathname, response.clone()))
    return response
  } catch {
    return (await findFile(pathname)) ?? respondWithPage(event)
  }
}

function start(worker: SiteWorker): void {
  worker.addEventListener('activate', (event) =>
    // The worker starts while the page is on its way. Not every browser has it.
    event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
  )
  worker.addEventListener('fetch', (event) => {
    const handling = handlingOf(event.request, worker.location.origin)
    if (handling === 'asset')
      event.respondWith(loadAsset(event.request, (storing) => quietly(event, storing)))
    if (handling === 'page') event.respondWith(respondWithPage(event))
    if (handling === 'file') event.respondWith(respondWithFile(event))
  })
  worker.addEventListener('message', (event) => {
    if (event.data && typeof event.data === 'object' && 'path' in event.data)
      quietly(event, keepVisit(event.data as Visit))
  })
}

export const serviceWorker: ServiceWorkerPart = { caches: Object.values(cacheNames), start }
