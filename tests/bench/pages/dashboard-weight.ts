import { signInToDesk } from '../../browser/steps/desk.ts'
import { openBrowser } from '../../support/page.ts'
import type { Figure } from '../figure.ts'
import { serveBuiltSite } from './built-site.ts'
import { launchOn } from './phone.ts'

/**
 * Measures what a new admin's browser loads for the first screen, and the lazy chunk of the dialogs. It counts bodies only:
 * Hosting's HTTP/2 compresses headers to a few bytes, the bench's server does not.
 */
export async function dashboardWeight(): Promise<Figure[]> {
  const site = await serveBuiltSite()
  const { browser } = await launchOn(site.port)
  try {
    const { page, context } = await openBrowser(browser)
    await signInToDesk(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.clearBrowserCache')
    const fonts = new Set<string>()
    const headers = new Map<string, number>()
    const bytes = { screen: 0, dialogs: 0, fonts: 0 }
    const requests = { ...bytes }
    let part: keyof typeof bytes = 'screen'
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Font') fonts.add(requestId)
      headers.set(requestId, response.encodedDataLength)
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const of = fonts.has(requestId) ? 'fonts' : part
      bytes[of] += encodedDataLength - (headers.get(requestId) ?? 0)
      requests[of] += 1
    })
    await page.mouse.move(0, 0)
    await page.reload()
    await page.getByRole('row').nth(10).waitFor()
    await page.waitForLoadState('load')
    part = 'dialogs'
    const dialogs = page.waitForResponse(/assets\/confirm-dialog/)
    await page.getByRole('button', { name: 'Add' }).hover()
    await (await dialogs).finished()
    return [
      {
        what: "the admin's desk: its first screen, all in",
        value: bytes.screen / 1024,
        unit: 'KB',
        budget: 300,
      },
      { what: "the admin's desk: requests of its first screen", value: requests.screen, unit: '' },
      {
        what: "the admin's desk: its dialogs, when a pointer comes near",
        value: bytes.dialogs / 1024,
        unit: 'KB',
      },
      { what: "the admin's desk: fonts, once it is idle", value: bytes.fonts / 1024, unit: 'KB' },
    ]
  } finally {
    await browser.close()
    site.close()
  }
}
