/** Where the build writes the service worker; firebase.json names it too. */
const workerPath = '/sw.js'

/**
 * Registers the service worker if a plugin has a part in it, and returns true then. Browsers look for a new one with each page
 * that they open.
 */
export async function registerWorker(): Promise<boolean> {
  // Not every browser has workers in private windows.
  if (!__HAS_SERVICE_WORKER__ || !navigator.serviceWorker) return false
  await navigator.serviceWorker.register(workerPath)
  return true
}
