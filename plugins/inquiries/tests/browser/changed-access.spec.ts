import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { login, takePageErrors, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { look, openLive } from '@prangan/tests/support/page.ts'
import { inquiryPaths } from '../../contract/paths.ts'
import { aGrievance } from '../support/inquiries.ts'

/** Without the listener the desk would follow at its check each minute. On a quiet machine the listener takes a second. */
const soon = { timeout: 30_000 }

test('What the office gives to a teacher, takes away and ends reaches the teacher’s open desk at once', {
  tag: '@slow',
}, async ({ addTeacher, office: { page }, openTeacher, firebase, atEnd }) => {
  const teacher = await addTeacher()
  const person = await openTeacher(teacher)
  const { page: theirs } = person
  const whose = {
    name: 'Kiran Rao',
    mobile: `9${String(Date.now()).slice(-9)}`,
    subject: `Late fee ${crypto.randomUUID().slice(0, 8)}`,
  }
  const { id, number } = await aGrievance(whose)
  const firestore = await firebase.firestore()
  atEnd(() => firestore.doc(inquiryPaths.inquiry(id)).delete())
  const panel = page.getByRole('dialog', { name: 'Person' })
  const answer = theirs.getByRole('textbox', { name: /^Answer/ })

  const setHandlesInbox = async (isOn: boolean) => {
    await panel.getByRole('button', { name: 'Change permissions' }).click()
    const form = page.getByRole('dialog', { name: 'Change permissions' })
    await form.getByRole('checkbox', { name: 'Handle enquiries' }).setChecked(isOn)
    await form.getByRole('button', { name: 'Save' }).click()
  }

  await openLive(theirs, '/FacultyDashboard')
  await page.goto(`/AdminDashboard/people?open=${teacher.uid}`)

  await test.step('given: the way to the office’s desk appears with a sentence', async () => {
    await setHandlesInbox(true)
    await expect(theirs.getByText('The office gave you access: ‘Handle enquiries’.')).toBeVisible(soon)
    await expect(theirs.getByRole('link', { name: 'Office desk' })).toBeVisible()
    await look(theirs, 'access-given', 'window')
  })

  await test.step('taken away: the grievance, whose it is, and how to reach them are gone', async () => {
    await openLive(theirs, `/AdminDashboard/inquiries?q=${number}`)
    await theirs.getByRole('button', { name: whose.subject, exact: true }).click()
    await expect(theirs.getByText(whose.mobile).first()).toBeVisible()
    await answer.fill('We have asked the university')
    await setHandlesInbox(false)
    await expect(theirs.getByText('The office took away your access: ‘Handle enquiries’.')).toBeVisible(soon)
    await expect(theirs.getByRole('heading', { name: 'No access' })).toBeFocused()
    const left = await theirs.evaluate(
      () => document.documentElement.outerHTML + JSON.stringify(sessionStorage),
    )
    for (const secret of Object.values(whose)) expect(left).not.toContain(secret)
    await look(theirs, 'access-taken', 'window')
  })

  await test.step('given again: what was typed is there', async () => {
    await setHandlesInbox(true)
    await expect(answer).toHaveValue('We have asked the university', soon)
  })

  await test.step('shut out: every window of theirs is at the sign-in page, which says why', async () => {
    const why =
      'The college office has disabled your account. If this is a mistake, ask the office to enable it.'
    const second = await person.context.newPage()
    await openLive(second, '/FacultyDashboard')
    await panel.getByRole('button', { name: 'Disable account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
    await Promise.all(
      [theirs, second].map((each) => expect(each.getByText(why, { exact: true })).toBeVisible(soon)),
    )
    await second.close()
    await look(theirs, 'login-disabled', 'window')
    await login(theirs, teacher.uname, 'A wrong password')
    await waitForText(theirs, 'Invalid username or password')
    await login(theirs, teacher.uname, teacher.psw)
    await waitForText(theirs, why)
    expect(takePageErrors(person).filter((error) => error !== '401')).toEqual([])
  })
})
