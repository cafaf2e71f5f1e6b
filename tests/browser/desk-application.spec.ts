import type { Page } from '@playwright/test'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { accessibilityViolations, look, savePicture } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { holdNext, press, waitForText } from './steps/account.ts'
import { openDetails, openDetailsById, openList, rowOf } from './steps/admissions.ts'

const decisionCall = '/admin/application/*'

const decisions = (page: Page) => page.getByRole('region', { name: 'Decisions' }).getByRole('listitem')
const mails = (page: Page) =>
  page.getByRole('region', { name: 'Mails to the applicant' }).getByRole('listitem')
const status = (page: Page) => page.getByRole('dialog').getByLabel('Status')
const note = (page: Page) => page.getByLabel('Note (optional)')

test('A decision is saved once with its note, mailed on request, and shown live on a colleague’s page', {
  tag: '@slow',
}, async ({ office, openPerson, admin: { storageState }, makeApplication }) => {
  const { page } = office
  const [sent, colleague] = await Promise.all([makeApplication(), openPerson({ storageState })])
  await awaitMail(sent.email)
  await Promise.all([openList(colleague.page, `?q=${sent.number}`), openDetailsById(page, sent.id)])
  await status(page).selectOption('Accepted')
  await note(page).fill('Please bring the originals on Monday.')
  await page.getByLabel(/^Mail this to the applicant/).check()
  const row = rowOf(colleague.page, sent.name)
  await expect(row.getByText('New', { exact: true })).toBeVisible()
  const letGo = await holdNext(page, decisionCall)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(request.url())
  })
  await page.getByRole('form', { name: 'Decide' }).evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await expect(note(page)).toBeDisabled()
  await look(page, 'admissions-saving', 'window')
  letGo()
  await expect(row.getByText('Accepted', { exact: true })).toBeVisible()
  await waitForText(page, 'Application updated successfully!')
  await expect(decisions(page).getByText('Please bring the originals on Monday.')).toBeVisible()
  await expect(page.getByText('new → accepted')).toBeVisible()
  expect(calls).toHaveLength(1)
  await expect(note(page)).toHaveValue('')
  expect((await awaitMail(sent.email, 2)).text).toContain('Please bring the originals on Monday.')
  await expect(
    mails(page).filter({ hasText: 'Decision: Accepted' }).getByText('Sent', { exact: true }),
  ).toBeVisible()
  await expect(
    mails(page)
      .filter({ hasText: 'Receipt with the application number' })
      .getByText(/^Sent on /),
  ).toBeVisible()
  await look(page, 'admissions-decided', 'window')
})

test('An application’s details have their own address, show every field, and return the focus', {
  tag: '@slow',
}, async ({ office, makeApplication }) => {
  const { page } = office
  const sent = await makeApplication({ address: 'Village Bansdeeh Khurd, '.repeat(12).slice(0, 280) })
  await openList(page, `?q=${sent.number}`)
  await openDetails(page, sent.name)
  const dialog = page.getByRole('dialog', { name: 'Application for admission' })
  await expect(dialog.getByText('application received')).toBeVisible()
  await page.waitForURL((url) => url.searchParams.get('open') === sent.id)
  for (const text of [
    sent.number,
    sent.fatherName,
    '6 May 2008',
    'Other',
    'General',
    sent.mobile,
    sent.email,
    sent.address.trim(),
    sent.city,
    sent.state,
    sent.pincode,
    sent.course,
    sent.qualification,
  ])
    await expect(dialog).toContainText(text)
  await waitForText(page, 'Nothing has been decided yet.')
  await look(page, 'admissions-details', 'window')
  await page.reload()
  await expect(dialog.getByText(sent.number)).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  const details = page.getByRole('button', { name: new RegExp(`^Details of ${sent.name}`) })
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(sent.number)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(details).toBeFocused()
})

test.describe('An application’s details', { tag: '@slow' }, () => {
  test('pass axe, before a decision and after it', async ({ office, makeApplication }) => {
    const { page } = office
    const sent = await makeApplication()
    await openDetailsById(page, sent.id)
    expect(await accessibilityViolations(page)).toEqual([])
    await status(page).selectOption('Accepted')
    await press(page, 'Save decision')
    await expect(decisions(page)).toHaveCount(1)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('print as the applicant’s own sheet, and nothing else', async ({ office, makeApplication }) => {
    const { page } = office
    const sent = await makeApplication()
    await openDetailsById(page, sent.id)
    await press(page, 'Open print view')
    await expect(page.getByRole('article', { name: 'The application as it is printed' })).toBeVisible()
    await look(page, 'admissions-sheet')
    await page.evaluate(() => {
      Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) })
    })
    await press(page, 'Print')
    await expect.poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await savePicture(page, 'admissions-print')
    const printed = await page.evaluate(() => document.body.innerText)
    for (const text of [sent.number, sent.name, '6 May 2008', 'Signature of the applicant', sent.email])
      expect(printed).toContain(text)
    for (const text of ['Back to the details', 'Logout', 'View News', 'Open print view'])
      expect(printed).not.toContain(text)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1366, height: 900 })
    await press(page, 'Back to the details')
    await expect(page.getByRole('dialog').getByText(sent.number)).toBeVisible()
  })
})

test.describe('A decision', { tag: '@slow' }, () => {
  test('needs only a changed status, and then nobody is mailed', async ({ office, makeApplication }) => {
    const { page } = office
    const sent = await makeApplication()
    await awaitMail(sent.email)
    await openDetailsById(page, sent.id)
    const save = page.getByRole('button', { name: 'Save decision' })
    await expect(save).toBeDisabled()
    await status(page).selectOption('In review')
    await save.click()
    await expect(decisions(page).getByText('In review')).toBeVisible()
    await status(page).selectOption('Waiting')
    await save.click()
    await expect(decisions(page).getByText('Waiting')).toBeVisible()
    await expect(decisions(page)).toHaveCount(2)
    expect(await mailsTo(sent.email)).toHaveLength(1)
  })
})
