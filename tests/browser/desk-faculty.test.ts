import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { launchBrowser } from '../support/chrome.ts'
import { accessibilityFaults, look, openBrowser, type Person } from '../support/page.ts'
import { press, says, takeTroubles } from './steps/account.ts'
import {
  addMember,
  emptyText,
  type Member,
  openPanel,
  openViewFaculty,
  search,
} from './steps/faculty-desk.ts'
import { seePhotos } from './steps/faculty-pages.ts'

const mark = randomUUID().slice(0, 6)
const name = `Dr. Sushila ${mark} श्रीवास्तव`

let browser: Browser
let member: Member
let office: Person

beforeAll(async () => {
  browser = await launchBrowser()
  member = await addMember(connectFirebase(), name)
  office = await openBrowser(browser)
})
afterAll(async () => {
  await member?.takeAway()
  await browser?.close()
})

describe('An admin who looks through the faculty', () => {
  it('finds View Faculty in the sidebar, its members as cards or in a list, which is kept', async () => {
    const { page } = office
    await openViewFaculty(page)
    expect(new URL(page.url()).pathname).toBe('/AdminDashboard/view-faculty')
    expect(await page.title()).toContain('View Faculty')
    await seePhotos(page)
    await look(page, 'desk-faculty-grid')
    await press(page, 'List')
    await page.getByRole('columnheader', { name: 'Department' }).waitFor()
    await page.reload()
    await page.getByRole('columnheader', { name: 'Department' }).waitFor()
    await page.getByRole('link', { name: 'Dr. Asha Verma' }).waitFor()
    await seePhotos(page)
    await look(page, 'desk-faculty-list')
    await press(page, 'Grid')
    expect(await page.getByRole('button', { name: 'Grid' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('finds a member by the beginnings of the name, in any script, and is told where there is none', async () => {
    const { page } = office
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    await search(page, `श्रीव ${mark}`)
    await expect.poll(() => links.allInnerTexts()).toEqual([name])
    await says(page, '1 member shown')
    await search(page, `nobody${mark}`)
    await says(page, emptyText)
    await look(page, 'desk-faculty-empty')
    await search(page, '')
    await expect.poll(() => links.count()).toBeGreaterThan(10)
  })

  it('sees removed members only with the switch, and those first', async () => {
    const { page } = office
    const removed = page.getByRole('main').getByRole('link', { name: 'Dr. Mohan Lal Kushwaha' })
    expect(await removed.count()).toBe(0)
    await page.getByRole('switch', { name: 'Show removed' }).check()
    await removed.waitFor()
    expect(new URL(page.url()).searchParams.get('removed')).toBe('1')
    await page.getByText('Removed', { exact: true }).first().waitFor()
    await seePhotos(page)
    await look(page, 'desk-faculty-removed')
    await page.getByRole('switch', { name: 'Show removed' }).uncheck()
    await removed.waitFor({ state: 'detached' })
  })

  it('opens a panel at an address of its own, which back and Escape close, the focus where it was', async () => {
    const { page } = office
    const panel = await openPanel(page, 'Dr. Asha Verma')
    const opened = page.url()
    expect(new URL(opened).searchParams.get('open')).toMatch(/./)
    const text = await panel.innerText()
    for (const part of [
      'asha.verma@sarvodaya.test',
      'Faculty of Arts',
      '55500 10111',
      'Memberships',
      'History',
    ])
      expect(text).toContain(part)
    await panel.getByText('Nothing has been recorded.').or(panel.locator('ol')).waitFor()
    await look(page, 'desk-faculty-panel', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goBack()
    await panel.waitFor({ state: 'hidden' })
    await page.goto(opened)
    await panel.getByRole('button', { name: 'Edit' }).waitFor()
    // Behind the panel: the focus goes back to the member's link there.
    await page.locator('main a[href*="open="]').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).searchParams.has('open')).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Dr. Asha Verma')
    await page.goto('/AdminDashboard/view-faculty?open=nobody')
    await says(page, 'Faculty not found.')
    await press(page, 'Close')
    expect(takeTroubles(office)).toEqual([])
  })
})

describe('An admin on a bad line', () => {
  it('sees five rows that are loading, that it failed, and all after trying again', async () => {
    const { page, context } = await openBrowser(browser)
    await openViewFaculty(page)
    await press(page, 'List')
    const held = Promise.withResolvers<void>()
    await context.route('**/assets/watch-members*', (route) => held.promise.then(() => route.abort()))
    await page.reload()
    await page.locator('.desk-skeleton').nth(4).waitFor()
    expect(await page.locator('.desk-skeleton').count()).toBe(5)
    await look(page, 'desk-faculty-loading')
    held.resolve()
    await page.getByText('Failed to load faculty data.').waitFor()
    await look(page, 'desk-faculty-failed')
    await context.unroute('**/assets/watch-members*')
    await press(page, 'Try again')
    await page.getByRole('link', { name: 'Dr. Asha Verma' }).waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await context.close()
  })
})
