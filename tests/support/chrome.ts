import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import packaged from '@sparticuz/chromium'

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
].find((path) => existsSync(path))

/** The browser may connect to the suite only. */
export const chromeArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

// Adds a Hindi font, which a build machine may lack. Only Linux reads this variable.
process.env.FONTCONFIG_FILE ||= new URL('fonts.conf', import.meta.url).pathname

/** Uses an installed browser from now on, if there is one, for measurements. */
export function preferInstalled(): void {
  if (installed) process.env.CHROME_PATH ||= installed
}

/**
 * Returns the browser of CHROME_PATH, else that of an npm package, an installed one, or Playwright's. The package's is the same
 * on every machine and headless: it takes some 40 % less CPU time than an installed one.
 */
export async function findChrome(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const others = installed ?? chromium.executablePath()
  if (process.platform !== 'linux') return others
  const path = await packaged.executablePath()
  // The machine may lack the browser's libraries.
  return spawnSync(path, ['--version']).status === 0 ? path : others
}

/** Starts the browser that `findChrome` finds. `more` are further arguments; `env` replaces variables. */
export async function launchBrowser(
  more: readonly string[] = [],
  env: Record<string, string | undefined> = {},
): Promise<Browser> {
  // The package's own arguments are left out: they are for little memory, and disable the sandbox.
  return chromium.launch({
    executablePath: await findChrome(),
    args: [...chromeArguments, ...more],
    env: { ...process.env, ...env },
  })
}
