import { college } from '@prangan/college/config'
import { inHindi } from '@prangan/contract/testing/fixtures'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { pageErrorsExceptOffline, press, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { fieldOf, fillIn, sendFromNewAddress } from '@prangan/tests/browser/steps/application-form.ts'
import { hasHindi, noHindi } from '@prangan/tests/support/languages.ts'
import { awaitMail, codeIn } from '@prangan/tests/support/mailbox.ts'
import { look, openHydrated, savePicture } from '@prangan/tests/support/page.ts'
import { newEmail } from '@prangan/tests/support/people.ts'
import {
  fillMarks,
  freeCourses,
  marksheetPhoto,
  openSession,
  plainPicture,
  slotOf,
} from './steps/full-application.ts'

const thisYear = new Date().getFullYear()

test('An applicant of 17 applies on a phone in Hindi, with photos of marksheets, and prints it all', async ({
  visitor,
  applicant,
  firebase,
  atEnd,
}) => {
  test.skip(!hasHindi, noHindi)
  test.slow()
  const { page, context } = visitor
  const [course] = freeCourses
  atEnd(await openSession(await firebase.firestore(), course))
  await sendFromNewAddress(context)
  await page.setViewportSize({ width: 360, height: 740 })
  const guardian = newEmail('guardian')
  const goOn = () => press(page, 'सहेजें और आगे बढ़ें')
  const heading = (name: string) => page.getByRole('heading', { name: new RegExp(`${name}$`), level: 2 })

  await test.step('sees what is open, and sends the first step', async () => {
    await page.goto('/hi/registration')
    const hasText = inHindi(Object.values(college.courses).find(({ en }) => en === course) ?? college.name)
    // A college with few courses offers this one in the demo's session too.
    const open = page.locator('summary', { hasText: 'अभी खुले हैं' }).filter({ hasText }).first()
    await open.click()
    await expect(page.getByText('अभी खुला है').filter({ visible: true }).first()).toBeVisible()
    await open.click()
    await look(page, 'full-application-first')
    await fillIn(page, { ...applicant, course, dob: `${thisYear - 17}-12-30`, category: 'obc' })
    await page.getByRole('checkbox', { name: /^मैंने यहाँ जो लिखा है/ }).check()
    await press(page, 'आवेदन भेजें')
    await expect(heading('आपके बारे में')).toBeFocused()
  })
  const number = (
    await page
      .getByText(/^[A-Z]+-\d{4}-\w{7}$/)
      .first()
      .innerText()
  ).trim()

  await test.step('is told what is missing about them', async () => {
    await goOn()
    await expect(page.locator('[name="guardian-name"]')).toBeFocused()
    await look(page, 'full-application-about-wrong')
    await page.locator('[name="nameHi"]').fill('किरण राव')
    await page.locator('[name="guardian-name"]').fill('सुरेश राव')
    await page.locator('[name="guardian-mobile"]').fill('6666600001')
    await page.locator('[name="guardian-email"]').fill(guardian)
    await page.locator('[name="categoryProof-number"]').fill('UP-OBC-123')
    await page.locator('[name="categoryProof-authority"]').fill('तहसीलदार, रामपुर')
    await page.locator('[name="categoryProof-issuedOn"]').fill(`${thisYear - 5}-05-01`)
    await expect(page.getByText(/^यह प्रमाण-पत्र .+ वर्ष से अधिक पुराना है/)).toBeVisible()
    await look(page, 'full-application-about')
    await goOn()
  })

  await test.step('enters marks, loses none by going back and loading the page again', async () => {
    await expect(heading('प्राप्तांक')).toBeFocused()
    await fillMarks(page, 'x', thisYear - 2)
    await fillMarks(page, 'xii', thisYear)
    await expect(page.getByText('87.40 %').first()).toBeVisible()
    await look(page, 'full-application-marks')
    await page.goBack()
    await expect(heading('आपके बारे में')).toBeFocused()
    await page.goForward()
    await page.reload()
    await expect(heading('प्राप्तांक')).toBeFocused()
    await expect(page.locator('[name="education-xii-obtained"]')).toHaveValue('437')
    await goOn()
  })

  await test.step('chooses subjects, and is told which go not together', async () => {
    await expect(heading('विषय')).toBeFocused()
    await page.getByRole('checkbox', { name: /^गणित/ }).first().check()
    await expect(page.getByText('गणित के साथ नहीं लिया जा सकता।').first()).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^भौतिकी/ })
      .first()
      .check()
    await look(page, 'full-application-subjects')
    await goOn()
    await expect(heading('अधिभार और दावे')).toBeFocused()
    await page.getByRole('checkbox', { name: /^एनसीसी/ }).check()
    await look(page, 'full-application-claims')
    await goOn()
  })

  await test.step('adds documents, one of them after the line was broken', async () => {
    await expect(heading('दस्तावेज़')).toBeFocused()
    await slotOf(page, 'photo').setInputFiles(await plainPicture('me.jpg', 1200, 1600, '#b45309'))
    await slotOf(page, 'signature').setInputFiles(await plainPicture('sign.jpg', 900, 300, '#e6e6e6'))
    await slotOf(page, 'marksheet-x').setInputFiles(await marksheetPhoto('Class-X'))
    await expect(page.getByText(/^जोड़ा गया: Class-X\.jpg/)).toBeVisible()
    await context.setOffline(true)
    await slotOf(page, 'marksheet-xii').setInputFiles(await marksheetPhoto('Class-XII'))
    await expect(page.getByText(/^इंटरनेट नहीं है। फ़ाइल यहीं रखी है/)).toBeVisible()
    await look(page, 'full-application-documents')
    await context.setOffline(false)
    await expect(page.getByText(/^जोड़ा गया: Class-XII\.jpg/)).toBeVisible()
    expect(pageErrorsExceptOffline(visitor)).toEqual([])
    await goOn()
    await expect(page.getByText('यह दस्तावेज़ जोड़ें।')).toHaveCount(2)
    await slotOf(page, 'caste').setInputFiles(await marksheetPhoto('Caste'))
    await slotOf(page, 'ncc').setInputFiles(await marksheetPhoto('NCC'))
    await expect(page.getByText(/^जोड़ा गया:/)).toHaveCount(6)
    await page.getByRole('button', { name: 'बड़ा करके देखें' }).first().click()
    await savePicture(page, 'full-application-preview', 'window')
    await page.getByRole('dialog').getByRole('button', { name: 'बंद करें' }).click()
    await goOn()
  })

  await test.step('goes on by a mailed code after the application was shut, and agrees', async () => {
    await expect(heading('जाँचें और भेजें')).toBeFocused()
    await press(page, 'आवेदन भेजें')
    await expect(page.getByText('इस सहमति के बिना महाविद्यालय आवेदन नहीं ले सकता।')).toBeVisible()
    await page.getByText('पढ़ें कि इसका मतलब क्या है').first().click()
    await page.getByText('Read in English').first().click()
    await expect(page.getByText('What for').first()).toBeVisible()
    await look(page, 'full-application-review')
    await page.getByRole('button', { name: /^बदलें ?: नाम, संपर्क/ }).click()
    await expect(heading('नाम, संपर्क या पाठ्यक्रम बदलें')).toBeFocused()
    await page.locator('[name="mobile"]').fill('6666600077')
    await look(page, 'full-application-first-changed')
    await press(page, 'बदलाव सहेजें')
    await expect(page.getByText('6666600077')).toBeVisible()
    await page.getByRole('checkbox', { name: /^मेरे विवरण/ }).check()
    await page.getByRole('checkbox', { name: /^मैंने जो भरा/ }).check()
    await press(page, 'आवेदन भेजें')
    await expect(page.getByRole('heading', { name: 'आपकी आवेदन संख्या' })).toBeFocused()
  })

  await test.step('has the guardian agree, and prints it with the photo', async () => {
    await look(page, 'full-application-receipt')
    await page.getByLabel('अभिभावक का कोड').fill(codeIn(await awaitMail(guardian)))
    await press(page, 'मेरे अभिभावक सहमत हैं')
    await waitForText(page, 'आपके अभिभावक ने सहमति दे दी है।')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await savePicture(page, 'full-application-print')
    const printed = await page.evaluate(() => document.body.innerText)
    for (const text of [number, 'किरण राव', 'गणित, भौतिकी', '87.40', 'UP-OBC-123', 'आवेदक के हस्ताक्षर'])
      expect(printed).toContain(text)
    await expect(page.locator('.sheet-photo img')).toBeVisible()
  })
  // The test deletes the session, so the page may not read it any more.
  await page.goto('about:blank')
})

test('An applicant whose application was shut meanwhile goes on with a code by mail', {
  tag: '@slow',
}, async ({ page, context, applicant, firebase, atEnd }) => {
  const [, course] = freeCourses
  atEnd(await openSession(await firebase.firestore(), course))
  await sendFromNewAddress(context)
  await page.setViewportSize({ width: 360, height: 740 })
  await openHydrated(page, '/registration')
  await fillIn(page, { ...applicant, course, category: 'general', dob: `${thisYear - 19}-01-30` })
  await page.getByRole('checkbox', { name: /^I declare/ }).check()
  await press(page, 'Submit application')
  const number = (
    await page
      .getByText(/^[A-Z]+-\d{4}-\w{7}$/)
      .first()
      .innerText()
  ).trim()
  await press(page, 'Save and continue')
  await fillMarks(page, 'x', thisYear - 2)
  // In another tab or on another day nothing opens the application.
  await page.evaluate(() => sessionStorage.removeItem('application-token'))
  await page.reload()
  await page
    .getByRole('navigation', { name: 'Steps of the application' })
    .getByRole('button', { name: /Documents/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog.getByLabel('Your e-mail or mobile number')).toHaveValue(applicant.email)
  await look(page, 'full-application-shut', 'window')
  await dialog.getByRole('button', { name: 'Mail me a code' }).click()
  await waitForText(page, 'Mail me another code')
  await dialog
    .getByRole('textbox', { name: 'Code' })
    .fill(codeIn(await awaitMail(applicant.email, 1, `Your code for ${number}`)))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await waitForText(page, '0 of at most 12 documents added')
  await page.goBack()
  await expect(page.locator('[name="education-x-obtained"]')).toHaveValue('437')
  await expect(fieldOf(page, 'name')).toHaveCount(0)
  // The test deletes the session, so the page may not read it any more.
  await page.goto('about:blank')
})
