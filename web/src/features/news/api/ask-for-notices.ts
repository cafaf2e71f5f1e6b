import { learnServerTime } from './server-clock.ts'

/** `listMarquee`, without the contract's table, which would load its schemas. */
const address = '/news'

/**
 * Calls `listMarquee`, so that the functions rebuild what has expired, and learns the server's time. The rebuilt
 * notices arrive through the listener. Throws if there is no proper answer.
 */
export async function askForNotices(): Promise<void> {
  const response = await fetch(address, { cache: 'no-store', credentials: 'omit' })
  if (!response.ok) throw new Error(`The notices are answered ${response.status}.`)
  learnServerTime(response.headers.get('date'))
}
