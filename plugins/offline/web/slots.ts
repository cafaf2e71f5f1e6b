import { showOffline } from '@prangan/web/app/offline-note.tsx'
import type { Slots } from '@prangan/web/plugin.ts'
import { awaitConnection } from './await-connection.ts'
import { tellVisits } from './tell-visits.ts'

export const slots = {
  openOffline: (path) => {
    // A form is not kept: its page could not be opened again, and what was typed would be lost.
    const hasForm = document.querySelector('form[method="post"]')
    if (navigator.serviceWorker?.controller && !hasForm) location.assign(path)
    else showOffline()
  },
  whenRegistered: (router) => {
    awaitConnection(router)
    tellVisits(router)
  },
} satisfies Slots
