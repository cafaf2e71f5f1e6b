import type { Slots } from '@prangan/web/plugin.ts'

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean; webdriver: boolean }

export const slots = {
  whenIdle: (router) => {
    const { doNotTrack, globalPrivacyControl, webdriver }: Signals = navigator
    if (doNotTrack === '1' || globalPrivacyControl || webdriver) return
    import('./count-visits.ts').then(
      ({ countVisits }) => countVisits(router),
      // A visit fewer.
      () => {},
    )
  },
} satisfies Slots
