import type { Page } from '@playwright/test'
import { expect } from '@prangan/tests/browser/fixtures.ts'
import { press, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { fillIn, type newTyped, receiptNumber } from '@prangan/tests/browser/steps/application-form.ts'
import { awaitMail, codeIn } from '@prangan/tests/support/mailbox.ts'
import { newEmail } from '@prangan/tests/support/people.ts'
import { face, fillMarks, marksheetPhoto, sign, slotOf } from './full-application.ts'

const thisYear = new Date().getFullYear()

/** Applies in Hindi as somebody under 18 of a reserved category, whose guardian agrees; returns the application number. */
export async function applyOnPhone(
  page: Page,
  typed: ReturnType<typeof newTyped>,
  session: string,
): Promise<string> {
  const goOn = () => press(page, 'सहेजें और आगे बढ़ें')
  const heading = (title: string) => page.getByRole('heading', { name: new RegExp(`${title}$`), level: 2 })
  await page.goto('/hi/registration')
  // A phone shows its courses in a line that opens.
  await expect(page.locator('h2', { hasText: `पाठ्यक्रम ${session.replace('-', '–')}` }).first()).toBeAttached()
  await fillIn(page, typed)
  await page.getByRole('checkbox', { name: /^मैंने यहाँ जो लिखा है/ }).check()
  await press(page, 'आवेदन भेजें')
  await expect(heading('आपके बारे में')).toBeFocused()
  const number = await receiptNumber(page)
  await page.locator('[name="nameHi"]').fill('रानी राव')
  await page.locator('[name="guardian-name"]').fill('सुरेश राव')
  await page.locator('[name="guardian-mobile"]').fill('6666600001')
  await page.locator('[name="guardian-email"]').fill(newEmail('guardian'))
  await page.locator('[name="categoryProof-number"]').fill('UP-OBC-123')
  await page.locator('[name="categoryProof-authority"]').fill('तहसीलदार, रामपुर')
  await page.locator('[name="categoryProof-issuedOn"]').fill(new Date().toISOString().slice(0, 10))
  const guardian = await page.locator('[name="guardian-email"]').inputValue()
  await goOn()
  await fillMarks(page, 'x', thisYear - 2)
  await fillMarks(page, 'xii', thisYear)
  await goOn()
  await page.getByRole('checkbox', { name: /^एनसीसी/ }).check()
  await goOn()
  await slotOf(page, 'photo').setInputFiles(await face())
  await slotOf(page, 'signature').setInputFiles(await sign())
  await slotOf(page, 'x').setInputFiles(await marksheetPhoto('Class-X'))
  await slotOf(page, 'xii').setInputFiles(await marksheetPhoto('Class-XII'))
  await slotOf(page, 'category').setInputFiles(await marksheetPhoto('OBC'))
  await expect(page.getByText(/^जोड़ा गया:/)).toHaveCount(5)
  await goOn()
  await page.getByRole('checkbox', { name: /^मेरे विवरण/ }).check()
  await page.getByRole('checkbox', { name: /^मैंने जो भरा/ }).check()
  await press(page, 'आवेदन भेजें')
  await expect(page.getByRole('heading', { name: 'आपकी आवेदन संख्या' })).toBeFocused()
  await page.getByLabel('अभिभावक का कोड').fill(codeIn(await awaitMail(guardian)))
  await press(page, 'मेरे अभिभावक सहमत हैं')
  await waitForText(page, 'आपके अभिभावक ने सहमति दे दी है।')
  return number
}
