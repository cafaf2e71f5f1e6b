import { documentPaths } from '@prangan/contract/paths'
import { registered } from '../support/alumni.ts'
import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { press, takePageErrors, waitForText } from './steps/account.ts'
import { confirm, desk, details, form, inRow, openList, requested } from './steps/alumni-desk.ts'
import { remove, verify } from './steps/alumni-pages.ts'

test('Of two admins who edit the same alumnus, neither loses what they typed or overwrites what they have not seen', {
  tag: '@slow',
}, async ({ office: first, openPerson, admin, newAlumnus, mark }) => {
  const name = `Sarojini ${mark}`
  const second = await openPerson({ storageState: admin.storageState })
  await verify(await registered(newAlumnus({ name })), admin.token)
  await Promise.all(
    [first, second].map(async ({ page }) => {
      await openList(page, `${desk}?q=${mark}`)
      await inRow(page, 'Details', name).click()
      await details(page).getByRole('button', { name: 'Edit' }).click()
      await expect(form(page).getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
    }),
  )
  await look(first.page, 'desk-alumni-edit', 'window')
  await form(first.page).getByLabel('Designation').fill('Head librarian')
  await form(second.page).getByLabel('Address').fill('Naya Chowk')
  await form(second.page).getByRole('button', { name: 'Save' }).click()
  await waitForText(second.page, 'Alumni updated successfully!')
  await expect(first.page.getByText('Somebody else has just changed this alumnus.')).toBeVisible()
  await form(first.page).getByRole('button', { name: 'Save' }).click()
  await expect(
    first.page.getByText('Failed to update alumni: Somebody else has changed this in the meantime.'),
  ).toBeVisible()
  await expect(form(first.page).getByLabel('Designation')).toHaveValue('Head librarian')
  await look(first.page, 'desk-alumni-conflict', 'window')
  await press(first.page, 'Take in their changes')
  await expect(form(first.page).getByLabel('Address')).toHaveValue('Naya Chowk')
  await form(first.page).getByRole('button', { name: 'Save' }).click()
  await waitForText(first.page, 'Alumni updated successfully!')
  await expect(details(second.page).getByText('Head librarian')).toBeVisible()
  await expect(details(first.page).getByText('Naya Chowk')).toBeVisible()
  expect(takePageErrors(first)).toEqual(['409'])
})

test('An admin is told that the alumnus they edit was deleted, and saving does not restore them', {
  tag: '@slow',
}, async ({ office, admin, newAlumnus, mark, firebase }) => {
  const { page } = office
  const name = `Sarojini ${mark}`
  const id = await registered(newAlumnus({ name }))
  await openList(page, `${requested}&q=${mark}`)
  await inRow(page, 'Details', name).click()
  await details(page).getByRole('button', { name: 'Edit' }).click()
  await form(page).getByLabel('Designation').fill('Ghost')
  await remove(id, admin.token)
  await waitForText(page, 'This alumnus is not on record any more.')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await waitForText(page, 'Failed to update alumni: This alumnus is not on record any more.')
  await expect(form(page).getByLabel('Designation')).toHaveValue('Ghost')
  const firestore = await firebase.firestore()
  expect((await firestore.doc(documentPaths.alumnus(id)).get()).exists).toBe(false)
  await page.keyboard.press('Escape')
  await confirm(page, 'Discard')
  await expect(form(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(details(page)).toBeHidden()
  expect(takePageErrors(office)).toEqual(['404'])
})
