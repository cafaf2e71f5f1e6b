import { jpeg } from '../support/alumni.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { waitForText } from './steps/account.ts'
import { confirm, details, inRow, openList, requested, row } from './steps/alumni-desk.ts'
import {
  choosePhoto,
  done,
  fillIn,
  openForm,
  registrationsOf,
  remove,
  sendFrom,
  submit,
} from './steps/alumni-pages.ts'
import { cards, seePhotos } from './steps/faculty-pages.ts'

test('An alumnus registers, appears on every open desk, is verified, and appears in the gallery, all without a reload', async ({
  visitor,
  office,
  openPerson,
  admin,
  newAlumnus,
  mark,
  firebase,
}) => {
  const name = `Aabha ${mark}`
  // The gallery starts with the newest year.
  const year = String(new Date().getUTCFullYear())
  const alumnus = newAlumnus({ name, year, specialization: '' })
  const colleague = await openPerson({ storageState: admin.storageState })
  const desks = [office.page, colleague.page]

  await test.step('two admins have the registrations open', async () => {
    for (const page of desks) await openList(page, `${requested}&q=${mark}`)
    for (const page of desks) await expect(row(page, name)).toHaveCount(0)
  })

  await test.step('the alumnus fills in the form, with a photo, and is on both desks', async () => {
    const { page } = visitor
    await sendFrom(page)
    await openForm(page)
    await fillIn(page, alumnus)
    await choosePhoto(page, await jpeg())
    await submit(page)
    await waitForText(page, done)
    for (const open of desks) await expect(row(open, name)).toBeVisible()
  })

  await test.step('an admin reads the details, with the photo that nobody else may see, and who did what', async () => {
    const { page } = office
    await inRow(page, 'Details', name).click()
    const dialog = details(page)
    for (const text of ['6 May 1990', 'Requested', 'N/A', alumnus.email])
      await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(dialog.getByText('Alumnus registered').first()).toBeVisible()
    await expect(dialog.locator('img[src^="blob:"]')).toBeVisible()
    await look(page, 'desk-alumni-details', 'window')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(inRow(page, 'Details', name)).toBeFocused()
  })

  await test.step('the alumnus goes on to the gallery, and is not in it yet', async () => {
    const { page } = visitor
    await page.getByRole('main').locator('a[href="/alumni-gallery"]').last().click()
    await expect(cards(page).or(page.getByText('No verified alumni found')).first()).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
  })

  await test.step('the admin verifies after being asked: both desks lose the row, the gallery shows the card', async () => {
    const { page } = office
    await inRow(page, 'Verify', name).click()
    await expect(page.getByRole('alertdialog').getByText(name)).toBeVisible()
    await look(page, 'desk-alumni-verify', 'window')
    await confirm(page, 'Verify')
    await waitForText(page, 'Alumni verified successfully!')
    for (const open of desks) await expect(row(open, name)).toHaveCount(0)
    await expect(cards(visitor.page).filter({ hasText: name }).getByRole('img')).toBeVisible()
    await seePhotos(visitor.page)
    await awaitMail(alumnus.email)
  })

  await test.step('the office deletes them, and they leave the gallery', async () => {
    const firestore = await firebase.firestore()
    const [stored] = await registrationsOf(firestore, alumnus.email)
    await remove(stored?.id ?? '', admin.token)
    await expect(visitor.page.getByText(name)).toHaveCount(0)
    expect(await registrationsOf(firestore, alumnus.email)).toEqual([])
  })
})
