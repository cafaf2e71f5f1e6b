export const pagePaths = {
  /** Lists the pages on the device; the service worker shows it in place of a page that is not there. */
  offline: { path: '/offline' },
} as const
