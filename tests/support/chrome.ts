import { existsSync } from 'node:fs'
import packaged from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Nothing but the suite is there to talk to. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * A browser, looked for in this order: the CHROME_PATH variable, an installed Chrome or Chromium, Playwright's own,
 * the one that an npm package carries. `more` are arguments for it beyond the usual.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const candidates = [process.env.CHROME_PATH ?? '', ...installed, chromium.executablePath()]
  const found = candidates.find((path) => path && existsSync(path))
  // Not with the package's own arguments: they are for a place with less room, and open what browsers keep shut.
  const executablePath = found ?? (await packaged.executablePath())
  return chromium.launch({ executablePath, args: [...args, ...more] })
}
