import type { Browser, Page } from '@playwright/test'
import { departmentPath } from '@prangan/contract/departments'
import { facultyAt } from '@prangan/contract/testing/fixtures'
import { call, form, signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { openBrowser, openLive } from '../support/page.ts'
import { watchForText } from '../support/watch-for-text.ts'
import type { Figure } from './figure.ts'
import { countReads } from './read-counter.ts'

async function openCounted(browser: Browser): Promise<{ page: Page; documents: () => number }> {
  const { page } = await openBrowser(browser)
  const reads = await countReads(page)
  return { page, documents: () => reads().count }
}

async function changeTwice(page: Page, token: string): Promise<void> {
  const title = `Bench ${crypto.randomUUID()}`
  const watch = await watchForText(page, title)
  const { body } = await call('POST /news/uploadnews', { token, ...form({ title }) })
  await watch.evaluate(({ painted }) => painted)
  await call(`DELETE /news/${(body.item as { Id: string }).Id}`, { token })
  await page.getByText(title).first().waitFor({ state: 'detached' })
}

/** Counts a visit's documents on the page's own connections to Firestore. */
export async function documentsRead(): Promise<Figure[]> {
  const token = await signIn('admin')
  const browser = await launchBrowser()
  try {
    const bounce = await openCounted(browser)
    await bounce.page.goto('/', { waitUntil: 'load' })
    const left = bounce.documents()
    const home = await openCounted(browser)
    await openLive(home.page, '/')
    await changeTwice(home.page, token)
    const afterTwo = home.documents()
    await changeTwice(home.page, token)
    const eachChange = (home.documents() - afterTwo) / 2
    const list = await openCounted(browser)
    await openLive(list.page, departmentPath(facultyAt(0).slug))
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
        value: list.documents(),
        unit: '',
        budget: shown + 1,
      },
    ]
  } finally {
    await browser.close()
  }
}
