import type { Page } from '@playwright/test'
import { hasHindi, noHindi } from '../support/languages.ts'
import { look, savePicture } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { openAdd, openNotices, rowOf, titleField } from './steps/desk.ts'

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

const offerOn = (page: Page) => page.getByRole('region', { name: 'This looks like Kruti Dev.' })
const doneOn = (page: Page) => page.getByRole('region', { name: 'Converted to Unicode.' })

test('A clerk pastes Kruti Dev into a notice, sees it in Unicode, takes that back, and publishes it converted', {
  tag: '@slow',
}, async ({ office: { page }, visitor, mark }) => {
  const email = `${mark}@college.test`
  const krutiDev = `Nk=o\`fÙk ds fy, vkosnu ${email} ij 20 uoEcj rd HkstsaA`
  const unicode = `छात्रवृत्ति के लिए आवेदन ${email} पर 20 नवम्बर तक भेजें।`
  await openNotices(page)
  const dialog = await openAdd(page)
  const title = titleField(dialog)
  const offer = offerOn(page)

  await test.step('the offer comes beside the field, and the focus stays there', async () => {
    await expect(title).toBeFocused()
    await paste(page, krutiDev)
    await expect(offer).toContainText(unicode)
    await expect(title).toBeFocused()
    await expect(title).toHaveValue(krutiDev)
    await expect(title).toHaveAccessibleDescription('This looks like Kruti Dev. Convert to Unicode?')
    await look(page, 'desk-kruti-dev', 'window')
  })

  await test.step('Escape closes it alone; with a new paste it is back', async () => {
    await page.keyboard.press('Escape')
    await expect(offer).toBeHidden()
    await expect(dialog).toBeVisible()
    await title.fill('')
    await paste(page, krutiDev)
    await expect(offer).toBeVisible()
  })

  await test.step('they convert it by the keyboard, take it back, and convert it again', async () => {
    await page.keyboard.press('Tab')
    await expect(offer.getByRole('button', { name: 'Convert' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title).toHaveValue(unicode)
    await expect(title).toBeFocused()
    await look(page, 'desk-kruti-dev-done', 'window')
    await doneOn(page).getByRole('button', { name: 'Undo' }).click()
    await expect(title).toHaveValue(krutiDev)
    await offer.getByRole('button', { name: 'Convert' }).click()
    await expect(title).toHaveValue(unicode)
  })

  await test.step('Tab goes on from the last button to what follows the field', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Title in Hindi (optional)')).toBeFocused()
    await expect(doneOn(page)).toBeHidden()
  })

  await test.step('what they publish is Unicode, marked as Hindi', async () => {
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(rowOf(page, unicode)).toBeVisible()
    await visitor.page.goto('/viewallnews')
    await expect(visitor.page.getByRole('main').getByText(unicode)).toHaveAttribute('lang', 'hi')
  })
})

test('A clerk converts a paragraph of a page, and the draft and its preview have it', {
  tag: '@slow',
}, async ({ office: { page }, mark }) => {
  const unicode = 'महाविद्यालय में प्रवेश प्रारम्भ है।'
  await page.goto('/AdminDashboard/pages')
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByLabel('Title', { exact: false }).first().fill(`Notice ${mark}`)
  await expect(page.getByLabel('Address')).toHaveValue(`/notice-${mark}`)
  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('button', { name: /^Text/ }).click()
  const paragraph = page.getByLabel('Paragraph 1, English')
  await expect(paragraph).toBeFocused()
  await paste(page, "egkfo|ky; esa izos'k izkjEHk gSA")
  await expect(offerOn(page)).toContainText(unicode)
  await savePicture(page, 'editor-kruti-dev', 'window')
  await offerOn(page).getByRole('button', { name: 'Convert' }).click()
  await expect(paragraph).toHaveValue(unicode)
  await expect(page.frameLocator('iframe').getByText(unicode)).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(paragraph).toHaveValue(unicode)
})

test('A visitor reads a notice by its Hindi title on Hindi pages, and by the other on English ones', {
  tag: '@slow',
}, async ({ publish, visitor: { page }, mark }) => {
  test.skip(!hasHindi, noHindi)
  const [title, titleHi] = [`Fee structure ${mark}`, `शुल्क विवरण ${mark}`]
  await publish({ title, titleHi, type: 'News', isPinned: '1' })
  await page.goto('/viewallnews')
  await expect(page.getByRole('main').getByText(title)).toBeVisible()
  await expect(page.getByText(titleHi)).toHaveCount(0)
  await page.goto('/hi/viewallnews')
  await expect(page.getByRole('main').getByText(titleHi)).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await page.goto('/hi')
  await expect(page.getByRole('main').getByText(titleHi)).toBeVisible()
})
