import { collectionPaths } from '@prangan/contract/paths'
import { jpeg } from '../support/alumni.ts'
import { call } from '../support/call.ts'
import { look, openLive } from '../support/page.ts'
import { smallPdf } from '../support/pdf.ts'
import { expect, test } from './fixtures.ts'
import { payloadOf } from './steps/desk.ts'

test('A clerk uploads a picture, is asked what it shows, and keeps the right part of it in view', {
  tag: '@slow',
}, async ({ office: { page }, firebase, admin: { token }, mark, atEnd }) => {
  const description = `Students in the hall ${mark}`
  const name = `hall-${mark}.jpg`
  atEnd(async () => {
    const firestore = await firebase.firestore()
    const { docs } = await firestore.collection(collectionPaths.media).where('title', '==', name).get()
    for (const { id } of docs) {
      await call(`DELETE /admin/media/${id}`, { token })
      await call(`DELETE /admin/bin/pictures/${id}`, { token })
    }
  })
  await openLive(page, '/AdminDashboard/media')
  await expect(page.getByRole('heading', { name: 'Media' })).toBeVisible()
  await look(page, 'desk-media')

  await test.step('without a description it is not sent, and the field that lacks it has the focus', async () => {
    await page.getByRole('button', { name: 'Upload pictures' }).click()
    const form = page.getByRole('dialog', { name: 'Upload pictures' })
    const file = { name, mimeType: 'image/jpeg', buffer: await jpeg(1_200, 900) }
    await form.locator('input[type="file"]').setInputFiles(file)
    await form.getByRole('button', { name: 'Upload picture', exact: true }).click()
    const field = form.getByRole('textbox', { name: 'Description', exact: true })
    await expect(form.getByText('Please describe the picture in a few words')).toBeVisible()
    await expect(field).toBeFocused()
    await look(page, 'desk-media-upload')
    await field.fill(description)
    await form.getByRole('button', { name: 'Upload picture', exact: true }).click()
    await expect(page.getByText('The picture was added.')).toBeVisible()
  })

  await test.step('it is in the list, and used nowhere', async () => {
    await page.getByRole('button', { name, exact: true }).click()
    const details = page.getByRole('dialog', { name: 'Picture' })
    await expect(details.getByText(description).first()).toBeVisible()
    await expect(details.getByText('No page uses this picture. You can delete it.')).toBeVisible()
    await look(page, 'desk-media-details')
  })

  await test.step('its focal point is moved by keys, and kept', async () => {
    await page.getByRole('button', { name: 'Describe and crop' }).click()
    const point = page.getByRole('slider', { name: 'Focal point' })
    await expect(point).toHaveAttribute('aria-valuetext', '50 % from the left, 50 % from the top')
    await point.focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(point).toHaveAttribute('aria-valuetext', '40 % from the left, 48 % from the top')
    await expect(point.locator('span')).toHaveCSS('left', /^[1-9]/)
    await look(page, 'desk-media-focus')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The picture was saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Describe and crop' }).click()
    await expect(point).toHaveAttribute('aria-valuetext', '40 % from the left, 48 % from the top')
  })
})

test('A clerk adds a document and a new version of it, whose address stays, and takes the new one back', {
  tag: '@slow',
}, async ({ office: { page }, admin: { token }, mark, atEnd }) => {
  const slug = `calendar-${mark}`
  atEnd(async () => {
    await call(`DELETE /admin/documents/${slug}`, { token })
    await call(`DELETE /admin/bin/documents/${slug}`, { token })
  })
  const sizeNow = async () => (await (await page.request.get(`/documents/${slug}.pdf`)).body()).length
  await openLive(page, '/AdminDashboard/documents')
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
  await look(page, 'desk-documents')

  await test.step('the title suggests its address', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Add a document' })
    await form.locator('input[type="file"]').setInputFiles(await payloadOf(smallPdf('Calendar.pdf', 3_000)))
    await form.getByLabel('Title', { exact: false }).first().fill(`Calendar ${mark}`)
    await expect(form.getByLabel('Address')).toHaveValue(slug)
    await look(page, 'desk-documents-add')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('The document was added.')).toBeVisible()
    expect(await sizeNow()).toBe(3_000)
  })

  await test.step('a new version is served at the same address, and the former is kept', async () => {
    await page.getByRole('button', { name: `Calendar ${mark}`, exact: true }).click()
    const details = page.getByRole('dialog', { name: 'Document' })
    await expect(details.getByText('No structure:')).toBeVisible()
    const file = await payloadOf(smallPdf('Calendar, corrected.pdf', 4_000))
    await details.locator('input[type="file"]').setInputFiles(file)
    await expect(details.getByText('New file: Calendar, corrected.pdf, 4 KB')).toBeVisible()
    expect(await sizeNow(), 'until it is published').toBe(3_000)
    await look(page, 'desk-documents-new-version')
    await details.getByRole('button', { name: 'Publish the new version' }).click()
    await expect(page.getByText('The new version is at the same address now.')).toBeVisible()
    await expect(details.getByRole('listitem').filter({ hasText: 'Version 2 Public' })).toBeVisible()
    await expect(details.getByRole('button', { name: 'Open version 1' })).toBeVisible()
    await look(page, 'desk-documents-details')
    await expect.poll(sizeNow, { timeout: 90_000 }).toBe(4_000)
  })

  await test.step('the former one is current again by one button', async () => {
    const details = page.getByRole('dialog', { name: 'Document' })
    await details.getByRole('button', { name: 'Make current again: version 1' }).click()
    const question = page.getByRole('alertdialog', { name: 'Make version 1 current again?' })
    await question.getByRole('button', { name: 'Make current again' }).click()
    await expect(details.getByRole('listitem').filter({ hasText: 'Version 3 Public' })).toBeVisible()
    await expect.poll(sizeNow, { timeout: 90_000 }).toBe(3_000)
  })
})
