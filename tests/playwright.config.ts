import { defineConfig } from '@playwright/test'
import { findEngine } from '../emulators/src/engines.ts'
import { chromeArguments, findChrome } from './support/chrome.ts'
import { suite } from './support/suite.ts'

// The workers read this file too, and find the browser that was found first.
process.env.CHROME_PATH = await findChrome()
const firefox = findEngine('firefox')

/** The tests that need a real browser, against the suite that `npm test` or `npm run exec` has started. */
export default defineConfig({
  testDir: 'browser',
  outputDir: '.out/browser',
  // Every test stands alone.
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Only tells slow from stuck: a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 1,
  // The retry is for its trace: a test that passes only then has failed.
  failOnFlakyTests: true,
  reporter: [['list']],
  use: {
    baseURL: suite.app,
    viewport: { width: 1366, height: 900 },
    locale: 'en-IN',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every test costs a quarter of its time, so a test that failed runs once more, with a trace.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  // Everything in Chromium, and the journeys in the other engines that the machine has.
  projects: [
    {
      name: 'chromium',
      testIgnore: 'journeys-in-webkit.spec.ts',
      use: { launchOptions: { executablePath: process.env.CHROME_PATH, args: chromeArguments } },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: 'journeys.spec.ts',
            use: {
              browserName: 'firefox' as const,
              // An installed Firefox, by WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox.browser },
            },
          },
        ]
      : []),
    ...(findEngine('webkit') ? [{ name: 'webkit', testMatch: 'journeys-in-webkit.spec.ts' }] : []),
  ],
})
