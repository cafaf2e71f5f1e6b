import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { openBrowser, openLive, openTakenOver, type Person } from '../support/page.ts'
import { suite } from '../support/suite.ts'

let browser: Browser
let people: [Person, Person, Person]

beforeAll(async () => {
  browser = await launchBrowser()
  people = await Promise.all([openBrowser(browser), openBrowser(browser), openBrowser(browser)])
})
afterAll(() => browser?.close())

const mainText = (page: Page) => page.locator('main').innerText()

describe('A visitor of the information pages', () => {
  it('comes from the home page without a reload, to the same words in the same looks', async () => {
    const { page, troubles } = people[0]
    await page.setViewportSize({ width: 1366, height: 900 })
    await openLive(page, '/')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('navigation', { name: 'Main' }).getByText('Administration').click()
    await page.getByRole('link', { name: 'Governing body' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Governing body' }).waitFor()
    expect(await mainText(page)).toContain('Ex officio')
    const head = page.locator('thead th').first()
    await expect
      .poll(() => head.evaluate((cell) => getComputedStyle(cell).backgroundColor))
      .toBe('rgb(31, 29, 82)')
    await page
      .getByRole('navigation', { name: 'Offices' })
      .getByRole('link', { name: 'Non-teaching staff' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Non-teaching staff' }).waitFor()
    expect(await page.title()).toBe('Non-teaching staff · Sarvodaya Degree College')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(troubles).toEqual([])
  })

  it('goes on from a page of information and comes back to it', async () => {
    const { page, troubles } = people[1]
    await page.setViewportSize({ width: 1366, height: 900 })
    await openTakenOver(page, '/history')
    await page
      .getByRole('navigation', { name: 'About' })
      .getByRole('link', { name: 'Vision and mission' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Vision and mission' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor()
    expect(await page.title()).toBe('History · Sarvodaya Degree College')
    expect(troubles).toEqual([])
  })

  it('sees the map of others only after asking for it', async () => {
    const { page, context } = people[2]
    const asked: string[] = []
    await context.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>A map' })
    })
    await openTakenOver(page, '/contact')
    await page.getByText('Show the map').scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await page.getByText('Show the map').click()
    await page.frameLocator('iframe').getByText('A map').waitFor()
    expect(asked).toEqual([expect.stringContaining('/export/embed.html?bbox=')])
  })

  it('prints the content alone, with the addresses behind its links', async () => {
    const { page, troubles } = people[0]
    await page.goto('/grievance-cell')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header', 'footer', '.ticker', '.skip-link', '.section-links', '.actions'])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false])
    expect(await page.getByRole('table').isVisible()).toBe(true)
    const behind = await page
      .getByRole('link', { name: 'Grievance form' })
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(behind).toContain('https://university.test/grievance')
    await page.emulateMedia({ media: 'screen' })
    expect(troubles).toEqual([])
  })

  it('is led from the ticker to all notices without scripts, where it knows none', async () => {
    const context = await browser.newContext({ baseURL: suite.app, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/history')
    const announcements = page.getByRole('region', { name: 'Announcements' })
    await announcements.getByRole('link', { name: 'All notices and circulars' }).click()
    await page.getByRole('heading', { level: 1, name: 'Notices and events' }).waitFor()
    expect(await page.locator('.ticker').getByRole('listitem').count()).toBeGreaterThan(0)
    await context.close()
  })

  it('sees the Hindi of a heading begin where its English does, once it is below it', async () => {
    const { page } = people[0]
    await page.setViewportSize({ width: 320, height: 780 })
    await page.goto('/admission-procedure')
    const indents = await page.locator('.prose h2 [lang]').evaluateAll((all) =>
      all.map((hindi) => {
        const heading = hindi.closest('h2')?.getBoundingClientRect()
        const { left, top } = hindi.getBoundingClientRect()
        const isBelow = heading !== undefined && top - heading.top > 40
        return isBelow ? left - heading.left : 0
      }),
    )
    expect(indents.filter((indent) => Math.abs(indent) > 1)).toEqual([])
  })
})
