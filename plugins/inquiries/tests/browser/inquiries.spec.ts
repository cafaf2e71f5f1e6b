import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { idOfNumber } from '@prangan/contract/ids'
import { removeObject } from '@prangan/functions/media/store-object'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { failed, press, takePageErrors, waitForText } from '@prangan/tests/browser/steps/account.ts'
import { sendFromNewAddress } from '@prangan/tests/browser/steps/application-form.ts'
import { payloadOf } from '@prangan/tests/browser/steps/desk.ts'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { look } from '@prangan/tests/support/page.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { newEmail } from '@prangan/tests/support/people.ts'
import { collectionPaths, inquiryPaths } from '../../contract/paths.ts'

const scan = await payloadOf(smallPdf('receipt.pdf'))

test('A grievance is filed with a file, found, assigned, answered, decided, closed and reported, and its sender follows it', {
  tag: '@slow',
}, async ({ visitor, office, openPerson, firebase, atEnd }) => {
  test.slow()
  const { page } = visitor
  const subject = `Late fee ${crypto.randomUUID().slice(0, 8)}`
  const email = newEmail('student')
  await sendFromNewAddress(visitor.context)
  await page.goto('/grievance')
  await expect(page.getByRole('link', { name: '1800-180-5522' })).toBeVisible()
  await look(page, 'grievance')
  await page.getByLabel('What is it about?').selectOption({ index: 4 })
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('What happened?').fill('विलंब शुल्क दो बार लिया गया।\nIn June.')
  await page.getByLabel('Files').setInputFiles(scan)
  await page.getByLabel('I want to give my name').check()
  await page.getByLabel('Name', { exact: true }).or(page.getByLabel('Name *')).fill('Kiran Rao')
  await page.getByLabel('E-mail').fill(email)
  await look(page, 'grievance-filled')
  await press(page, 'Send grievance')
  const number = (await page.getByText(/^[A-Z]+-G-\d{4}-\w+$/).innerText()).trim()
  const id = idOfNumber(number)
  atEnd(async () => {
    const firestore = await firebase.firestore()
    await firestore.doc(inquiryPaths.inquiry(id)).delete()
    await removeObject(firebase, inquiryPaths.file(id, '1-document.pdf'))
  })
  await look(page, 'grievance-sent')

  await test.step('The office finds it, downloads the file, assigns it and answers', async () => {
    const desk = office.page
    await desk.goto(`/AdminDashboard/inquiries?q=${number}`)
    await desk.getByRole('button', { name: subject, exact: true }).waitFor()
    await look(desk, 'inquiries')
    await press(desk, subject)
    const dialog = desk.getByRole('dialog')
    await expect(dialog.locator('[lang=hi]').first()).toContainText('विलंब शुल्क')
    const download = desk.waitForEvent('download')
    await dialog.getByRole('button', { name: /1-document\.pdf/ }).click()
    expect((await readFile(await (await download).path())).subarray(0, 4).toString()).toBe('%PDF')
    await dialog.getByLabel('Assigned to').selectOption('Me')
    await dialog.getByLabel('Start the answer with').selectOption('Decided for the sender')
    await dialog.getByLabel('Status').selectOption('Decided')
    await dialog.getByLabel('Outcome').selectOption('Upheld')
    await look(desk, 'inquiry-handled', 'window')
    await dialog.getByRole('button', { name: 'Save and send' }).click()
    await waitForText(desk, 'Enquiry updated successfully!')
    await awaitMail(email, 1, `Your grievance ${number}: decided`)
  })

  await test.step('Its sender opens it by a code and reads the answer', async () => {
    await page.goto('/inquiry')
    await look(page, 'inquiry-status')
    const request = page.getByRole('form', { name: 'I need a code' })
    await request.getByLabel('Number', { exact: true }).fill(number)
    await request.getByLabel('E-mail or mobile number').fill(email)
    await press(page, 'Mail me a code')
    const mail = await awaitMail(email, 1, `Your code for ${number}`)
    const link = /https?:\S*\/inquiry#\S+/.exec(mail.text)?.[0] ?? ''
    await page.goto('/')
    await page.goto(new URL(link).pathname + new URL(link).hash)
    await expect(page.getByLabel('Code', { exact: true })).not.toHaveValue('')
    expect(new URL(page.url()).hash).toBe('')
    await press(page, 'Show status')
    await expect(page.getByText('The committee has decided in your favour.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send appeal' })).toBeVisible()
    await look(page, 'inquiry-standing')
  })

  await test.step('A stranger who knows the number alone learns nothing', async () => {
    const stranger = await openPerson()
    await stranger.page.goto('/inquiry')
    const request = stranger.page.getByRole('form', { name: 'I need a code' })
    await request.getByLabel('Number', { exact: true }).fill(number)
    await request.getByLabel('E-mail or mobile number').fill(newEmail('stranger'))
    await press(stranger.page, 'Mail me a code')
    await expect(stranger.page.getByText(/^If the number and the address match/)).toBeVisible()
    await stranger.page.getByLabel('Code', { exact: true }).fill('000000')
    await press(stranger.page, 'Show status')
    await expect(stranger.page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(stranger.page.getByText(subject)).toHaveCount(0)
    takePageErrors(stranger)
  })

  await test.step('The office closes it, and the yearly report has it without a name', async () => {
    const desk = office.page
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Status').selectOption('Closed')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const firestore = await firebase.firestore()
    await expect
      .poll(async () => (await firestore.doc(`${collectionPaths.inquiries}/${id}`).get()).get('status'))
      .toBe('closed')
    await desk.goto('/AdminDashboard/inquiries')
    const download = desk.waitForEvent('download')
    await press(desk, 'Open yearly report')
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain(`"${number}"`)
    expect(csv.split('\r\n').find((line) => line.includes(number))).toContain('"Upheld"')
    expect(csv).not.toContain('Kiran Rao')
  })
})

/** Loses the first grievance on its way. The second is `sent`, but waits until it is `answered`. */
async function loseFirstCall(page: Page) {
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const path = '**/api/inquiries/grievance'
  await page.route(path, async (call) => {
    sent.resolve()
    await held.promise
    await call.continue()
  })
  await page.route(path, (call) => call.abort(), { times: 1 })
  return { sent: sent.promise, answered: held.resolve }
}

test('A grievance can be anonymous: its follow-up code alone opens it', { tag: '@slow' }, async ({
  visitor,
  firebase,
  atEnd,
}) => {
  const { page } = visitor
  await sendFromNewAddress(visitor.context)
  await page.goto('/grievance')
  await page.getByLabel('What is it about?').selectOption({ index: 1 })
  await page.getByLabel('Subject').fill(`Attendance ${crypto.randomUUID().slice(0, 8)}`)
  await page.getByLabel('What happened?').fill('It is not marked.')
  await page.getByLabel('I want to stay anonymous').check()
  await expect(page.getByLabel('E-mail')).toBeHidden()
  const { answered, sent } = await loseFirstCall(page)
  await press(page, 'Send grievance')
  await page.getByText(/check your internet connection/).waitFor()
  expect(takePageErrors(visitor)).toEqual([failed, failed])
  const send = page.getByRole('form').locator('[type=submit]')
  const place = await send.boundingBox()
  await send.click()
  await sent
  // When the message disappears, a link moves up: a second tap would hit it, and the code would never be seen.
  await expect(send).toHaveAttribute('aria-busy', 'true')
  expect((await send.boundingBox())?.y).toBe(place?.y)
  answered()
  const number = (await page.getByText(/^[A-Z]+-G-\d{4}-\w+$/).innerText()).trim()
  const code = (await page.getByText(/^[A-Z0-9]{16}$/).innerText()).trim()
  atEnd(async () => (await firebase.firestore()).doc(inquiryPaths.inquiry(idOfNumber(number))).delete())
  await look(page, 'grievance-anonymous')
  await page.goto('/inquiry')
  const form = page.getByRole('form', { name: 'I have a code' })
  await form.getByLabel('Number', { exact: true }).fill(number)
  await form.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`)
  await press(page, 'Show status')
  await expect(page.getByText('We have received it.')).toBeVisible()
})

test('A visitor who asks about a course finds the form open in its answer, at the first field', {
  tag: '@slow',
}, async ({ visitor }) => {
  const { page } = visitor
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Send Enquiry about / })
    .first()
    .press('Enter')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
})
