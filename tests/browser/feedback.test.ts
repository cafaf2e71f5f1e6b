import type { Browser } from '@playwright/test'
import { limits } from '@prangan/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendForm } from '../support/applications.ts'
import { launchBrowser } from '../support/chrome.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import {
  cutOff,
  failed,
  focused,
  gatewayFails,
  isAtButton,
  press,
  says,
  takeTroubles,
} from './steps/account.ts'
import { sendFromNewPlace } from './steps/application-form.ts'

let browser: Browser
let person: Person
let place: Record<string, string>
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  person = await openBrowser(browser)
  place = await sendFromNewPlace(person.context)
  await person.page.goto('/feedback')
  return () => person.context.close()
})

describe('A visitor with something to say', () => {
  it('says it with the keyboard alone, and the office has it', async () => {
    const { page, troubles } = person
    await look(page, 'feedback')
    const subject = `The library ${crypto.randomUUID().slice(0, 8)}`
    const email = newEmail('parent')
    await page.locator('[name="role"]').focus()
    for (const text of ['Parent', subject, 'Open on Saturdays, please.', 'Kiran Rao', email]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await says(page, 'Thank you. Your feedback has reached the office.')
    await look(page, 'feedback-sent')
    const mail = await awaitMail('office@sarvodaya.test', 1, `Feedback: ${subject}`)
    expect(mail.text).toContain('Kiran Rao (parent)')
    expect(mail.headers['reply-to']).toContain(email)
    await press(page, 'Send more feedback')
    expect(await page.locator('[name="message"]').inputValue()).toBe('')
    expect(troubles).toEqual([])
  })

  it('has letters for Hindi on every system, also where nothing says that it is Hindi', async () => {
    const { page } = person
    for (const part of ['body', 'input[name="subject"]', 'textarea[name="message"]', 'h1']) {
      const family = await page.locator(part).evaluate((each) => getComputedStyle(each).fontFamily)
      expect([part, family]).toEqual([part, expect.stringContaining('"Noto Sans Devanagari Variable"')])
    }
  })

  it('is told what is missing or went wrong, and loses nothing typed', async () => {
    const { page } = person
    await press(page, 'Send feedback')
    for (const words of ['Please choose who you are.', 'Subject is required.', 'Message is required.'])
      await says(page, words)
    expect(await focused(page)).toBe('role')
    await look(page, 'feedback-missing')
    await page.locator('[name="role"]').selectOption('visitor')
    await page.locator('[name="subject"]').fill('Garden')
    await page.locator('[name="message"]').fill('Beautiful.')
    await page.locator('[name="email"]').fill('kiran')
    await press(page, 'Send feedback')
    await says(page, 'Please enter a valid e-mail address.')
    expect(await focused(page)).toBe('email')
    await page.locator('[name="email"]').fill('')
    await cutOff(page, '/api/feedback')
    await press(page, 'Send feedback')
    await says(page, 'Failed to send feedback. Please check your internet connection or try again later.')
    expect(await isAtButton(page)).toBe(true)
    await look(page, 'feedback-network')
    await gatewayFails(page, '/api/feedback')
    await press(page, 'Send feedback')
    await says(page, 'Failed to send feedback.')
    expect(await page.locator('[name="message"]').inputValue()).toBe('Beautiful.')
    expect(takeTroubles(person)).toEqual([failed, failed, '502'])
  })
})

describe('A visitor behind a connection from which many have come', () => {
  it('waits a moment and is taken', async () => {
    const { page } = person
    const feedback = { role: 'visitor', message: 'Hello.' }
    for (let sent = 0; sent < limits.publicForms.perAddressPerHour; sent++) {
      await sendForm('/api/feedback', { ...feedback, subject: crypto.randomUUID() }, { place })
    }
    await page.locator('[name="role"]').selectOption('visitor')
    await page.locator('[name="subject"]').fill('The queue')
    await page.locator('[name="message"]').fill('Beautiful.')
    await press(page, 'Send feedback')
    await says(page, 'Thank you. Your feedback has reached the office.')
    expect(takeTroubles(person)).toEqual(['429'])
  })
})

describe('A visitor without scripts', () => {
  it('is told where to write instead', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.APP_URL ?? '' })
    const page = await context.newPage()
    await page.goto('/feedback')
    await page.getByText(/^This form needs JavaScript/).waitFor()
    expect(await page.getByRole('button', { name: 'Send feedback' }).isVisible()).toBe(false)
    await context.close()
  })
})
