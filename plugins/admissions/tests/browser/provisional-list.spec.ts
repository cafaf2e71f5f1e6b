import { idOfNumber } from '@prangan/contract/ids'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { press, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { look } from '@prangan/tests/support/page.ts'
import { listId } from '../../contract/list-id.ts'
import { admissionPaths } from '../../contract/paths.ts'
import { detailsAt, education, verifiedWith } from '../support/admissions.ts'
import { byOffice, putSession, sessionAt } from '../support/own-applications.ts'
import { removeSession } from './steps/admission-session.ts'
import { openByMail } from './steps/own-application.ts'

test('An applicant objects to a provisional list, reads the answer, and is higher on the final list', {
  tag: '@slow',
}, async ({ page, office, firebase, makeApplication, atEnd }) => {
  const firestore = await firebase.firestore()
  const now = new Date()
  const { number, email } = await makeApplication()
  const session = await putSession(firestore, sessionAt(now, {}, { closesAt: now }))
  atEnd(() => removeSession(firestore, session))
  const id = idOfNumber(number)
  const details = detailsAt(now, { education: education(400, 302) })
  await byOffice(firestore, id, {
    ...{
      session,
      programme: 'ba',
      status: 'verified',
      dob: '2000-05-04',
      gender: 'male',
      category: 'general',
      qualification: 'Class 12',
    },
    details,
  })
  for (const xii of [450, 420, 390, 360, 330]) await verifiedWith(firestore, session, now, xii)
  const desk = office.page

  await test.step('The registrar publishes it as provisional', async () => {
    await desk.goto(`/AdminDashboard/merit-lists?session=${session}`)
    await press(desk, 'Prepare the next list')
    await expect(desk.getByRole('heading', { name: 'List 1, not published yet' })).toBeVisible()
    await look(desk, 'provisional-preview')
    await press(desk, 'Publish as provisional…')
    await look(desk, 'provisional-dialog', 'window')
    await desk.getByRole('button', { name: 'Publish as provisional', exact: true }).click()
    await waitForText(desk, 'List 1 is published as provisional.')
  })

  await test.step('The applicant objects on the own page', async () => {
    await openByMail(page, { path: '/application', number, email })
    await press(page, 'Open application')
    await expect(page.getByRole('heading', { name: 'Object to provisional list 1' })).toBeVisible()
    await look(page, 'provisional-own')
    await page.getByLabel('What is wrong').fill('My marks in class 12 are 402 of 500, not 302.')
    await press(page, 'Send objection')
    await waitForText(page, 'You have sent an objection. The office answers it here and by e-mail.')
    await look(page, 'provisional-own-sent')
  })

  await test.step('The office corrects the marks, answers, and publishes the final list', async () => {
    await desk.getByText(/^1 objection is not answered yet/).waitFor()
    await look(desk, 'provisional-objections')
    await byOffice(firestore, id, { details: { ...details, education: education(400, 402) } })
    await desk.getByRole('button', { name: /^Answer objection/ }).click()
    await desk.getByText('How the rank was calculated').click()
    await expect(desk.getByRole('alertdialog').getByRole('table')).toHaveCount(1)
    await look(desk, 'provisional-answer', 'window')
    await desk.getByRole('radio', { name: 'Upheld, without a correction' }).check()
    await desk.getByLabel(/^Reason/).fill('The marksheet says 402. We have corrected it.')
    await press(desk, 'Send answer')
    await expect(desk.getByText('1 objection, 1 upheld.')).toBeVisible()
    await press(desk, 'Prepare the final list')
    await expect(desk.getByRole('heading', { name: 'What changes' })).toBeVisible()
    await expect(desk.getByText(/^The time for objections ends on/)).toBeVisible()
    await firestore
      .doc(admissionPaths.list(listId({ session, programme: 'ba' }, 1)))
      .update({ objectionsUntil: new Date() })
    await expect(desk.getByText(/^The time for objections ends on/)).toBeHidden()
    await look(desk, 'provisional-final')
    await press(desk, 'Publish final list 1')
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Publish final list 1' }).click()
    await waitForText(desk, 'Final list 1 is published.')
    await look(desk, 'provisional-replaced')
  })

  await test.step('The applicant reads the answer and has the new rank', async () => {
    await press(page, 'Check again')
    await page.getByText(/The marksheet says 402/).waitFor()
    await expect(page.getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible()
    await look(page, 'provisional-own-answered')
  })
})
