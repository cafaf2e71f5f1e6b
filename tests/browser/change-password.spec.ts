import type { Role } from '@prangan/contract/roles'
import { look, type Person } from '../support/page.ts'
import { type Person as Account, makePerson } from '../support/people.ts'
import { signedInState } from '../support/signed-in-state.ts'
import { test as base, expect } from './fixtures.ts'
import { abortNext, failed, login, press, takePageErrors, waitForText } from './steps/account.ts'

const next = 'New#Lantern-2026'

const test = base.extend<{
  openForm: (role: Role) => Promise<{ account: Account; person: Person }>
}>({
  openForm: async ({ firebase, openPerson }, use) =>
    use(async (role) => {
      const account = await makePerson(firebase, role)
      const person = await openPerson({ storageState: (await signedInState(account)).state })
      const { page } = person
      await page.goto(role === 'admin' ? '/AdminDashboard' : '/FacultyDashboard')
      await page.getByRole('complementary').getByRole('link', { name: 'Change Password' }).click()
      await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
      return { account, person }
    }),
})

async function fill({ page }: Person, current: string, password: string, again = password): Promise<void> {
  await page.getByLabel('Current Password', { exact: true }).fill(current)
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(again)
  await press(page, 'Change Password')
}

test('An admin changes the password on the desk, stays there, and signs in with the new one', {
  tag: '@slow',
}, async ({ openForm }) => {
  const { account, person } = await openForm('admin')
  const { page } = person
  await look(page, 'change-password')
  await fill(person, 'not the current one', next)
  await waitForText(page, 'That is not your current password.')
  await expect(page.getByLabel('Current Password', { exact: true })).toBeFocused()
  await expect(page.locator('[name=newPassword]')).toHaveValue(next)
  await look(page, 'change-password-wrong')
  expect(takePageErrors(person)).toEqual(['400'])

  await fill(person, account.psw, next)
  await waitForText(page, 'Your password was changed.')
  await expect(page.locator('[name=newPassword]')).toHaveValue('')
  await look(page, 'change-password-done')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  await press(page, 'Logout')
  await page.waitForURL('**/login')
  await login(page, account.uname, next)
  await page.waitForURL('**/AdminDashboard')
})

test.describe('Somebody who changes the password', { tag: '@slow' }, () => {
  test('can do so as a teacher too, and loses nothing typed while offline', async ({ openForm }) => {
    const { account, person } = await openForm('faculty')
    const { page } = person
    await abortNext(page, '/auth/change_password')
    await fill(person, account.psw, next)
    await waitForText(
      page,
      'An error occurred while changing the password. Please try again. The server could not be reached. Check your internet connection.',
    )
    await expect(page.locator('[name=newPassword]')).toHaveValue(next)
    expect(takePageErrors(person)).toEqual([failed, failed])
    await press(page, 'Change Password')
    await waitForText(page, 'Your password was changed.')
  })
})
