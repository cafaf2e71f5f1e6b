import { idOfNumber } from '@prangan/contract/ids'
import { pathIn } from '@prangan/contract/languages'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { press, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { call, json } from '@prangan/tests/support/call.ts'
import { secondLanguage } from '@prangan/tests/support/languages.ts'
import { look } from '@prangan/tests/support/page.ts'
import { asSeen, detailsAt, education, verifiedWith } from '../support/admissions.ts'
import { byOffice, putSession, sessionAt } from '../support/own-applications.ts'
import { removeSession } from './steps/admission-session.ts'
import { openByMail } from './steps/own-application.ts'

const seats = {
  total: 2,
  vertical: { sc: 0, st: 0, obc: 0, ews: 0 },
  horizontal: [],
  conversion: { sc: [], st: [], obc: [], ews: [] },
}

test('A mark is corrected after seats were offered: the officer decides, and everybody reads why the list is revised', {
  tag: '@slow',
}, async ({ page, office, admin, firebase, makeApplication, atEnd }) => {
  const firestore = await firebase.firestore()
  const now = new Date()
  const { number, email } = await makeApplication()
  const session = await putSession(firestore, sessionAt(now, {}, { closesAt: now, seats }))
  atEnd(() => removeSession(firestore, session))
  const id = idOfNumber(number)
  const own = { session, programme: 'ba', status: 'verified', dob: '2000-05-04', gender: 'male' }
  const details = detailsAt(now, { education: education(400, 480) })
  await byOffice(firestore, id, { ...own, category: 'general', qualification: 'Class 12', details })
  for (const xii of [450, 420, 390]) await verifiedWith(firestore, session, now, xii)
  const send = async (route: string, body: object) =>
    (await call(route, { token: admin.token, ...json(body) })).body
  const wanted = { session, programme: 'ba' }
  const preview = await send('POST /api/admissions/lists/preview', wanted)
  const { id: list } = await send('POST /api/admissions/lists', asSeen(wanted, preview))
  const time = { payFrom: now.toISOString(), payTo: new Date(now.getTime() + 3 * 86_400_000).toISOString() }
  await send(`POST /api/admissions/lists/${list}/offers`, time)
  const desk = office.page

  await test.step('A clerk corrects the marks, and sees first who moves and whose seat it is', async () => {
    await desk.goto(`/AdminDashboard/admissions/${id}`)
    await desk.getByRole('button', { name: /^Enter correction: Class 12/ }).click()
    await desk.getByLabel('Marks obtained').fill('300')
    await desk.getByLabel('Read from').selectOption(':original')
    await desk.getByLabel(/^Reason/).fill('The marksheet says 300.')
    await press(desk, 'Save correction')
    await expect(desk.getByText('With this correction: rank 4, place 2 on the waiting list')).toBeVisible()
    await look(desk, 'revised-correction')
    await press(desk, 'Save, seats stay as given')
    await desk.getByText(/: corrected\.$/).waitFor()
  })

  await test.step('The officer revises the list and decides about the seat', async () => {
    await desk.goto(`/AdminDashboard/merit-lists?session=${session}`)
    await expect(desk.getByText(/^1 correction since then changes this list/)).toBeVisible()
    await look(desk, 'revised-marked')
    await press(desk, 'Revise list')
    await press(desk, 'Prepare a revised list')
    await desk.getByRole('radio', { name: 'Keeps it provisionally' }).check()
    await desk.getByLabel('What has to be settled').fill('The original marksheet of class 12')
    await desk.getByLabel(/^Reason/).fill('The mistake was the office’s.')
    await desk.getByLabel('Why the list is revised').fill('The marks of one applicant were entered wrongly.')
    await look(desk, 'revised-decisions')
    await press(desk, 'Publish revised list 1')
    await expect(desk.getByRole('alertdialog')).toContainText('1 kept outside the sanctioned number')
    await look(desk, 'revised-dialog', 'window')
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Publish revised list 1' }).click()
    await waitForText(desk, 'Revised list 1 is published.')
    await look(desk, 'revised-desk')
  })

  await test.step('Everybody reads when and why it was revised, and which seat is supernumerary', async () => {
    await page.goto(`/merit-lists/${list}`)
    await expect(page.getByText(/^Revised on .* The marks of one applicant/)).toBeVisible()
    await expect(page.getByText('Open, supernumerary, offered').first()).toBeAttached()
    await look(page, 'revised-public')
    await page.goto(pathIn(secondLanguage, `/merit-lists/${list}`))
    await look(page, 'revised-public-second')
  })

  await test.step('The applicant reads the decision, its reason, and what has to be settled', async () => {
    await openByMail(page, { path: '/application', number, email })
    await press(page, 'Open application')
    await expect(page.getByText('The original marksheet of class 12')).toBeVisible()
    await look(page, 'revised-own')
  })

  await test.step('The officer settles the seat', async () => {
    await desk.goto(`/AdminDashboard/admissions/${id}`)
    await press(desk, 'Settle seat')
    await desk.getByRole('radio', { name: 'Cancel the offer' }).check()
    await desk.getByLabel(/^Reason/).fill('The marksheet says 300 of 500.')
    await look(desk, 'revised-settle', 'window')
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Settle seat' }).click()
    await desk.getByText(/^The seat of .* is settled\.$/).waitFor()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('we have taken the offer back')).toBeVisible()
    await expect(page.getByText('You are on the merit list')).toBeHidden()
    await look(page, 'revised-own-cancelled')
  })
})
