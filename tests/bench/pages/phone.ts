import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { launchBrowser } from '../../support/chrome.ts'
import { suite } from '../../support/suite.ts'

export async function launchOn(sitePort: number): Promise<{ browser: Browser; debugPort: number }> {
  const debugPort = await freePort()
  const browser = await launchBrowser([
    `--host-resolver-rules=MAP ${new URL(suite.app).host} 127.0.0.1:${sitePort}`,
    `--remote-debugging-port=${debugPort}`,
  ])
  return { browser, debugPort }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export type Phone = { context: BrowserContext; page: Page; cdp: CDPSession }

export async function openPhone(browser: Browser, slowdown: number): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: suite.app,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, cdp }
}

/** Throttles the network as Lighthouse's 'devtools' method does for slow 4G. */
export async function slowNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
}
