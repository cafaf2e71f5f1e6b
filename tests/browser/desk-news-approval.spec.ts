import { call, json } from '../support/call.ts'
import { look, openHydrated } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { press, waitForText } from './steps/account.ts'
import { rowOf } from './steps/desk.ts'

const forApproval = '/AdminDashboard?tab=approval'

test('A clerk prepares a notice, somebody returns it, the clerk corrects it, and it is public once it is approved', {
  tag: '@slow',
}, async ({ addTeacher, admin, mark, office: { page: office }, openTeacher, visitor }) => {
  const [title, corrected] = [`Fees ${mark}`, `Fees until 5 June ${mark}`]
  const clerk = await addTeacher()
  const granted = { token: admin.token, ...json({ grants: ['news:prepare'], version: 0 }) }
  expect((await call(`PUT /admin/people/${clerk.uid}/abilities`, granted)).status).toBe(200)
  const { page } = await openTeacher(clerk)
  await openHydrated(visitor.page, '/')

  await test.step('the clerk has no button that publishes, and sends a notice for approval', async () => {
    await page.goto('/AdminDashboard')
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeHidden()
    await page.getByRole('link', { name: 'Prepare a notice' }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    await look(page, 'desk-prepare-notice', 'window')
    await press(page, 'Send for approval')
    await waitForText(page, 'Notice sent for approval.')
    await expect(rowOf(page, title).getByText('Waiting for approval')).toBeVisible()
  })

  await test.step('somebody who may publish reads it and returns it with a sentence', async () => {
    await office.goto(forApproval)
    await press(office, `Open ${title}`)
    await look(office, 'desk-for-approval-details', 'window')
    await press(office, 'Return')
    const question = office.getByRole('alertdialog', { name: 'Return this notice?' })
    await question.getByLabel('What to change').fill('Add the last date.')
    await question.getByRole('button', { name: 'Return', exact: true }).click()
    await waitForText(office, 'Notice returned.')
  })

  await test.step('the clerk sees the sentence at once, and corrects the notice', async () => {
    await expect(rowOf(page, title).getByText('Add the last date.')).toBeVisible()
    await look(page, 'desk-for-approval')
    await press(page, `Open ${title}`)
    await press(page, 'Change')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(corrected)
    await press(page, 'Send for approval')
    await expect(page.getByRole('dialog').getByText('Waiting for approval')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, corrected)).toBeVisible()
    await expect(visitor.page.getByText(mark)).toHaveCount(0)
  })

  await test.step('it is approved, and every open page shows it', async () => {
    await office.goto(forApproval)
    await press(office, `Open ${corrected}`)
    await press(office, 'Approve')
    const question = office.getByRole('alertdialog', { name: 'Approve this notice?' })
    await question.getByRole('button', { name: 'Approve', exact: true }).click()
    await waitForText(office, 'Notice approved.')
    await expect(visitor.page.getByText(corrected).first()).toBeAttached()
    await expect(rowOf(page, corrected)).toHaveCount(0)
  })

  await test.step('the clerk prepares a change of it, which the office compares and approves', async () => {
    const changed = `Fees until 7 June ${mark}`
    await page.goto('/AdminDashboard')
    await press(page, `Details of ${corrected}`)
    await press(page, 'Prepare a change')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(changed)
    await press(page, 'Send for approval')
    await waitForText(page, 'Notice sent for approval.')
    await office.goto(forApproval)
    await press(office, `Open ${changed}`)
    await expect(office.getByRole('region', { name: 'What changes' })).toContainText(corrected)
    await look(office, 'desk-change-for-approval', 'window')
    await expect(visitor.page.getByText(changed)).toHaveCount(0)
    await press(office, 'Approve')
    const question = office.getByRole('alertdialog', { name: 'Approve this notice?' })
    await question.getByRole('button', { name: 'Approve', exact: true }).click()
    await waitForText(office, 'Notice approved.')
    await expect(visitor.page.getByText(changed).first()).toBeAttached()
  })
})
