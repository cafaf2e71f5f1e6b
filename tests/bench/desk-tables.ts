import type { BrowserContext, Page } from '@playwright/test'
import { collectionPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { signInToDesk } from '../browser/steps/desk.ts'
import { launchBrowser } from '../support/chrome.ts'
import { openBrowser } from '../support/page.ts'
import { writeInBatches } from '../support/write-in-batches.ts'
import { type Figure, percentile } from './figure.ts'
import { countReads } from './read-counter.ts'
import { recordScrolling } from './record-scrolling.ts'

/** The number of documents that a college collects over the years. */
const documents = 5_000
const pageSize = 25

type Desk = {
  what: string
  address: string
  collection: string
  like?: (id: string) => Record<string, unknown>
}

const desks: readonly Desk[] = [
  { what: 'news', address: '/AdminDashboard', collection: collectionPaths.news },
  {
    what: 'alumni',
    address: '/AdminDashboard/view-alumni',
    collection: collectionPaths.alumni,
    like: (id) => ({ status: true, emailKey: `${id}@bench.test` }),
  },
  { what: 'applications', address: '/AdminDashboard/admissions', collection: collectionPaths.admissions },
]

const idOf = (index: number): string => `bench-${String(index).padStart(5, '0')}`

async function fill(firestore: Firestore, { collection, like }: Desk): Promise<() => Promise<void>> {
  const list = firestore.collection(collection)
  const template = (await list.limit(1).get()).docs[0]?.data()
  if (!template) throw new Error(`The demo has nothing in ${collection} to copy.`)
  const indices = Array.from({ length: documents }, (_, index) => index)
  const now = Date.now()
  await writeInBatches(firestore, indices, (batch, index) =>
    batch.set(list.doc(idOf(index)), {
      ...template,
      ...like?.(idOf(index)),
      createdAt: new Date(now - index * 1_000),
    }),
  )
  return () => writeInBatches(firestore, indices, (batch, index) => batch.delete(list.doc(idOf(index))))
}

/** Records when the table's first page was on the screen, in milliseconds since 1970. */
async function watchForRows(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelectorAll('main tbody tr:not(.desk-skeleton)').length < wanted) return
        observer.disconnect()
        // By the next frame the change has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    Object.assign(window, { painted })
  }, pageSize)
  return () => page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
}

type Measured = { table: string; address: string; collection: string }

/** @public Plugins measure tables of their own. */
export async function measureTable(
  context: BrowserContext,
  { table, address, collection }: Measured,
): Promise<Figure[] | null> {
  const page = await context.newPage()
  const reads = await countReads(page, collection)
  const painted = await watchForRows(page)
  await page.goto(address)
  await page.locator('main tbody tr').first().waitFor()
  const { pathname, href } = new URL(page.url())
  if (pathname !== new URL(address, href).pathname) return null
  const paintedAt = await painted()
  const { lastAt } = { ...reads() }
  const { frames, longestTask } = await recordScrolling(page)
  const shown = await page.locator('main tbody tr').count()
  const read = reads().count
  if (read === 0) throw new Error(`No document of ${collection} was seen to arrive.`)
  await page.close()
  return [
    { what: `${table}: data to painted rows`, value: paintedAt - lastAt, unit: 'ms', budget: 1_000 },
    { what: `${table}: documents read`, value: read, unit: '', budget: shown },
    { what: `${table}: frame while scrolling, p95`, value: percentile(frames, 0.95), unit: 'ms', budget: 50 },
    { what: `${table}: longest task while scrolling`, value: longestTask, unit: 'ms', budget: 100 },
  ]
}

/** Measures long tables of the desk: time until they show, documents read, and frames while scrolling. */
export async function deskTables(): Promise<Figure[]> {
  const firestore = await connectFirebase().firestore()
  const browser = await launchBrowser()
  try {
    const { context, page } = await openBrowser(browser)
    await signInToDesk(page)
    const figures: Figure[] = []
    for (const desk of desks) {
      const empty = await fill(firestore, desk)
      try {
        const measured = await measureTable(context, { ...desk, table: `${desk.what} of ${documents}` })
        if (measured) figures.push(...measured)
        else process.stderr.write(`No section ${desk.address} to measure\n`)
      } finally {
        await empty()
      }
    }
    return figures
  } finally {
    await browser.close()
  }
}
