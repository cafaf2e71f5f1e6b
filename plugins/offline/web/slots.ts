import { showOffline } from '@prangan/web/app/offline-note.tsx'
import type { Slots } from '@prangan/web/plugin.ts'
import { awaitConnection } from './await-connection.ts'
import { tellVisits } from './tell-visits.ts'

export const slots = {
  // The worker opens it if it is on the device, and has a page that says so if not.
  openOffline: (path) => {
    if (navigator.serviceWorker?.controller) location.assign(path)
    else showOffline()
  },
  whenRegistered: (router) => {
    awaitConnection(router)
    tellVisits(router)
  },
} satisfies Slots
