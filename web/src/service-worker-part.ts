/*
 * What a plugin can do in the service worker, and the types for it: TypeScript's `webworker` library contradicts `dom`, which
 * the rest of the site is checked with.
 */

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: ExtendableEvent & {
    request: Request
    preloadResponse: Promise<Response | undefined>
    respondWith: (response: Promise<Response>) => void
  }
  message: ExtendableEvent & { data: unknown; source: WorkerClient | null }
  push: ExtendableEvent & { data: { json: () => unknown; text: () => string } | null }
  pushsubscriptionchange: ExtendableEvent & {
    oldSubscription?: PushSubscription | null
    newSubscription?: PushSubscription | null
  }
  notificationclick: ExtendableEvent & { notification: Notification; action: string }
}

/** An open page. */
type WorkerClient = {
  url: string
  visibilityState: DocumentVisibilityState
  focus: () => Promise<WorkerClient>
  navigate: (url: string) => Promise<WorkerClient | null>
  postMessage: (message: unknown) => void
}

export type SiteWorker = {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: (options?: {
      type: 'window'
      includeUncontrolled?: boolean
    }) => Promise<readonly WorkerClient[]>
    openWindow: (url: string) => Promise<WorkerClient | null>
  }
  skipWaiting: () => Promise<void>
}

/** What a plugin does in the service worker. A new worker takes over open pages at once, also those of an earlier release. */
export type ServiceWorkerPart = {
  /** The names of its caches. The worker deletes all others when it takes over, so a new name replaces what was kept. */
  caches: readonly string[]
  /** Adds listeners; it is called once, while the worker is evaluated. */
  start: (worker: SiteWorker) => void
}
