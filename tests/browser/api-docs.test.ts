import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { accessibilityFaults, look, openBrowser } from '../support/page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('Somebody who wants to call the college from a program', () => {
  it('finds a call on the page, opens it by the keyboard, and reads what it takes and how it refuses', async () => {
    const { context, page, troubles } = await openBrowser(browser)
    await page.goto('/api/docs')
    await page.getByRole('link', { name: 'Alumni' }).click()
    const call = page.locator('#registerAlumnus')
    await call.locator('summary').focus()
    await page.keyboard.press('Enter')
    expect(await call.getByRole('rowheader', { name: 'workingplace required' }).isVisible()).toBe(true)
    expect(await call.getByText('Please select a profile picture.').isVisible()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    await look(page, 'api-docs', 'window')
    await page.evaluate(() => scrollTo(0, 0))
    await look(page, 'api-docs-top', 'window')
    expect(troubles).toEqual([])
    await context.close()
  })
})
