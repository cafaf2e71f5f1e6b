import type { Page } from '@playwright/test'
import { college } from '@prangan/college/config'
import { degreeAt, inHindi } from '@prangan/contract/testing/fixtures'
import { jpeg } from '../support/alumni.ts'
import { hasHindi, noHindi } from '../support/languages.ts'
import { look, savePicture } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { press, waitForText } from './steps/account.ts'
import * as alumniPage from './steps/alumni-pages.ts'
import { declare, fieldOf, fillIn, receiptNumber, sendFromNewAddress } from './steps/application-form.ts'

test.skip(!hasHindi, noHindi)

test.beforeEach(async ({ context, page }) => {
  await sendFromNewAddress(context)
  await alumniPage.sendFrom(page)
  await page.setViewportSize({ width: 360, height: 740 })
})

/** Returns the Latin letters that a page shows outside parts marked as English. */
const latinWords = (page: Page, part = 'main') =>
  page.locator(part).evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode
      if (!parent?.checkVisibility() || parent.closest('noscript, [lang="en"]')) continue
      // Addresses, numbers and some terms are the same in every language.
      const words = (textContent ?? '').replaceAll(
        /\S+@\S+|\b[A-Z]{2,4}(-\w+)+|\b(OTP|PDF|CUET|UTR|WRN|TC|IP|JPEG|PNG)\b/g,
        '',
      )
      found.push(...(words.match(/[A-Za-z]+/g) ?? []))
    }
    return found
  })

const markDocument = (page: Page) => page.evaluate(() => Object.assign(document, { isStillOpen: true }))
const isStillOpen = (page: Page) => page.evaluate(() => 'isStillOpen' in document)

/** Follows a footer link, because announcements move and a button of the home page opens a tab. */
async function follow(page: Page, href: string): Promise<void> {
  const before = await page.title()
  await page.locator(`footer a[href="${href}"]`).click()
  await expect(page).not.toHaveTitle(before)
}

test('An applicant goes from the home page to the printed receipt in Hindi', { tag: '@slow' }, async ({
  page,
  applicant,
}) => {
  const typed = {
    ...applicant,
    name: 'किरण राव',
    fatherName: 'सुरेश राव',
    motherName: 'लता राव',
    address: '4 स्टेशन रोड, मोहल्ला काज़ियान',
    city: 'रामपुर',
    state: 'उत्तर प्रदेश',
    qualification: 'इंटरमीडिएट (कला), 71 %',
  }
  await page.goto('/hi')
  await follow(page, '/hi/registration')
  await expect(page.getByRole('heading', { name: 'ऑनलाइन पंजीकरण' })).toBeVisible()

  await test.step('is told in Hindi what is missing and what is wrong', async () => {
    await press(page, 'आवेदन भेजें')
    await waitForText(page, 'कृपया सभी ज़रूरी खाने भरें।')
    await expect(page.getByText('इसे भरना ज़रूरी है।').first()).toBeVisible()
    expect(await latinWords(page)).toEqual([])
    await look(page, 'registration-hi')
    await fillIn(page, { ...typed, email: 'kiran' })
    await press(page, 'आवेदन भेजें')
    await expect(page.locator('#contact').getByText('कृपया सही ई-मेल पता भरें।')).toBeVisible()
    await fillIn(page, { email: typed.email })
  })

  await test.step('sends it, and has the number', async () => {
    await page.getByRole('checkbox', { name: /^मैंने यहाँ जो लिखा है/ }).check()
    await press(page, 'आवेदन भेजें')
    await receiptNumber(page)
    await waitForText(page, 'आपका फ़ॉर्म भेज दिया गया है।')
    await expect(page.getByRole('heading', { name: 'आपकी आवेदन संख्या' })).toBeFocused()
    expect(await latinWords(page)).toEqual([])
    await look(page, 'registration-receipt-hi')
  })

  await test.step('prints it in Hindi', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await savePicture(page, 'registration-print-hi')
    const course = Object.values(college.courses).find(({ en }) => en === typed.course)
    const printed = await page.evaluate(() => document.body.innerText)
    for (const text of [
      course ? inHindi(course) : '',
      'अन्य पिछड़ा वर्ग',
      '6 मई 2008',
      'आवेदक के हस्ताक्षर',
      'मैंने यहाँ जो लिखा है',
    ])
      expect(printed).toContain(text)
    expect(printed).not.toContain('नया आवेदन करें')
    expect(await latinWords(page, '.sheet')).toEqual([])
  })
})

test('An alumnus goes from the home page to the thanks in Hindi', { tag: '@slow' }, async ({
  page,
  newAlumnus,
  firebase,
}) => {
  const alumnus = newAlumnus({
    name: 'मीनाक्षी कुशवाहा',
    degree: degreeAt(1),
    designation: 'शिक्षिका',
    workingplace: 'राजकीय इंटर कॉलेज, रामपुर',
  })
  await page.goto('/hi')
  await follow(page, '/hi/alumni-registration')
  expect(await latinWords(page)).toEqual([])
  await press(page, 'पंजीकरण करें')
  await press(page, 'पंजीकरण भेजें')
  await waitForText(page, 'कृपया अपना फोटो चुनें।')
  await look(page, 'alumni-registration-hi')
  await alumniPage.fillIn(page, alumnus)
  await alumniPage
    .field(page, 'photo')
    .setInputFiles({ name: 'मैं.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
  await expect(page.getByRole('img', { name: 'चुना गया फोटो' })).toBeVisible()
  await press(page, 'पंजीकरण भेजें')
  await waitForText(page, 'आपका पंजीकरण भेज दिया गया है।')
  expect(await latinWords(page)).toEqual([])
  await look(page, 'alumni-thanks-hi')
  expect(await alumniPage.registrationsOf(await firebase.firestore(), alumnus.email)).toMatchObject([
    { degree: degreeAt(1), gender: alumnus.gender },
  ])
})

test('Whoever changes the language keeps what the form holds, the photo too', { tag: '@slow' }, async ({
  page,
  applicant,
}) => {
  await test.step('on the application', async () => {
    await page.goto('/registration')
    await fillIn(page, applicant)
    await declare(page)
    // Before, the link loads the page anew, as without scripts.
    await waitForText(page, 'Saved on this device.')
    await markDocument(page)
    await page.getByRole('link', { name: 'हिन्दी', exact: true }).click()
    await expect(page.getByRole('button', { name: 'आवेदन भेजें' })).toBeVisible()
    await expect(page).toHaveURL(/\/hi\/registration$/)
    await expect(fieldOf(page, 'name')).toHaveValue(applicant.name)
    await expect(fieldOf(page, 'course')).toHaveValue(applicant.course)
    await expect(page.getByRole('checkbox', { name: /^मैंने यहाँ/ })).toBeChecked()
    expect(await isStillOpen(page)).toBe(true)
    await page.reload()
    await expect(fieldOf(page, 'name')).toHaveValue(applicant.name)
  })

  await test.step('on the registration of an alumnus', async () => {
    await alumniPage.openForm(page)
    await alumniPage.field(page, 'name').fill('Meenakshi')
    await alumniPage.choosePhoto(page, await jpeg())
    await markDocument(page)
    await page.getByRole('link', { name: 'हिन्दी', exact: true }).click()
    await expect(page.getByRole('form', { name: 'आपका पंजीकरण' })).toBeVisible()
    await expect(alumniPage.field(page, 'name')).toHaveValue('Meenakshi')
    await expect(page.getByRole('img', { name: 'चुना गया फोटो' })).toBeVisible()
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await expect(alumniPage.preview(page)).toBeVisible()
    expect(await isStillOpen(page)).toBe(true)
  })
})
