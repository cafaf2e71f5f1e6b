import type { ServiceWorkerPart, SiteWorker } from '@prangan/web/service-worker-part.ts'
import type { PushMessage } from '../contract/push.ts'

/** It is the college's, as in the site's manifest. */
const icon = '/icon-192.png'

type Pushed = Partial<PushMessage['notification']>

/** Shows what is pushed where the browser does not know the declarative form, and leads to the notice's page. */
export const serviceWorker: ServiceWorkerPart = {
  caches: [],
  start: (worker) => {
    worker.addEventListener('push', (event) => event.waitUntil(show(worker, read(event.data))))
    worker.addEventListener('notificationclick', (event) => {
      event.notification.close()
      event.waitUntil(open(worker, event.notification.data))
    })
    worker.addEventListener('pushsubscriptionchange', (event) =>
      event.waitUntil(move(worker, event.oldSubscription, event.newSubscription)),
    )
  },
}

function read(data: { json: () => unknown } | null): Pushed {
  try {
    const message = data?.json() as { notification?: Pushed } | null | undefined
    return message?.notification ?? {}
  } catch {
    return {}
  }
}

/** Browsers take the permission away from sites that show nothing, so that even an empty message shows the site's name. */
function show({ registration, location }: SiteWorker, pushed: Pushed): Promise<void> {
  const { title = location.hostname, body = '', navigate = '/', lang = '', dir = 'auto', tag = '' } = pushed
  return registration.showNotification(title, { body, lang, dir, tag, icon, data: navigate })
}

/** Opens a page of this site, in the tab that shows it already if there is one. */
async function open({ clients, location }: SiteWorker, navigate: unknown): Promise<unknown> {
  const asked = new URL(String(navigate ?? '/'), location.origin)
  const { href } = asked.origin === location.origin ? asked : new URL('/', location.origin)
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === href)
  return page ? page.focus() : clients.openWindow(href)
}

/** Keeps the choices of this device when its browser changes its address, which some do after years. */
async function move(
  { registration }: SiteWorker,
  before: PushSubscription | null | undefined,
  renewed: PushSubscription | null | undefined,
): Promise<void> {
  if (!before) return
  const { applicationServerKey } = before.options
  const next =
    renewed ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  await fetch('/api/push/devices', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...next.toJSON(), before: before.endpoint }),
  })
}
