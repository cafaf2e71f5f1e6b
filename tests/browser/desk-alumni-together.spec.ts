import { registered } from '../support/alumni.ts'
import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { press, takePageErrors, waitForText } from './steps/account.ts'
import { desk, details, form, inRow, openList } from './steps/alumni-desk.ts'
import { verify } from './steps/alumni-pages.ts'

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
  await expect(first.page.getByText('Somebody else has just changed this entry.')).toBeVisible()
  await form(first.page).getByRole('button', { name: 'Save' }).click()
  await expect(
    first.page.getByText('Failed to update alumni: Somebody else has changed this in the meantime.'),
  ).toBeVisible()
  await expect(form(first.page).getByLabel('Designation')).toHaveValue('Head librarian')
  await look(first.page, 'desk-alumni-conflict', 'window')
  await press(first.page, 'Accept their changes')
  await expect(form(first.page).getByLabel('Address')).toHaveValue('Naya Chowk')
  await form(first.page).getByRole('button', { name: 'Save' }).click()
  await waitForText(first.page, 'Alumni updated successfully!')
  await expect(details(second.page).getByText('Head librarian')).toBeVisible()
  await expect(details(first.page).getByText('Naya Chowk')).toBeVisible()
  expect(takePageErrors(first)).toEqual(['409'])
})
