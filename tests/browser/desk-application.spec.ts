import type { Page } from '@playwright/test'
import { limits } from '@prangan/contract/limits'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { accessibilityFaults, look, savePicture } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import {
  abortNext,
  answerBadGateway,
  failed,
  holdNext,
  press,
  takePageErrors,
  waitForText,
} from './steps/account.ts'
import { openDetails, openDetailsById, openList, rowOf, section } from './steps/admissions.ts'

const decisionCall = '/admin/application/*'

const decisions = (page: Page) => page.getByRole('region', { name: 'Decisions' }).getByRole('listitem')
const mails = (page: Page) =>
  page.getByRole('region', { name: 'Mails to the applicant' }).getByRole('listitem')
const status = (page: Page) => page.getByRole('dialog').getByLabel('Status')
const note = (page: Page) => page.getByLabel('Note (optional)')

test('A decision is saved once with its note, mailed on request, and shown live on a colleague’s page', async ({
  office,
  openPerson,
  admin: { storageState },
  makeApplication,
}) => {
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
    expect(await accessibilityFaults(page)).toEqual([])
    await status(page).selectOption('Accepted')
    await press(page, 'Save')
    await expect(decisions(page)).toHaveCount(1)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('print as the applicant’s own sheet, and nothing else', async ({ office, makeApplication }) => {
    const { page } = office
    const sent = await makeApplication()
    await openDetailsById(page, sent.id)
    await press(page, 'Print view')
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
    for (const text of ['Back to the details', 'Logout', 'View News', 'Print view'])
      expect(printed).not.toContain(text)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1366, height: 900 })
    await press(page, 'Back to the details')
    await expect(page.getByRole('dialog').getByText(sent.number)).toBeVisible()
  })

  test('say so when there is no such application', async ({ office }) => {
    const { page } = office
    await page.goto(`${section}?open=2026-NOTHERE`)
    await waitForText(page, 'This application is not on record any more.')
    await page.goto(`${section}?sheet=2026-NOTHERE`)
    await waitForText(page, 'This application is not on record any more.')
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeDisabled()
  })
})

test.describe('A decision', { tag: '@slow' }, () => {
  test('needs only a changed status, and then nobody is mailed', async ({ office, makeApplication }) => {
    const { page } = office
    const sent = await makeApplication()
    await awaitMail(sent.email)
    await openDetailsById(page, sent.id)
    const save = page.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await status(page).selectOption('In review')
    await save.click()
    await expect(decisions(page).getByText('In review')).toBeVisible()
    // A second one, at once: it is based on the first.
    await status(page).selectOption('Waiting')
    await save.click()
    await expect(decisions(page).getByText('Waiting')).toBeVisible()
    await expect(decisions(page)).toHaveCount(2)
    expect(await mailsTo(sent.email)).toHaveLength(1)
  })

  test('loses nothing typed when the network, a gateway or validation fails', async ({
    office,
    makeApplication,
  }) => {
    const { page } = office
    const sent = await makeApplication()
    await openList(page, `?q=${sent.number}`)
    await openDetails(page, sent.name)
    await status(page).selectOption('Rejected')
    const text = 'The marksheet is missing. '.repeat(60)
    await note(page).fill(text)
    const kept = text.slice(0, limits.text.note)
    await abortNext(page, decisionCall)
    await press(page, 'Save')
    await waitForText(
      page,
      'Failed to update application: The server could not be reached. Please check your internet connection and try again.',
    )
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
    await answerBadGateway(page, decisionCall)
    await press(page, 'Save')
    await waitForText(
      page,
      'Failed to update application: The server answered in an unexpected way. Please try again.',
    )
    await expect(note(page)).toHaveValue(kept)
    await expect(status(page)).toHaveValue('rejected')
    await look(page, 'admissions-refused', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(takePageErrors(office)).toEqual([failed, failed, '502'])
    await page.keyboard.press('Escape')
    await waitForText(page, 'What you typed has not been saved.')
    await press(page, 'Cancel')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(note(page)).toHaveValue(kept)
    await page.keyboard.press('Escape')
    await press(page, 'Discard')
    await expect(page.getByRole('dialog')).toBeHidden()
    await openDetails(page, sent.name)
    await expect(note(page)).toHaveValue('')
  })

  test('never overwrites a colleague’s unseen: the conflict is reported, shown, and merged', async ({
    office,
    openPerson,
    admin: { storageState },
    makeApplication,
  }) => {
    const { page } = office
    const [sent, colleague] = await Promise.all([makeApplication(), openPerson({ storageState })])
    await Promise.all([openDetailsById(page, sent.id), openDetailsById(colleague.page, sent.id)])
    await note(page).fill('Mine.')
    await status(page).selectOption('Rejected')
    const letGo = await holdNext(page, decisionCall)
    await press(page, 'Save')
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
    await status(colleague.page).selectOption('Accepted')
    await press(colleague.page, 'Save')
    await waitForText(colleague.page, 'Application updated successfully!')
    letGo()
    await waitForText(
      page,
      'Failed to update application: Somebody else has changed this in the meantime. Please look at it again before you go on.',
    )
    await waitForText(
      page,
      'Somebody else has just decided about this application. What you filled in is still here.',
    )
    await expect(decisions(page).getByText('Accepted')).toBeVisible()
    await look(page, 'admissions-overtaken', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
    await expect(note(page)).toHaveValue('Mine.')
    await expect(status(page)).toHaveValue('rejected')
    await press(page, 'Take in their decision')
    await press(page, 'Save')
    await expect(decisions(page).getByText('Mine.')).toBeVisible()
    await expect(decisions(page)).toHaveCount(2)
    expect(takePageErrors(office)).toEqual(['409'])
  })
})
