import type { Page } from '@playwright/test'
import { college } from '@prangan/college/config'
import { jpeg } from '../support/alumni.ts'
import { look } from '../support/page.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { press, waitForText } from './steps/account.ts'
import {
  done,
  field,
  fieldLabels,
  fieldNames,
  preview,
  registrationsOf,
  sendFrom,
  valuesIn,
} from './steps/alumni-pages.ts'

const untouched = {
  ...Object.fromEntries(fieldNames.map((name) => [name, ''])),
  gender: 'Male',
  degree: college.usualDegree,
}

test.beforeEach(({ page }) => sendFrom(page))

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard never comes to ${selector}.`)
}

test('An alumnus opens the form by a click before its code is loaded', { tag: '@slow' }, async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => gate.promise.then(() => route.continue()))
  await page.goto('/alumni-registration')
  await page.getByRole('button', { name: 'Get Registered' }).click()
  gate.resolve()
  await expect(page.getByRole('form', { name: 'Your registration' })).toBeVisible()
})

test('An alumnus registers by keyboard alone, and is told at each field what is missing or wrong', {
  tag: '@slow',
}, async ({ page, newAlumnus, firebase }) => {
  const alumnus = newAlumnus({ specialization: 'Hindi' })

  await test.step('opens the form, and is told what is missing', async () => {
    await page.goto('/alumni-registration')
    await tabTo(page, 'main button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your registration' })).toBeFocused()
    await tabTo(page, 'form [type="submit"]')
    await page.keyboard.press('Enter')
    await waitForText(page, 'Please select a profile picture.')
    for (const name of fieldNames) {
      const isFilled = ['gender', 'degree', 'specialization'].includes(name)
      const message = page.getByText(`${fieldLabels[name]} is required.`, { exact: true })
      await expect(message).toHaveCount(isFilled ? 0 : 1)
    }
    await expect(field(page, 'name')).toBeFocused()
    await look(page, 'alumni-registration-missing')
  })

  await test.step('fills it in, with a photo', async () => {
    for (const name of fieldNames) {
      // The date is typed in a text input before the input with the value.
      await tabTo(page, name === 'dob' ? 'form :has(+ [name="dob"])' : `form [name="${name}"]`)
      if (name === 'email') await page.keyboard.type('meenakshi')
      else if (name === 'dob') await page.keyboard.type('05051990')
      else if (name === 'gender') await page.keyboard.press('ArrowDown')
      else if (name !== 'degree') await page.keyboard.type(alumnus[name])
    }
    await expect(page.getByText(/ is required\.$/)).toHaveCount(0)
    // The file chooser must be expected before the key press, or the browser opens its own.
    const dialog = page.waitForEvent('filechooser')
    await tabTo(page, 'form [name="photo"]')
    await page.keyboard.press('Space')
    await (await dialog).setFiles({ name: 'मैं.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
    await expect(preview(page)).toBeVisible()
  })

  await test.step('is told what is wrong, corrects it and sends it', async () => {
    await tabTo(page, 'form [type="submit"]')
    await page.keyboard.press('Enter')
    await waitForText(page, 'Please enter a valid e-mail address.')
    await expect(field(page, 'email')).toBeFocused()
    await page.keyboard.type(alumnus.email)
    await expect(page.getByText('Please enter a valid e-mail address.')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await waitForText(page, done)
    await expect(page.getByText('What happens next')).toBeVisible()
    const { email, name, year, specialization } = alumnus
    expect(await registrationsOf(await firebase.firestore(), email)).toMatchObject([
      {
        name,
        dob: '1990-05-05',
        gender: 'Female',
        degree: college.usualDegree,
        yearOfPassing: year,
        specialization,
      },
    ])
    await look(page, 'alumni-registration-done')
  })

  await test.step('finds an empty form for another person', async () => {
    await expect(page.getByRole('button', { name: 'Submit' }), 'in the place of the form').toHaveCount(0)
    await press(page, 'Register another person')
    await expect(page.getByText(done)).toHaveCount(0)
    await expect.poll(() => valuesIn(page)).toEqual(untouched)
    await expect(preview(page)).toHaveCount(0)
  })
})

test('An alumnus without scripts is told that the form needs them, and where to write instead', {
  tag: '@slow',
}, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: suite.app, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/alumni-registration')
  await expect(page.locator('noscript p')).toContainText('The form needs JavaScript.')
  await expect(page.getByRole('button', { name: 'Get Registered' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What becomes public' })).toBeVisible()
  await context.close()
})
