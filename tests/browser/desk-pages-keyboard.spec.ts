import { jpeg } from '../support/alumni.ts'
import { call } from '../support/call.ts'
import { look, openLive } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { payloadOf } from './steps/desk.ts'
import { expect, test } from './steps/fee-page.ts'
import { pressKey, tabTo, typeInto } from './steps/keyboard.ts'

test('With the keyboard alone, a clerk changes a fee, adds a page with a picture, a PDF and Hindi, schedules a change, and rolls another back', async ({
  office: { page },
  visitor: { page: visited },
  admin: { token },
  firebase,
  feePage,
  mark,
  atEnd,
}) => {
  test.setTimeout(240_000)
  const button = (name: string | RegExp, exact = true) => page.getByRole('button', { name, exact })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const publishing = page.getByRole('dialog', { name: /^Publish/ })
  const slug = `rules-${mark}`
  atEnd(async () => {
    await call(`DELETE /admin/documents/${slug}`, { token })
    const { docs } = await (await firebase.firestore())
      .collection('media')
      .where('title', '==', `${mark}.jpg`)
      .get()
    for (const { id } of docs) await call(`DELETE /admin/media/${id}`, { token })
  })
  const publish = async () => {
    await page.keyboard.press('Control+Enter')
    await pressKey(page, publishing.getByRole('button', { name: 'Publish now' }))
    await expect(publishing).toBeHidden()
  }

  await test.step('a fee in a table', async () => {
    await openLive(visited, feePage.path)
    await openLive(page, '/AdminDashboard/pages')
    await typeInto(page, page.getByRole('searchbox', { name: 'Search' }), feePage.title)
    await pressKey(page, page.getByRole('link', { name: feePage.title }))
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, box('Heading of column 2, English'))
    await page.keyboard.press('Enter')
    await expect(box('Row 1, Fee, English')).toBeFocused()
    await typeInto(page, box('Row 1, Fee, English'), '₹ 1,150')
    await publish()
    await expect(visited.getByText('₹ 1,150')).toBeVisible()
    // The focus is back in the cell, and not at the top of the page.
    await expect(box('Row 1, Fee, English')).toBeFocused()
  })

  await test.step('rolled back', async () => {
    await pressKey(page, button('History'), 'Shift+Tab')
    await pressKey(page, button('Roll back to this version').first())
    await pressKey(page, page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }))
    await expect(visited.getByText('₹ 900')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button('History')).toBeFocused()
    await pressKey(page, page.getByRole('link', { name: 'Pages', exact: true }), 'Shift+Tab')
  })

  await test.step('a page with a text in two languages', async () => {
    await pressKey(page, button('New page'))
    await page.getByRole('dialog', { name: 'New page' }).waitFor()
    await page.keyboard.type(`Hostel ${mark}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type('छात्रावास')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, box('Description for search engines and shared links, English'))
    await page.keyboard.type('Rooms and meals for sixty students, a walk from the college gate.')
    await pressKey(page, button('Add a block'))
    await pressKey(page, button(/^Text/, false))
    await expect(box('Paragraph 1, English')).toBeFocused()
    await page.keyboard.type('Sixty rooms.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('साठ कमरे।')
  })

  await test.step('a picture and a PDF, where the focus goes along', async () => {
    await pressKey(page, button('Add a block'))
    await pressKey(page, button(/^Picture/, false))
    await expect(button(/^Choose a picture/)).toBeFocused()
    await page.keyboard.press('Enter')
    await pressKey(page, button('Upload a picture'))
    await expect(page.locator('[role="dialog"] input[type="file"]')).toBeFocused()
    const buffer = await jpeg(1_200, 900)
    // Enter opens the system's own dialog, which is none of ours.
    await page.locator(':focus').setInputFiles({ name: `${mark}.jpg`, mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toBeFocused()
    await page.keyboard.type('A room with two beds')
    await page.keyboard.press('Enter')
    await expect(button(/^Change ?: Picture/)).toBeFocused()

    await pressKey(page, button('Add a block'))
    await pressKey(page, button(/^Documents/, false))
    await expect(button(/^Choose a document/)).toBeFocused()
    await page.keyboard.press('Enter')
    await pressKey(page, button('Add a document'))
    await expect(page.getByLabel('File')).toBeFocused()
    await page.locator(':focus').setInputFiles(await payloadOf(smallPdf('Rules.pdf', 3_000)))
    await typeInto(page, page.getByRole('dialog').getByLabel('Title').first(), `Rules ${mark}`)
    await page.keyboard.press('Enter')
    await expect(button(/^Change ?: Document 1/)).toBeFocused()
    await publish()
    await visited.goto(`/hostel-${mark}`)
    await expect(visited.getByRole('img', { name: 'A room with two beds' })).toBeVisible()
    await expect(visited.getByRole('link', { name: `Rules ${mark}` })).toBeVisible()
    await look(page, 'desk-page-editor')
  })

  await test.step('a change of it that is scheduled', async () => {
    await pressKey(page, button('Parts'), 'Shift+Tab')
    await pressKey(
      page,
      page.getByRole('dialog', { name: 'Go to a part' }).getByRole('button', { name: /^Text/ }),
    )
    await expect(page.getByRole('region', { name: 'Text, block 1' })).toBeFocused()
    await typeInto(page, box('Paragraph 1, English'), 'Seventy rooms.')
    await page.keyboard.press('Control+Enter')
    await tabTo(page, publishing.getByRole('radio', { name: 'Now' }))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, publishing.getByLabel('Public from'))
    await page.keyboard.type('30062036')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0900AM')
    await look(page, 'desk-page-publish')
    await pressKey(page, publishing.getByRole('button', { name: 'Schedule' }))
    await expect(publishing).toBeHidden()
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
    await visited.reload()
    await expect(visited.getByText('Sixty rooms.')).toBeVisible()
    const id = page.url().split('/').at(-1)
    atEnd(() => call(`PUT /admin/pages/${id}/take_down`, { token }))
  })
})

test('On a phone, with fingers, a clerk changes a fee, sees it as visitors will, and publishes it', async ({
  openPerson,
  visitor: { page: visited },
  admin: { storageState },
  feePage,
}) => {
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
