import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { look, type Person } from '../support/page.ts'
import { failed, press, says, takeTroubles } from './steps/account.ts'
import { confirm, desk, inRow, openList, requested, row } from './steps/alumni-desk.ts'
import { signedIn } from './steps/desk.ts'

let browser: Browser
let first: Person
beforeAll(async () => {
  browser = await launchBrowser()
  first = await signedIn(browser)
})
afterAll(() => browser?.close())

describe('An admin at the list of alumni', () => {
  it('finds it in the sidebar, Verified first, with all its columns', async () => {
    const { page } = first
    await page.getByRole('link', { name: 'View Alumni' }).click()
    await page.waitForURL(`**${desk}`)
    await page.getByText(/^\d+ alumni shown$/).waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Verified', 'Requested'])
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Verified')
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Photo',
      'Name',
      'Designation',
      'Working Place',
      'Degree',
      'Year',
      'Mobile Number',
      'Email',
      'Actions',
    ])
    expect(await row(page, 'Zainab Bano').getByRole('button').allTextContents()).toEqual([
      'Delete Zainab Bano',
      'Details Zainab Bano',
    ])
    await look(page, 'desk-alumni-verified')
  })

  it('comes to Requested by the arrow keys, where each can be verified, rejected and looked at', async () => {
    const { page } = first
    await page.getByRole('tab', { name: 'Verified' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(`**${requested}`)
    await page.getByText('Pankaj Dubey').first().waitFor()
    expect(await row(page, 'Pankaj Dubey').getByRole('button').allTextContents()).toEqual([
      'Verify Pankaj Dubey',
      'Reject Pankaj Dubey',
      'Details Pankaj Dubey',
    ])
    await row(page, 'Pankaj Dubey').locator('img[src^="blob:"]').waitFor()
    await look(page, 'desk-alumni-requested')
  })

  it('sees eight and more on a screen of 1366 x 768, with all that can be done on one line', async () => {
    const { page } = first
    const before = page.viewportSize()
    await page.setViewportSize({ width: 1366, height: 768 })
    for (const address of [desk, requested]) {
      await openList(page, address)
      const rows = page.locator('tbody tr')
      const bottoms = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))
      expect(bottoms.filter((bottom) => bottom <= 768).length).toBeGreaterThanOrEqual(8)
      const tops = await rows
        .first()
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
    }
    if (before) await page.setViewportSize(before)
  })

  it('finds alumni by name, e-mail and mobile number, by degree and year, and the address keeps it', async () => {
    const { page } = first
    await openList(page, desk)
    for (const typed of ['zainab', 'inab', 'zainab.bano@example.net', '20118']) {
      await page.getByLabel('Search').fill(typed)
      await page.waitForURL((url) => url.searchParams.get('q') === typed)
      await says(page, '1 alumnus shown')
      await row(page, 'Zainab Bano').waitFor()
    }
    await page.reload()
    await says(page, '1 alumnus shown')
    expect(await page.getByLabel('Search').inputValue()).toBe('20118')
    await page.getByLabel('Search').fill('nobody at all')
    await says(page, 'No Verified Records Found')
    await look(page, 'desk-alumni-none')
    await page.getByRole('tab', { name: 'Requested' }).click()
    await says(page, 'No Requested Records Found')
    await page.goto(`${requested}&degree=M.Tech&year=2014`)
    await says(page, '1 alumnus shown')
    await row(page, 'Pankaj Dubey').waitFor()
    await page.getByLabel('Degree').selectOption('B.Com.')
    await says(page, 'No Requested Records Found')
  })

  it('had no trouble so far', () => {
    expect(first.troubles).toEqual([])
  })
})

describe('An admin on a bad line', () => {
  it('sees five rows of a skeleton, that it failed, and the list after trying again', async () => {
    const person = await signedIn(browser)
    const { page, context } = person
    const gate = Promise.withResolvers<void>()
    const held = () => gate.promise
    const data = '**/google.firestore.v1.Firestore/**'
    await context.route(data, (route) => held().then(() => route.abort()))
    await page.goto(desk)
    await page.locator('.desk-skeleton').first().waitFor()
    expect(await page.locator('.desk-skeleton').count()).toBe(5)
    await look(page, 'desk-alumni-loading')
    gate.resolve()
    await says(page, 'The alumni could not be loaded. Please check your internet connection and try again.')
    await look(page, 'desk-alumni-failed')
    // Pressed while nothing can come yet: afterwards the list may be there before the button is.
    await press(page, 'Try again')
    await context.unroute(data)
    await page.getByText(/^\d+ alumni shown$/).waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await context.close()
  })

  it('is told that verifying failed, and that it has not been done', async () => {
    const { page } = first
    await openList(page, requested)
    await page.route('**/admin/status/*', (route) => route.abort(), { times: 1 })
    await inRow(page, 'Verify', 'Pankaj Dubey').click()
    await confirm(page, 'Verify')
    await page.getByText('Failed to verify alumni: The server could not be reached.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await inRow(page, 'Verify', 'Pankaj Dubey').waitFor()
    expect(takeTroubles(first)).toEqual([failed, failed])
  })
})
