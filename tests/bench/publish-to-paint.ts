import type { Page } from '@playwright/test'
import { documentPaths } from '@prangan/contract/paths'
import type { DocumentReference } from 'firebase-admin/firestore'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { call, form, signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { openBrowser, openLive } from '../support/page.ts'
import { paintTime, watchForText } from '../support/watch-for-text.ts'
import { type Figure, percentile } from './figure.ts'

const rounds = 60

/**
 * Measures the time from the publishing request to the paint on another open, idle page. A bare write of the document that the
 * page listens to gives the machine's minimum.
 */
export async function publishToPaint(): Promise<Figure[]> {
  const token = await signIn('admin')
  const browser = await launchBrowser()
  try {
    const { page } = await openBrowser(browser)
    await openLive(page, '/')
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const title = `Bench ${round} ${crypto.randomUUID()}`
      const watch = await watchForText(page, title)
      const sent = Date.now()
      const { body } = await call('POST /news/uploadnews', { token, ...form({ title }) })
      times.push((await paintTime(watch)) - sent)
      await call(`DELETE /news/${(body.item as { Id: string }).Id}`, { token })
      await page.getByText(title).first().waitFor({ state: 'detached' })
    }
    // Does not alternate with the others: an instance whose notices were changed by a bare write reads them again.
    const firestore = await connectFirebase().firestore()
    const current = firestore.doc(documentPaths.currentNotices)
    const bareTimes: number[] = []
    for (let round = 0; round < rounds; round++) {
      bareTimes.push(await bareWrite(page, current, `Bare ${crypto.randomUUID()}`))
    }
    const at = (share: number) => percentile(times, share)
    return [
      {
        what: 'a bare write to paint, p50, for comparison',
        value: percentile(bareTimes, 0.5),
        unit: 'ms',
      },
      { what: 'publish to paint on another page, p50', value: at(0.5), unit: 'ms', budget: 35 },
      { what: 'publish to paint on another page, p95', value: at(0.95), unit: 'ms', budget: 50 },
      { what: 'publish to paint on another page, p99', value: at(0.99), unit: 'ms', budget: 120 },
    ]
  } finally {
    await browser.close()
  }
}

async function bareWrite(page: Page, current: DocumentReference, title: string): Promise<number> {
  const before = (await current.get()).data() ?? {}
  const [first, ...others] = before.news
  const watch = await watchForText(page, title)
  const sent = Date.now()
  await current.set({ ...before, news: [{ ...first, title }, ...others] })
  const time = (await paintTime(watch)) - sent
  await current.set(before)
  return time
}
