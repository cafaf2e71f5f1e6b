import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { APIResponse, Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { storageFolders } from '@prangan/contract/storage-paths'
import type Axe from 'axe-core'
import { followListenStreams } from './listen-streams.ts'
import { suite } from './suite.ts'

/** Every screen is checked at these widths (CSS pixels). */
export const widths = [360, 768, 1366] as const

/** A person with a browser profile. Errors on their pages are collected in `pageErrors`; `close` also ends the listeners. */
export type Person = {
  context: BrowserContext
  page: Page
  pageErrors: string[]
  close: () => Promise<void>
}

/** Another test may have removed a picture of a shared list with its file. */
const { alumniPhotos, media } = storageFolders
const picture = new RegExp(`/(${alumniPhotos}|${media})/`)

/**
 * Only Firefox reports these, and nothing is wrong: requests that end with their page, Firestore's retries, and the style that
 * Playwright adds for a screenshot.
 */
const firefoxNoise =
  /NS_BINDING_ABORTED|NS_BASE_STREAM_CLOSED|transport errored|RPC '\w+' \S+ failed with error: .*"unavailable"|\/cleardot\.gif|blocked an inline style \(style-src-elem\)/

/** Collects console errors, uncaught errors and failed requests. */
export async function openBrowser(
  browser: Browser,
  width = 1366,
  height = 900,
  storageState?: BrowserContextOptions['storageState'],
  hasTouch = false,
  hasWorker = false,
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: suite.app,
    viewport: { width, height },
    locale: 'en-IN',
    hasTouch,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    ...(storageState && { storageState }),
  })
  const pageErrors: string[] = []
  const isFirefox = browser.browserType().name() === 'firefox'
  const report = (error: string) => {
    if (!isFirefox || !firefoxNoise.test(error)) pageErrors.push(error)
  }
  let isFirestoreSlow = false
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const text = message.text()
    // A machine on which Firestore takes 10 s to answer is slow, not wrong; its client retries.
    isFirestoreSlow ||= text.includes("Backend didn't respond within 10 seconds")
    if (isFirestoreSlow && /Backend didn't respond within|notices could not be read/.test(text)) return
    // Playwright's trace fetches a chosen picture again from the page, whose policy forbids that.
    if (text.startsWith("Connecting to 'blob:")) return
    // Playwright warns where it does what `serviceWorkers: 'block'` asks for.
    if (text === 'Service Worker registration blocked by Playwright') return
    const { url } = message.location()
    if (text.includes('status of 404') && picture.test(url)) return
    report(`console: ${text} ${url}`)
  })
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A listener's long request ends with its page.
    if (reason !== 'net::ERR_ABORTED') report(`failed: ${request.url()} ${reason}`)
  })
  const close = followListenStreams(context)
  return { context, page: await context.newPage(), pageErrors, close }
}

export const streamOf = (page: Page) =>
  page.waitForResponse((response) => /Listen\/channel.*TYPE=xmlhttp/.test(response.url()))

/** Opens a page and waits until the stream with Firestore's changes is open. */
export async function openLive(page: Page, path: string): Promise<void> {
  await Promise.all([streamOf(page), page.goto(path)])
}

/** Opens a page and waits for hydration; a key press loads the page's code at once, as it does for a visitor. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await Promise.all([streamOf(page), page.goto(path).then(() => page.keyboard.press('Shift'))])
}

/** The fonts are the last that a page loads. */
export async function seeFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.fonts)
  await page.evaluate(() => document.fonts.ready)
}

/** Returns what the site keeps on the device, except that its fonts are there. */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key !== 'fonts')
      .toSorted(),
  )

/** Renders the next page in the browser, not on the server, whether or not the menus have the link. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.getByRole('main').evaluate((main, href) => {
    const link = Object.assign(document.createElement('a'), { href })
    main.append(link)
    link.click()
    link.remove()
  }, path)
}

/**
 * Checks a state of the page at each width if `npm run test:all` sets SCREENS: fails if the page scrolls sideways, or if axe
 * finds an issue at the narrowest or the widest. With SCREENSHOTS set, it saves pictures of the whole page or of the screen.
 */
export async function look(page: Page, name: string, what: 'page' | 'window' = 'page'): Promise<void> {
  const isSaving = Boolean(process.env.SCREENSHOTS)
  if (!isSaving && !process.env.SCREENS) return
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 })
    if (isSaving) await savePicture(page, `${name}-${width}`, what)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) throw new Error(`${name} at ${width} px scrolls sideways by ${overflow} px`)
    // Between the phone's and the laptop's there is no third layout, and axe takes most of the time.
    const issues = width === 768 ? [] : await accessibilityViolations(page)
    if (issues.length > 0) throw new Error(`${name} at ${width} px: ${issues.join('\n')}`)
  }
  if (before) await page.setViewportSize(before)
}

export async function savePicture(page: Page, name: string, what: 'page' | 'window' = 'page'): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  mkdirSync(screenshots, { recursive: true })
  await page.screenshot({ path: `${screenshots}/${name}.png`, fullPage: what === 'page' })
}
const screenshots = new URL('../.out/screenshots', import.meta.url).pathname

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits for transitions to end: half-faded text has half its contrast. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const short = document.getAnimations().filter(({ effect }) => {
      const { endTime = 0 } = effect?.getComputedTiming() ?? {}
      return Number(endTime) <= 1_000
    })
    // A cancelled animation rejects, but is over as well.
    await Promise.allSettled(short.map(({ finished }) => finished))
  })
}

/**
 * Returns axe's issues on the page or a part of it, one per line. It checks again after an issue, because a message may have
 * been fading.
 */
export async function accessibilityViolations(page: Page, part?: string): Promise<string[]> {
  const issues = await axeIssues(page, {}, part)
  return issues.length === 0 ? [] : axeIssues(page, {}, part)
}

/** Returns what axe finds now, by its usual rules or those of the options. */
export async function axeIssues(page: Page, options: Axe.RunOptions, part?: string): Promise<string[]> {
  await settled(page)
  // The page's content policy would refuse a script element, so axe is evaluated.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    ([context, chosen]) =>
      (window as unknown as { axe: typeof Axe }).axe.run(context ?? document, {
        ...chosen,
        resultTypes: ['violations'],
      }),
    [part, options] as const,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Retries if Hosting's emulator has just closed the kept connection. */
export const request = (page: Page, address: string): Promise<APIResponse> =>
  page.request.get(address, { maxRetries: 2 })
