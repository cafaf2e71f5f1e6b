import type { Browser, CDPSession, Page } from 'playwright-core'
import { call, form, signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { openBrowser, openLive } from '../support/page.ts'
import { watchForText } from '../support/watch-for-text.ts'
import type { Figure } from './figure.ts'

/** Counts what Firestore is billed for: the documents that it sends to a page, as they come. */
class ReadCounter {
  readonly #streams = new Map<string, string>()
  readonly #cdp: CDPSession

  constructor(cdp: CDPSession) {
    this.#cdp = cdp
  }

  async start(): Promise<void> {
    await this.#cdp.send('Network.enable')
    this.#cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.includes('google.firestore')) void this.#follow(requestId)
    })
    this.#cdp.on('Network.dataReceived', ({ requestId, data }) => {
      if (data) this.#add(requestId, data)
    })
  }

  /** A stream never ends, so its bytes are asked for as they arrive. */
  async #follow(requestId: string): Promise<void> {
    try {
      const { bufferedData } = await this.#cdp.send('Network.streamResourceContent', { requestId })
      this.#add(requestId, bufferedData)
    } catch {
      // It has ended already: short ones carry no documents.
    }
  }

  #add(requestId: string, base64: string): void {
    const before = this.#streams.get(requestId) ?? ''
    this.#streams.set(requestId, before + Buffer.from(base64, 'base64').toString('latin1'))
  }

  /** Documents sent so far. */
  get count(): number {
    return [...this.#streams.values()].join('').match(/"documentChange"/g)?.length ?? 0
  }
}

/** A page with its reads counted from its first request on. */
async function openCounted(browser: Browser): Promise<{ page: Page; counter: ReadCounter }> {
  const { context, page } = await openBrowser(browser)
  const counter = new ReadCounter(await context.newCDPSession(page))
  await counter.start()
  return { page, counter }
}

/** Publishes a notice, waits until the page shows it, and takes it back: two changes. */
async function changeTwice(page: Page, token: string): Promise<void> {
  const title = `Bench ${crypto.randomUUID()}`
  const watch = await watchForText(page, title)
  const { body } = await call('POST /news/uploadnews', { token, ...form({ title }) })
  await watch.evaluate(({ painted }) => painted)
  await call(`DELETE /news/${(body.item as { Id: string }).Id}`, { token })
  await page.getByText(title).first().waitFor({ state: 'detached' })
}

/** How many documents visits read, as the pages' own connections to Firestore carry them. */
export async function documentsRead(): Promise<Figure[]> {
  const token = await signIn('admin')
  const browser = await launchBrowser()
  try {
    const bounce = await openCounted(browser)
    await bounce.page.goto('/', { waitUntil: 'load' })
    const left = bounce.counter.count
    const home = await openCounted(browser)
    await openLive(home.page, '/')
    await changeTwice(home.page, token)
    const afterTwo = home.counter.count
    await changeTwice(home.page, token)
    const eachChange = (home.counter.count - afterTwo) / 2
    const list = await openCounted(browser)
    await openLive(list.page, '/arts/viewfaculty')
    const cards = list.page.getByRole('main').getByRole('listitem')
    await cards.first().waitFor()
    const shown = await cards.count()
    return [
      { what: 'documents read: home, left at once', value: left, unit: '', budget: 0 },
      {
        what: 'documents read: home, with its listener',
        value: afterTwo - 2 * eachChange,
        unit: '',
        budget: 1,
      },
      { what: 'documents read: each change', value: eachChange, unit: '', budget: 1 },
      {
        what: 'documents read: arts faculty and the ticker',
        value: list.counter.count,
        unit: '',
        budget: shown + 1,
      },
    ]
  } finally {
    await browser.close()
  }
}
