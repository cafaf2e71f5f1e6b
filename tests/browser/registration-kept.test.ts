import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { accessibilityFaults, look, openBrowser, type Person, savePicture } from '../support/page.ts'
import { press, says, troublesButOffline } from './steps/account.ts'
import {
  applicationsOf,
  declaration,
  fillIn,
  keptOnDevice,
  newTyped,
  receiptNumber,
  sendAll,
  sendFromNewPlace,
  standsIn,
} from './steps/application-form.ts'

let browser: Browser
let person: Person
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  person = await openBrowser(browser, 1366, 768)
  await sendFromNewPlace(person.context)
  return () => person.context.close()
})

describe('What an applicant types', () => {
  it('is there again after a reload, until it is cleared, which asks first', async () => {
    const { page, troubles } = person
    await page.goto('/registration')
    await fillIn(page, { name: 'Kiran Rao', category: 'sc', address: '4 Station Road', dob: '2008-05-06' })
    await says(page, 'Saved on this device.')
    await declaration(page).check()
    await page.goto('/registration')
    await says(page, 'Saved on this device. What you typed before is here again.')
    for (const [name, text] of [
      ['name', 'Kiran Rao'],
      ['category', 'sc'],
      ['address', '4 Station Road'],
      ['dob', '2008-05-06'],
    ] as const)
      expect(await standsIn(page, name)).toBe(text)
    expect(await declaration(page).isChecked(), 'a declaration is made anew').toBe(false)
    await look(page, 'registration-restored')
    await press(page, 'Clear the form')
    await page.getByRole('dialog', { name: 'Clear the form?' }).waitFor()
    await look(page, 'registration-clear', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page, 'Keep it')
    expect(await standsIn(page, 'name')).toBe('Kiran Rao')
    await press(page, 'Clear the form')
    await press(page, 'Clear everything')
    expect(await standsIn(page, 'name')).toBe('')
    expect(await keptOnDevice(page)).toEqual([])
    expect(troubles).toEqual([])
  })

  it('survives being offline, and is sent when the connection is back', async () => {
    const { page, context } = person
    await page.goto('/registration')
    const typed = newTyped()
    await fillIn(page, { name: typed.name })
    await says(page, 'Saved on this device.')
    await context.setOffline(true)
    await says(page, 'You are offline. Nothing is lost: send the form when you are connected again.')
    await sendAll(page, typed)
    await says(page, 'Failed to submit form. Please check your internet connection or try again later.')
    await look(page, 'registration-offline')
    await context.setOffline(false)
    await press(page, 'Submit application')
    await receiptNumber(page)
    expect(await applicationsOf(typed.email)).toBe(1)
    expect(troublesButOffline(person)).toEqual([])
  })
})

describe('A visitor who is faster than the page', () => {
  it('loses neither what was typed nor the press', async () => {
    const { page, context, troubles } = person
    const held: (() => void)[] = []
    await context.route('**/assets/*.js', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await page.goto('/registration')
    await sendAll(page, newTyped())
    expect(page.url()).toBe(`${process.env.APP_URL}/registration`)
    await context.unroute('**/assets/*.js')
    for (const release of held) release()
    await receiptNumber(page)
    expect(troubles).toEqual([])
  })
})

describe('A visitor without scripts', () => {
  it('reads who may apply and where to go instead of the form', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.APP_URL ?? '' })
    const page = await context.newPage()
    await page.goto('/registration')
    await page.getByRole('heading', { name: 'Before you begin' }).waitFor()
    await page.getByText(/^This form needs JavaScript/).waitFor()
    expect(await page.getByRole('button', { name: 'Submit application' }).isVisible()).toBe(false)
    await savePicture(page, 'registration-without-scripts')
    await context.close()
  })
})
