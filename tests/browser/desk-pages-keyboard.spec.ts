import type { Page } from '@playwright/test'
import { collectionPaths } from '@prangan/contract/paths'
import { jpeg } from '../support/alumni.ts'
import { call } from '../support/call.ts'
import { hasHindi, noHindi } from '../support/languages.ts'
import { look, openLive, request } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { payloadOf } from './steps/desk.ts'
import { expect, test } from './steps/fee-page.ts'
import { pressKey, tabTo, typeInto } from './steps/keyboard.ts'

const buttonOf = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const inputOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const publishingIn = (page: Page) => page.getByRole('dialog', { name: /^Publish/ })

async function publish(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await pressKey(page, buttonOf(page, 'Publish now'))
  await expect(publishingIn(page)).toBeHidden()
}

test.describe('With the keyboard alone, a clerk', { tag: '@slow' }, () => {
  test('changes a fee in a table, and rolls it back', async ({
    office: { page },
    visitor: { page: visited },
    feePage,
  }) => {
    const fee = inputOf(page, 'Row 1, Fee, English')
    await openLive(visited, feePage.path)
    await openLive(page, '/AdminDashboard/pages')
    await typeInto(page, page.getByRole('searchbox', { name: 'Search' }), feePage.title)
    await pressKey(page, page.getByRole('link', { name: feePage.title }))
    await expect(page.getByRole('main')).toBeFocused()

    await tabTo(page, inputOf(page, 'Heading of column 2, English'))
    await page.keyboard.press('Enter')
    await expect(fee).toBeFocused()
    await typeInto(page, fee, '₹ 1,150')
    await publish(page)
    await expect(visited.getByText('₹ 1,150')).toBeVisible()
    await expect(fee).toBeFocused()

    await pressKey(page, buttonOf(page, 'History'), 'Shift+Tab')
    await pressKey(page, buttonOf(page, 'Restore this version').first())
    await look(page, 'desk-page-roll-back', 'window')
    await pressKey(page, page.getByRole('alertdialog').getByRole('button', { name: 'Restore version' }))
    await expect(visited.getByText('₹ 900')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(buttonOf(page, 'History')).toBeFocused()
  })

  test('adds a page in two languages with a picture and a PDF, and publishes it', async ({
    office: { page },
    visitor: { page: visited },
    admin: { token },
    firebase,
    mark,
    atEnd,
  }) => {
    test.skip(!hasHindi, noHindi)
    atEnd(async () => {
      await call(`DELETE /admin/documents/rules-${mark}`, { token })
      await call(`DELETE /admin/bin/documents/rules-${mark}`, { token })
      const media = (await firebase.firestore()).collection(collectionPaths.media)
      const { docs } = await media.where('title', '==', `${mark}.jpg`).get()
      for (const { id } of docs) {
        await call(`DELETE /admin/media/${id}`, { token })
        await call(`DELETE /admin/bin/pictures/${id}`, { token })
      }
    })
    await openLive(page, '/AdminDashboard/pages')

    await test.step('a text in two languages', async () => {
      await pressKey(page, buttonOf(page, 'New page'))
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
      await look(page, 'desk-page-new', 'window')
      await page.keyboard.type(`Hostel ${mark}`)
      await page.keyboard.press('Tab')
      await page.keyboard.type('छात्रावास')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      const id = page.url().split('/').at(-1)
      atEnd(() => call(`PUT /admin/pages/${id}/take_down`, { token }))

      await tabTo(page, inputOf(page, 'Description for search engines and shared links, English'))
      await page.keyboard.type('Rooms and meals for sixty students, a walk from the college gate.')
      await pressKey(page, buttonOf(page, 'Add a block'))
      await pressKey(page, buttonOf(page, /^Text/))
      await expect(inputOf(page, 'Paragraph 1, English')).toBeFocused()
      await page.keyboard.type('Sixty rooms.')
      await page.keyboard.press('Tab')
      await page.keyboard.type('साठ कमरे।')
    })

    await test.step('a picture, where the focus goes along', async () => {
      await pressKey(page, buttonOf(page, 'Add a block'))
      await pressKey(page, buttonOf(page, /^Picture/))
      await expect(buttonOf(page, /^Choose a picture ?: Picture$/)).toBeFocused()
      await page.keyboard.press('Enter')
      await tabTo(page, buttonOf(page, 'Upload a picture'))
      await look(page, 'desk-picker-pictures', 'window')
      await page.keyboard.press('Enter')
      await expect(page.locator('[role="dialog"] input[type="file"]')).toBeFocused()
      const buffer = await jpeg(1_200, 900)
      // Enter would open the system's own dialog, so the file is set directly.
      await page.locator(':focus').setInputFiles({ name: `${mark}.jpg`, mimeType: 'image/jpeg', buffer })
      await expect(inputOf(page, 'Description')).toBeFocused()
      await look(page, 'desk-picker-upload', 'window')
      await page.keyboard.type('A room with two beds')
      await page.keyboard.press('Enter')
      await expect(buttonOf(page, /^Change ?: Picture/)).toBeFocused()
    })

    await test.step('a PDF, in the same way', async () => {
      await pressKey(page, buttonOf(page, 'Add a block'))
      await pressKey(page, buttonOf(page, /^Documents/))
      await expect(buttonOf(page, /^Choose a document/)).toBeFocused()
      await page.keyboard.press('Enter')
      await tabTo(page, buttonOf(page, 'Add a document'))
      await look(page, 'desk-picker-documents', 'window')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('File')).toBeFocused()
      await page.locator(':focus').setInputFiles(await payloadOf(smallPdf('Rules.pdf', 3_000)))
      await typeInto(page, page.getByRole('dialog').getByLabel('Title').first(), `Rules ${mark}`)
      await look(page, 'desk-picker-document', 'window')
      await page.keyboard.press('Enter')
      await expect(buttonOf(page, /^Change ?: Document 1/)).toBeFocused()
    })

    await page.keyboard.press('Control+Enter')
    await pressKey(page, buttonOf(page, 'Publish now'))
    await pressKey(page, buttonOf(page, 'Not now'))
    await visited.goto(`/hostel-${mark}`)
    await expect(visited.getByText('Sixty rooms.')).toBeVisible()
    await expect(visited.getByRole('img', { name: 'A room with two beds' })).toBeVisible()
    await expect(visited.getByRole('link', { name: `Rules ${mark}` })).toBeVisible()
    await visited.goto(`/hi/hostel-${mark}`)
    await expect(visited.getByText('साठ कमरे।')).toBeVisible()
    await look(page, 'desk-page-editor')
  })

  test('schedules a change for a day to come', async ({
    office: { page },
    visitor: { page: visited },
    feePage,
  }) => {
    await openLive(page, feePage.editor)
    await expect(page.getByRole('main')).toBeFocused()
    await pressKey(page, buttonOf(page, 'Parts'), 'Shift+Tab')
    const parts = page.getByRole('dialog', { name: 'Go to a part' })
    await pressKey(page, parts.getByRole('button', { name: /^Table/ }))
    await expect(page.getByRole('region', { name: 'Table, block 1' })).toBeFocused()
    await typeInto(page, inputOf(page, 'Row 1, Fee, English'), '₹ 1,200')

    await page.keyboard.press('Control+Enter')
    await tabTo(page, page.getByRole('radio', { name: 'Now' }))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByLabel('Public from'))
    await page.keyboard.type('06062036 9:00')
    await look(page, 'desk-page-publish')
    await pressKey(page, buttonOf(page, 'Schedule'))
    await expect(publishingIn(page)).toBeHidden()
    await pressKey(page, buttonOf(page, 'History'), 'Shift+Tab')
    await expect(page.getByText(/^Public from .*2036/)).toBeVisible()
    await visited.goto(feePage.path)
    await expect(visited.getByText('₹ 900')).toBeVisible()
  })

  test('moves a page to another address, where links to the former one lead, and takes it down', async ({
    office: { page },
    visitor: { page: visited },
    feePage,
  }) => {
    const details = buttonOf(page, `Details of ${feePage.title}`)
    const question = page.getByRole('alertdialog')
    await openLive(page, '/AdminDashboard/pages')
    await typeInto(page, page.getByRole('searchbox', { name: 'Search' }), feePage.title)
    await pressKey(page, details)
    await tabTo(page, buttonOf(page, 'Move to another address'))
    await look(page, 'desk-page-details', 'window')
    await page.keyboard.press('Enter')
    await typeInto(page, question.getByLabel('New address'), `${feePage.path}-new`)
    await look(page, 'desk-page-move', 'window')
    await pressKey(page, question.getByRole('button', { name: 'Move' }))
    await expect(question).toBeHidden()
    await visited.goto(feePage.path)
    await expect(visited).toHaveURL(new RegExp(`${feePage.path}-new$`))

    await tabTo(page, buttonOf(page, 'Take down'))
    await page.keyboard.press('Enter')
    await tabTo(page, question.getByRole('button', { name: 'Take down' }))
    await look(page, 'desk-page-take-down', 'window')
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(buttonOf(page, 'Restore')).toBeVisible()
    await expect.poll(async () => (await request(visited, `${feePage.path}-new`)).status()).toBe(404)
    await pressKey(page, buttonOf(page, 'Restore'))
    await pressKey(page, question.getByRole('button', { name: 'Restore' }))
    await expect(question).toBeHidden()
    await expect(buttonOf(page, 'Take down')).toBeVisible()
    await expect.poll(async () => (await request(visited, `${feePage.path}-new`)).status()).toBe(200)
  })
})

test('On a phone, with fingers, a clerk changes a fee, sees it as visitors will, and publishes it', {
  tag: '@slow',
}, async ({ openPerson, visitor: { page: visited }, admin: { storageState }, feePage }) => {
  const { page } = await openPerson({ width: 360, height: 780, hasTouch: true, storageState })
  await openLive(visited, feePage.path)
  await page.goto(`/AdminDashboard/pages?q=${feePage.title.replace(' ', '+')}`)
  await page.getByRole('link', { name: feePage.title }).tap()
  await page.getByRole('button', { name: 'Add row' }).tap()
  await page.keyboard.type('B.Sc.')
  const fee = page.getByRole('textbox', { name: 'Row 2, Fee, English' })
  await fee.tap()
  await fee.fill('₹ 1,400')
  await page.getByRole('button', { name: 'Move row 2 up' }).tap()
  await expect(page.getByRole('textbox', { name: 'Row 1, Fee, English' })).toHaveValue('₹ 1,400')

  await test.step('every control has room for a finger', async () => {
    const small = await page
      .locator('main :is(button, summary, textarea), header :is(button, a)')
      .evaluateAll((controls) =>
        controls
          .map((control) => ({
            box: control.getBoundingClientRect(),
            name: control.textContent || control.ariaLabel,
          }))
          .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
          .map(({ name }) => name),
      )
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  await page.getByRole('button', { name: 'Preview' }).tap()
  await expect(page.frameLocator('iframe').getByText('₹ 1,400')).toBeVisible()
  await page.getByRole('button', { name: 'Publish…' }).tap()
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  await dialog.getByRole('button', { name: 'Publish now' }).tap()
  await expect(dialog).toBeHidden()
  await expect(visited.getByText('₹ 1,400')).toBeVisible()
})
