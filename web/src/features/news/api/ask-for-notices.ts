import { learnServerTime } from './server-clock.ts'

/** `listMarquee`, without the contract's table, which would bring its schemas. */
const address = '/news'

/**
 * Asks the functions for the notices, so that they build anew what has run out of time, and learns the server's time.
 * What it builds comes by the listener. Throws where there is no good answer.
 */
export async function askForNotices(): Promise<void> {
  const response = await fetch(address, { cache: 'no-store', credentials: 'omit' })
  if (!response.ok) throw new Error(`The notices are answered ${response.status}.`)
  learnServerTime(response.headers.get('date'))
}
