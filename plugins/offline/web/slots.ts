import { showOffline } from '@prangan/web/app/offline-note.tsx'
import type { Slots } from '@prangan/web/plugin.ts'
import { awaitConnection } from './await-connection.ts'
import { goBackOffline } from './go-back-offline.ts'
import { hasForm } from './has-form.ts'
import { tellVisits } from './tell-visits.ts'

export const slots = {
  openOffline: (path) => {
    // A page with a form is not kept, so that it could not be opened again.
    if (navigator.serviceWorker?.controller && !hasForm()) location.assign(path)
    else showOffline()
  },
  whenRegistered: (router) => {
    awaitConnection(router)
    goBackOffline(router)
    tellVisits(router)
  },
} satisfies Slots
