import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { press, takePageErrors } from './steps/account.ts'

const people = '/AdminDashboard/people'

test('An admin lends a teacher the applications, who sees them until they are taken away', {
  tag: '@slow',
}, async ({ addTeacher, makeApplication, office: { page }, openTeacher }) => {
  const teacher = await addTeacher({ name: 'Dr. Sushila श्रीवास्तव' })
  const person = await openTeacher(teacher)
  const { page: theirs } = person
  const main = page.getByRole('main')
  const panel = page.getByRole('dialog', { name: 'Person' })
  await makeApplication()

  const setSeeApplications = async (isOn: boolean) => {
    await panel.getByRole('button', { name: 'Change permissions' }).click()
    const form = page.getByRole('dialog', { name: 'Change permissions' })
    await form.getByRole('checkbox', { name: 'See applications' }).setChecked(isOn)
    await look(page, 'desk-people-abilities')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(panel.getByRole('definition').first()).toHaveText(
      isOn ? 'See applications' : 'Only their own profile',
    )
  }

  await test.step('without it, the office’s desk leads a teacher to their own', async () => {
    await theirs.goto('/AdminDashboard/admissions')
    await expect(theirs).toHaveURL(/FacultyDashboard$/)
    await expect(theirs.getByRole('link', { name: 'Profile', exact: true })).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Office desk' })).toBeHidden()
  })

  await test.step('the admin finds the teacher and ticks it', async () => {
    await page.goto('/AdminDashboard')
    await page.getByRole('link', { name: 'Accounts' }).click()
    await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible()
    await expect(main.getByRole('link').first()).toBeVisible()
    await look(page, 'desk-people')
    await page.getByLabel('Search').fill(teacher.uname)
    await expect(page.getByText('1 person shown')).toBeVisible()
    await main.getByRole('table').getByRole('link').click()
    await expect(panel).toBeVisible()
    await look(page, 'desk-people-panel')
    await setSeeApplications(true)
    await expect(panel).toContainText('Only their own profile → See applications')
  })

  await test.step('the teacher comes from their own desk to the applications, and to nothing else', async () => {
    await theirs.reload()
    await theirs.getByRole('link', { name: 'Office desk' }).click()
    await expect(theirs.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect(theirs.getByRole('link', { name: /new applications?$/ }).first()).toBeVisible()
    await expect(theirs.getByRole('heading', { name: 'Recent activity' })).toBeHidden()
    await look(theirs, 'desk-overview-teacher')
    const menu = theirs
      .getByRole('navigation', { name: 'Office desk' })
      .getByRole('listitem')
      .getByRole('link')
    await expect(menu.and(theirs.locator('.desk-entry'))).toHaveText([
      'Overview',
      'Applications',
      'Merit lists',
      'Change Password',
      'Faculty desk',
    ])
    await menu.filter({ hasText: 'Applications' }).click()
    await expect(theirs.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible()
    await theirs.getByRole('table').getByRole('button').first().click()
    const details = theirs.getByRole('dialog')
    await expect(details.getByRole('button', { name: 'Open print view' })).toBeVisible()
    await expect(details.getByRole('heading', { name: 'Decide' })).toBeHidden()
    await theirs.keyboard.press('Escape')
    await theirs.goto(people)
    await expect(theirs.getByRole('heading', { name: 'No access' })).toBeVisible()
    await look(theirs, 'desk-no-access')
    await theirs.goto('/AdminDashboard/admissions')
    await expect(theirs.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible()
  })

  await test.step('taken away while it is open, it goes when the desk asks again', async () => {
    await setSeeApplications(false)
    await theirs.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(theirs.getByRole('heading', { name: 'No access' })).toBeVisible()
    // The list's pending request is refused as well.
    const refused = /^403$|permission-denied|list could not be counted/
    expect(takePageErrors(person).filter((error) => !refused.test(error))).toEqual([])
    await theirs.getByRole('link', { name: 'Go to your own desk' }).click()
    await expect(theirs).toHaveURL(/FacultyDashboard$/)
    await expect(theirs.getByRole('link', { name: 'Office desk' })).toBeHidden()
  })
})

test('An admin disables an account: its desk is closed, and it signs in again once enabled', {
  tag: '@slow',
}, async ({ addTeacher, office: { page }, openTeacher }) => {
  const teacher = await addTeacher()
  const person = await openTeacher(teacher)
  const { page: theirs } = person
  await theirs.goto('/FacultyDashboard')
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${people}?open=${teacher.uid}`)
  const panel = page.getByRole('dialog', { name: 'Person' })
  await panel.getByRole('button', { name: 'Disable account' }).click()
  await look(page, 'desk-people-disable')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await expect(panel.getByRole('button', { name: 'Enable account' })).toBeVisible()
  await theirs.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(theirs).toHaveURL(/login$/)
  expect(takePageErrors(person)).toContain('401')
  await panel.getByRole('button', { name: 'Enable account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click()
  await expect(panel.getByRole('button', { name: 'Disable account' })).toBeVisible()
  await theirs.getByLabel('Username').fill(teacher.uname)
  await theirs.getByLabel('Password', { exact: true }).fill(teacher.psw)
  await press(theirs, 'Login')
  await expect(theirs).toHaveURL(/FacultyDashboard$/)
})
