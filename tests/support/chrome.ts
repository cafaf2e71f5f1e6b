import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import packaged from '@sparticuz/chromium'

/** The usual paths of installed browsers. */
const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
].find((path) => existsSync(path))

/** The suite is the only thing to connect to. */
export const chromeArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

// A Hindi font, as phones and desktops have one and a build machine may not. Only Linux reads this.
process.env.FONTCONFIG_FILE ||= new URL('fonts.conf', import.meta.url).pathname

/** Uses an installed browser from now on, if there is one, for measurements. */
export function preferInstalled(): void {
  if (installed) process.env.CHROME_PATH ||= installed
}

/**
 * The path of the browser in the CHROME_PATH variable, or else of the one in an npm package; if that does not run, of
 * an installed one, and if there is none, of Playwright's own. The package's is the same on every machine, and made for
 * headless use: it takes some 40 % less CPU time than an installed one.
 */
export async function findChrome(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const others = installed ?? chromium.executablePath()
  if (process.platform !== 'linux') return others
  const path = await packaged.executablePath()
  // A machine may lack its libraries.
  return spawnSync(path, ['--version']).status === 0 ? path : others
}

/** Starts the browser that `findChrome` finds. `more` are arguments for it beyond the usual, `env` replaces variables. */
export async function launchBrowser(
  more: readonly string[] = [],
  env: Record<string, string | undefined> = {},
): Promise<Browser> {
  // Without the package's own arguments: they are for environments with less memory, and disable the sandbox.
  return chromium.launch({
    executablePath: await findChrome(),
    args: [...chromeArguments, ...more],
    env: { ...process.env, ...env },
  })
}
