import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { college } from '@prangan/college/config'
import { idOfNumber } from '@prangan/contract/ids'
import { dayInIndia } from '@prangan/contract/india-time'
import { courseAt, inHindi } from '@prangan/contract/testing/fixtures'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { press, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { rowOf, section } from '@prangan/tests/browser/steps/admissions.ts'
import {
  fillIn,
  newTyped,
  receiptNumber,
  sendFromNewAddress,
} from '@prangan/tests/browser/steps/application-form.ts'
import { payloadOf } from '@prangan/tests/browser/steps/desk.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { look, savePicture } from '@prangan/tests/support/page.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { addSession, newSessionName, publishAndOffer, removeSession } from './steps/admission-session.ts'
import { applyOnPhone } from './steps/apply-on-phone.ts'
import { face, marksheetPhoto, sendSteps, sign } from './steps/full-application.ts'
import { openByMail } from './steps/own-application.ts'
import { checkAllByKeys, documentIsShown } from './steps/scrutiny.ts'

/** Neither the demo nor another test has a session for this course. */
const course = courseAt(3)
const thisYear = new Date().getFullYear()
const today = () => dayInIndia(new Date())

/** A reference counts once, also where the test is run again. */
const reference = `SBIN${Date.now()}`

const person = (name: string, more: Parameters<typeof newTyped>[0] = {}) =>
  newTyped({ name: `${name} ${randomUUID().slice(0, 6)}`, course, category: 'general', ...more })

const shownSize = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .evaluate((image: HTMLImageElement) => ({ width: image.naturalWidth, height: image.naturalHeight }))

test('Three people apply for two seats: one by phone in Hindi, one in English, one at the counter', {
  tag: '@slow',
}, async ({ office, openPerson, firebase, atEnd }) => {
  test.setTimeout(600_000)
  const desk = office.page
  const firestore = await firebase.firestore()
  const name = newSessionName()
  const [rani, arjun, deepa] = [
    person('Rani', { dob: `${thisYear - 17}-12-30`, category: 'obc' }),
    person('Arjun', { dob: `${thisYear - 19}-02-03`, gender: 'male' }),
    person('Deepa', { dob: `${thisYear - 20}-06-06`, email: '' }),
  ]
  const numbers = { rani: '', arjun: '', deepa: '' }

  let session = ''
  atEnd(() => removeSession(firestore, session))

  await test.step('The registrar opens a session with two seats', async () => {
    const columns = ['applicationNumber', 'Candidate = name', 'xiiPercentage']
    session = await addSession(desk, { name, course, seats: 2, columns })
  })

  const phone = await openPerson({ width: 360, height: 740, hasTouch: true })
  await sendFromNewAddress(phone.context)
  const { page } = phone
  await test.step('Rani, 17, applies on a phone in Hindi with photos of her marksheets', async () => {
    numbers.rani = await applyOnPhone(page, rani, name)
  })

  const second = await openPerson()
  await sendFromNewAddress(second.context)
  await test.step('Arjun applies in English, with a PDF of the marksheet from the board’s site', async () => {
    await second.page.goto('/registration')
    await fillIn(second.page, arjun)
    // Once the page is hydrated, its review moves nothing any more.
    await waitForText(second.page, 'Saved on this device.')
    await second.page.getByRole('checkbox', { name: /^I declare/ }).check()
    await press(second.page, 'Submit application')
    numbers.arjun = await receiptNumber(second.page)
    await sendSteps(second.page, {
      obtained: '455',
      documents: {
        photo: await face(),
        signature: await sign(),
        x: await marksheetPhoto('Class-X'),
        xii: await payloadOf(smallPdf('marksheet.pdf')),
      },
    })
    await expect(second.page.getByRole('heading', { name: 'Your application number' })).toBeFocused()
  })

  await test.step('A clerk enters the paper application of Deepa, and prints the application for her signature', async () => {
    await desk.goto('/AdminDashboard/paper-applications')
    await fillIn(desk, deepa)
    await press(desk, 'Save and continue')
    await desk.getByText(new RegExp(`^${deepa.name} has the application number SDC-`)).waitFor()
    numbers.deepa = await receiptNumber(desk)
    await sendSteps(desk, {
      obtained: '350',
      documents: {
        photo: await face(),
        signature: await sign(),
        x: await marksheetPhoto('Class-X'),
        xii: await marksheetPhoto('Class-XII'),
      },
    })
    await waitForText(desk, `The application of ${deepa.name} is saved.`)
    await look(desk, 'journey-paper-done')
    await press(desk, 'Print application')
    await expect(desk.locator('.sheet-photo img')).toBeVisible()
    await look(desk, 'journey-paper-sheet')
    await desk.emulateMedia({ media: 'print' })
    const printed = await desk.locator('.sheet').innerText()
    for (const text of [deepa.name, numbers.deepa, '70.00']) expect(printed).toContain(text)
    await savePicture(desk, 'journey-paper-printed')
    await desk.emulateMedia({ media: null })
  })

  const queue = `tab=check&session=${session}`
  await test.step('A clerk goes through the queue by keys, turns a photo, opens a PDF, and asks Rani for a better one', async () => {
    await desk.goto(`${section}?${queue}`)
    const open = desk.getByRole('link', { name: new RegExp(`^Check of ${rani.name}`) })
    await open.focus()
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('heading', { level: 1, name: rani.name })).toBeFocused()
    const documents = desk.getByRole('region', { name: 'Documents' })
    for (const item of ['document:photo', 'document:signature', 'identity', 'document:x']) {
      await expect(desk.locator(`[data-item="${item}"]`)).toHaveAttribute('aria-current', 'true')
      if (item !== 'identity') await documentIsShown(desk)
      await desk.keyboard.press('1')
      await expect(desk.locator(`input[name="is:${item}"][value=right]`)).toBeChecked()
    }
    const lying = await shownSize(desk, 'Class 12 marksheet')
    expect(lying.height).toBeGreaterThan(lying.width)
    await look(desk, 'journey-viewer', 'window')
    await desk.getByRole('button', { name: 'Rotate' }).click()
    await expect
      .poll(() => shownSize(desk, 'Class 12 marksheet'))
      .toEqual({ width: lying.height, height: lying.width })
    await look(desk, 'journey-viewer-turned', 'window')
    await desk.keyboard.press('2')
    await expect(desk.getByLabel('Question to the applicant')).toBeFocused()
    await desk.keyboard.type('अंकपत्र धुँधला है। कृपया फिर से फोटो लें।')
    await desk.locator('[data-item="document:category"] input[value=right]').focus()
    await documentIsShown(desk)
    await desk.keyboard.press('1')
    await expect(desk.locator('input[name="is:category"][value=right]')).toBeChecked()
    await desk.keyboard.press('1')
    await expect(desk.locator('input[name="is:claim:ncc-b-certificate"][value=right]')).toBeChecked()
    await look(desk, 'journey-check')
    await desk.keyboard.press('Control+Enter')
    await waitForText(desk, `${rani.name}: the applicant was asked.`)

    await desk.getByRole('heading', { level: 1, name: arjun.name }).waitFor()
    await documents.getByRole('button', { name: 'Class 12 marksheet' }).click()
    await waitForText(desk, 'A PDF opens in a new tab.')
    await look(desk, 'journey-viewer-pdf', 'window')
    // A headless browser has no viewer, so it downloads the file.
    const opened = desk.waitForEvent('download')
    await documents.getByRole('link', { name: 'Open in a new tab' }).click()
    expect(await readFile(await (await opened).path(), 'latin1')).toMatch(/^%PDF-/)
    await desk.getByRole('heading', { level: 1 }).click()
    await checkAllByKeys(desk)
    await desk.keyboard.press('Control+Enter')
    await waitForText(desk, `${arjun.name}: verified.`)

    await desk.getByRole('heading', { level: 1, name: deepa.name }).waitFor()
    await checkAllByKeys(desk)
    await desk.keyboard.press('Control+Enter')
    await waitForText(desk, `${deepa.name}: verified.`)
  })

  await test.step('Rani gets the mail, opens her application by a code, and answers with a new photo', async () => {
    const mail = await awaitMail(rani.email, 1, `आपका आवेदन ${numbers.rani}: कार्यालय का प्रश्न`)
    expect(mail.text).toContain('/hi/application')
    expect(mail.text, 'what is asked is nobody else’s business').not.toContain('धुँधला')
    await openByMail(page, { path: '/hi/application', number: numbers.rani, email: rani.email, isOpen: true })
    await press(page, 'आवेदन खोलें')
    await expect(page.getByText('अंकपत्र धुँधला है। कृपया फिर से फोटो लें।').first()).toBeVisible()
    await page.getByLabel(/^फ़ाइल चुनें: /).setInputFiles(await marksheetPhoto('Class-XII-again'))
    await expect(page.getByText(/^जोड़ा गया: /)).toBeVisible()
    await look(page, 'journey-answering')
    await press(page, 'उत्तर भेजें')
    await expect(page.getByText('आपके उत्तर भेज दिए गए हैं।')).toBeVisible()
  })

  await test.step('The clerk sees the answer and the new photo, and verifies', async () => {
    await desk.goto(`${section}?tab=answered&session=${session}`)
    await desk.getByRole('link', { name: new RegExp(`^Check of ${rani.name}`) }).click()
    await waitForText(desk, '2 points still to check.')
    await expect(desk.locator('[data-item="document:xii"]')).toContainText('A new document.')
    await checkAllByKeys(desk)
    await desk.keyboard.press('Control+Enter')
    await waitForText(desk, `${rani.name}: verified.`)
    await desk.goto(`${section}?session=${session}&status=verified`)
    await waitForText(desk, '3 applications shown')
  })

  await test.step('The registrar looks through list 1, publishes it, and offers both seats', async () => {
    await publishAndOffer(desk, session, 1)
    await waitForText(desk, '2 seats offered.')
    await look(desk, 'journey-list-1')
  })

  await test.step('Rani is mailed, finds her rank and why she has it, accepts, and reports the challan', async () => {
    await awaitMail(rani.email, 1, `आपका आवेदन ${numbers.rani}: सीट मिली`)
    // The tab still has her application open.
    await page.goto('/hi/application')
    await expect(page.getByText('महाविद्यालय ने आपको सीट का प्रस्ताव दिया है।')).toBeVisible()
    await page.getByText('यह क्रम क्यों?').click()
    const why = page.getByRole('table', { name: 'योग्यता सूचकांक (मेरिट इंडेक्स) कैसे निकला' })
    await expect(why).toContainText('500.00 में से 437.00 = 87.40 %')
    await expect(why).toContainText('एनसीसी ‘बी’ प्रमाण-पत्र: 2.00')
    await expect(why.getByRole('row', { name: /^योग्यता सूचकांक/ })).toContainText('89.40')
    await look(page, 'journey-offered')
    await page.emulateMedia({ media: 'print' })
    const printed = page.getByRole('article', { name: 'पावती, जैसी वह प्रिंट होगी' })
    await expect(printed.getByRole('table')).toContainText('89.40')
    await savePicture(page, 'journey-offered-printed')
    await page.emulateMedia({ media: null })
    await press(page, 'सीट स्वीकार करें')
    await page.getByLabel('चालान संख्या या UTR').fill(reference)
    await page.getByLabel('जमा करने की तिथि').fill(today())
    await page.getByLabel(/^फ़ाइल चुनें: /).setInputFiles(await marksheetPhoto('Challan'))
    await expect(page.getByText(/^जोड़ा गया: /)).toBeVisible()
    await look(page, 'journey-fee')
    await press(page, 'भुगतान की जानकारी भेजें')
    await expect(page.getByText('जानकारी मिल गई; कार्यालय जाँच रहा है')).toBeVisible()
  })

  await test.step('The office finds Rani’s money, and enters Arjun’s challan at the counter', async () => {
    await desk.goto(`${section}?tab=fees&session=${session}`)
    await desk.getByRole('link', { name: new RegExp(`^Check of ${rani.name}`) }).click()
    await expect(desk.getByLabel('Challan number or UTR')).toHaveValue(reference)
    await press(desk, 'Confirm fee')
    await waitForText(desk, `The fee of ${rani.name} is confirmed.`)
    await desk.getByRole('link', { name: 'Fee receipt' }).click()
    await expect(desk.getByRole('article', { name: 'प्रवेश शुल्क की रसीद' })).toContainText(reference)
    await expect(desk.getByRole('article')).toContainText(inHindi(college.address))
    await look(desk, 'journey-receipt')
    await desk.goto(`${section}/${idOfNumber(numbers.arjun)}`)
    await desk.getByLabel('Challan number or UTR').fill(`C-${reference}`)
    await desk.getByLabel('Paid on').fill(today())
    await press(desk, 'Confirm fee')
    await waitForText(desk, `The fee of ${arjun.name} is confirmed.`)
  })

  await test.step('Rani’s page says that she is admitted', async () => {
    await press(page, 'स्थिति फिर से देखें')
    await expect(page.getByText('आपके शुल्क की पुष्टि हो गई है: यह सीट आपकी है।')).toBeVisible()
    await look(page, 'journey-admitted')
    await press(page, 'रसीद प्रिंट करें')
    await expect(page.getByRole('article', { name: 'प्रवेश शुल्क की रसीद' })).toContainText(reference)
    await look(page, 'journey-own-receipt')
    await page.emulateMedia({ media: 'print' })
    await savePicture(page, 'journey-own-receipt-printed')
    await page.emulateMedia({ media: null })
    await press(page, 'अपने आवेदन पर लौटें')
  })

  await test.step('Arjun withdraws, and sees what is paid back', async () => {
    const own = { number: numbers.arjun, email: arjun.email }
    await openByMail(second.page, { path: '/application', ...own, isOpen: true })
    await press(second.page, 'Open application')
    await press(second.page, 'Withdraw from admission')
    // 4,700 without the caution money, less 5 %, plus the caution money.
    await expect(second.page.getByText('we pay you back ₹4,965 by')).toBeVisible()
    await second.page.getByRole('dialog').getByRole('button').last().click()
    await expect(second.page.getByText('Your admission has been cancelled.')).toBeVisible()
    await expect(second.page.getByRole('definition').filter({ hasText: '₹4,965' })).toBeVisible()
    await look(second.page, 'journey-cancelled')
  })

  await test.step('List 2 gives the seat to Deepa, who waited', async () => {
    await publishAndOffer(desk, session, 2)
    await waitForText(desk, '1 seat offered.')
    await desk.goto(`${section}?session=${session}&status=offered`)
    await expect(rowOf(desk, deepa.name)).toBeVisible()
  })

  await test.step('The university’s file has who is admitted, in its own columns', async () => {
    await desk.goto(`${section}?session=${session}&status=admitted`)
    await waitForText(desk, '1 application shown')
    const download = desk.waitForEvent('download')
    await press(desk, 'Download university file')
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toBe(
      `\uFEFF"applicationNumber","Candidate","xiiPercentage"\r\n"${numbers.rani}","${rani.name}","87.40"\r\n`,
    )
  })
  // The test deletes the session, so no page may read it any more.
  for (const each of [page, second.page]) await each.goto('about:blank')
})
