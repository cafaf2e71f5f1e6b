import type { CDPSession, Page } from '@playwright/test'

/** The documents that a page received, and when the last one arrived (milliseconds since 1970). */
type Reads = { count: number; lastAt: number }

const anyCollection = '[^"/]+'

/** Counts what Firestore bills: the documents that it sends to a page, all or those of one collection. */
export async function countReads(page: Page, collection = anyCollection): Promise<() => Reads> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const streams = new Map<string, string>()
  const wanted = new RegExp(
    `"documentChange":\\s*\\{\\s*"document":\\s*\\{\\s*"name":\\s*"[^"]*/${collection}/`,
    'g',
  )
  const reads: Reads = { count: 0, lastAt: 0 }
  /** The difference between the browser's clock and the page's. */
  let offset = 0
  const add = (requestId: string, base64: string, at: number) => {
    const text = (streams.get(requestId) ?? '') + Buffer.from(base64, 'base64').toString('latin1')
    streams.set(requestId, text)
    const count = [...streams.values()].join('\n').match(wanted)?.length ?? 0
    if (count > reads.count) Object.assign(reads, { count, lastAt: at * 1_000 + offset })
  }
  cdp.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => {
    offset = (wallTime - timestamp) * 1_000
  })
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    if (!response.url.includes('google.firestore')) return
    // A stream never ends, so its bytes are read as they arrive.
    cdp.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => add(requestId, bufferedData, timestamp),
      // The request has ended already; short ones carry no documents.
      () => undefined,
    )
  })
  cdp.on('Network.dataReceived', ({ requestId, data, timestamp }) => {
    if (data) add(requestId, data, timestamp)
  })
  await cdp.send('Network.enable')
  return () => reads
}
