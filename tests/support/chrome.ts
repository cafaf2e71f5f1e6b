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
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * A browser, looked for in this order: the CHROME_PATH variable, an installed Chrome or Chromium, Playwright's own,
 * the one that an npm package carries.
 */
export async function launchBrowser(): Promise<Browser> {
  const playwrights = chromium.executablePath()
  const found = [process.env.CHROME_PATH ?? '', ...installed, playwrights].find(
    (path) => path && existsSync(path),
  )
  if (found) return chromium.launch({ executablePath: found, args: ['--no-sandbox', ...quiet] })
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...packaged.args, ...quiet],
  })
}
