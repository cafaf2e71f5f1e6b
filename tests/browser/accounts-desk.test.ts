import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/chrome.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import {
  cutOff,
  failed,
  focused,
  gatewayFails,
  holdBack,
  press,
  says,
  takeTroubles,
} from './steps/account.ts'
import { signInToDesk } from './steps/desk.ts'

let browser: Browser
let office: Person
const email = newEmail('teacher')
const password = `First lamp ${randomUUID().slice(0, 8)}`

beforeAll(async () => {
  browser = await launchBrowser()
  office = await openBrowser(browser)
})
afterAll(() => browser?.close())

const valuesOf = (controls: (HTMLElement | SVGElement)[]) =>
  controls.map((control) => (control as HTMLInputElement).value)

describe('An admin who adds a teacher', () => {
  it('finds Add Faculty in the sidebar, at an address of its own, also on a phone', async () => {
    const { page } = office
    await signInToDesk(page)
    await page.getByRole('link', { name: 'Add Faculty' }).click()
    await page.waitForURL('**/AdminDashboard/add-faculty')
    await page.reload()
    await page.getByRole('heading', { name: 'Add Faculty' }).waitFor()
    expect(await page.title()).toContain('Add Faculty')
    await page.goBack()
    await page.getByRole('heading', { name: 'View News' }).waitFor()
    await page.setViewportSize({ width: 360, height: 780 })
    await press(page, 'Open menu')
    await page.getByRole('dialog').getByRole('link', { name: 'Add Faculty' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 1366, height: 900 })
    await look(page, 'add-faculty')
  })

  it('is told under each field what is missing', async () => {
    const { page } = office
    await press(page, 'Add Faculty')
    for (const text of [
      'Name is required.',
      'Please choose a designation.',
      'Department is required.',
      'Please enter a valid e-mail address.',
      'The password needs at least 8 characters.',
    ])
      await says(page, text)
    expect(await focused(page)).toBe('name')
    await look(page, 'add-faculty-blank')
  })

  it('loses nothing typed when the network, a gateway or the server’s rules stand in the way', async () => {
    const { page } = office
    await page.getByLabel('Name').fill('Kavita Joshi')
    await page.getByLabel('Designation').selectOption('Associate Professor')
    await page.getByLabel('Department').fill('Commerce')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(/^Password/).fill('password')
    await cutOff(page, '/faculty/addfaculty')
    await press(page, 'Add Faculty')
    await says(page, 'An error occurred. Please try again.')
    await gatewayFails(page, '/faculty/addfaculty')
    await press(page, 'Add Faculty')
    await says(page, 'Failed to add faculty')
    await press(page, 'Add Faculty')
    await page.getByText('This password is one of the most common ones').waitFor()
    expect(await focused(page)).toBe('psw')
    const form = page.getByRole('form', { name: 'Add Faculty' })
    expect(await form.locator('input:not([type=radio]), select').evaluateAll(valuesOf)).toEqual([
      'Kavita Joshi',
      'Associate Professor',
      'Commerce',
      email,
      'password',
    ])
    await look(page, 'add-faculty-refused')
    expect(takeTroubles(office)).toEqual([failed, failed, '502', '400'])
  })

  it('adds the teacher once, however often Enter is pressed, and the form is ready for the next', async () => {
    const { page } = office
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/faculty/addfaculty')) calls.push(request.postData() ?? '')
    })
    const letGo = await holdBack(page, '/faculty/addfaculty')
    const box = page.getByLabel(/^Password/)
    await box.fill(password)
    await page.getByRole('form', { name: 'Add Faculty' }).evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await page.getByRole('button', { name: 'Submitting...' }).waitFor()
    expect(await box.isDisabled()).toBe(true)
    letGo()
    await says(page, 'Faculty added successfully!')
    expect(calls).toEqual([expect.stringContaining('Faculty of Commerce')])
    const form = page.getByRole('form', { name: 'Add Faculty' })
    expect(await form.locator('input:not([type=radio]), select').evaluateAll(valuesOf)).toEqual(
      Array(5).fill(''),
    )
    expect(await focused(page)).toBe('name')
    await look(page, 'add-faculty-done')
  })

  it('is told under the e-mail that it is taken, in whatever case, and may add an admin instead', async () => {
    const { page } = office
    await page.getByLabel('Name').fill('Kavita Joshi')
    await page.getByLabel('Designation').selectOption('Professor')
    await page.getByLabel('Department').fill('Faculty of Arts')
    await page.getByLabel('Email').fill(email.toUpperCase())
    await page.getByLabel(/^Password/).fill(password)
    await press(page, 'Add Faculty')
    await says(page, 'There is already an account with this e-mail address.')
    expect(await focused(page)).toBe('email')
    await page.getByLabel('Email').fill(newEmail('admin'))
    await page.getByRole('radio', { name: 'Admin' }).check()
    await press(page, 'Add Faculty')
    await says(page, 'Admin added successfully!')
    expect(takeTroubles(office)).toEqual(['409'])
  })
})
