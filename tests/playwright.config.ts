import { defineConfig } from '@playwright/test'
import { findEngine } from '../emulators/src/engines.ts'
import { pluginFolders } from '../plugins/folders.ts'
import { chromeArguments, findChrome } from './support/chrome.ts'
import { suite } from './support/suite.ts'

// The workers read this file too, and use the browser that was found first.
process.env.CHROME_PATH = await findChrome()
const firefox = findEngine('firefox')
const root = new URL('..', import.meta.url).pathname

/** Runs browser tests against the suite that `npm test` or `npm run exec` has started. */
export default defineConfig({
  testDir: '..',
  testMatch: ['tests', ...pluginFolders.map((folder) => `${folder}/tests`)].map(
    (folder) => `${root}${folder}/browser/**/*.spec.ts`,
  ),
  outputDir: '.out/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // The time-out only tells slow from stuck: a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 1,
  // The retry only records a trace: a test that passes only then has failed.
  failOnFlakyTests: true,
  reporter: [['list']],
  use: {
    baseURL: suite.app,
    viewport: { width: 1366, height: 900 },
    locale: 'en-IN',
    // `page.route` does not see what a service worker requests.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every test costs a quarter of the time, so only a retry records a trace.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  // Chromium runs everything; the machine's other engines run the journeys.
  projects: [
    {
      name: 'chromium',
      testIgnore: '**/journeys-in-webkit.spec.ts',
      use: { launchOptions: { executablePath: process.env.CHROME_PATH, args: chromeArguments } },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: '**/journeys.spec.ts',
            use: {
              browserName: 'firefox' as const,
              // An installed Firefox, controlled by WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox.browser },
            },
          },
        ]
      : []),
    ...(findEngine('webkit') ? [{ name: 'webkit', testMatch: '**/journeys-in-webkit.spec.ts' }] : []),
  ],
})
