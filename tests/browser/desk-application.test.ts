import type { Browser, Page } from '@playwright/test'
import { limits } from '@prangan/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplication } from '../support/applications.ts'
import { launchBrowser } from '../support/chrome.ts'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { accessibilityFaults, look, type Person, savePicture } from '../support/page.ts'
import { cutOff, failed, gatewayFails, holdBack, press, says, takeTroubles } from './steps/account.ts'
import { openDetails, openList, openOne, rowOf, section, took } from './steps/admissions.ts'
import { signedIn } from './steps/desk.ts'

const decisionCall = '/admin/application/*'

let browser: Browser
let office: Person
let colleague: Person
beforeAll(async () => {
  browser = await launchBrowser()
  ;[office, colleague] = await Promise.all([signedIn(browser), signedIn(browser)])
})
afterAll(() => browser?.close())

const decisions = (page: Page) => page.getByRole('region', { name: 'Decisions' }).getByRole('listitem')
const mails = (page: Page) =>
  page.getByRole('region', { name: 'Mails to the applicant' }).getByRole('listitem')
const status = (page: Page) => page.getByRole('dialog').getByLabel('Status')
const note = (page: Page) => page.getByLabel('Note (optional)')

describe('An application’s details', () => {
  it('stand at an address of their own, hold every field, and give the focus back', async () => {
    const { page } = office
    const sent = await anApplication({ address: 'Village Bansdeeh Khurd, '.repeat(12).slice(0, 280) })
    await openList(page)
    await openDetails(page, sent.name)
    const dialog = page.getByRole('dialog', { name: 'Application for admission' })
    await dialog.getByText('application received').waitFor()
    expect(page.url()).toContain(`open=${sent.id}`)
    const words = await dialog.innerText()
    for (const text of [
      sent.number,
      sent.fatherName,
      '6 May 2008',
      'Other',
      'General',
      sent.mobile,
      sent.email,
    ])
      expect(words).toContain(text)
    for (const text of [
      sent.address.trim(),
      sent.city,
      sent.state,
      sent.pincode,
      sent.course,
      sent.qualification,
    ])
      expect(words).toContain(text)
    await says(page, 'Nothing has been decided yet.')
    await look(page, 'admissions-details', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await dialog.getByText(sent.number).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    const details = page.getByRole('button', { name: new RegExp(`^Details of ${sent.name}`) })
    await details.focus()
    await page.keyboard.press('Enter')
    await dialog.getByText(sent.number).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await details.and(page.locator(':focus')).waitFor()
  })

  it('print as the applicant’s own sheet, and nothing else', async () => {
    const { page } = office
    const sent = await anApplication()
    await openOne(page, sent.id)
    await press(page, 'Print view')
    await page.getByRole('article', { name: 'The application as it is printed' }).waitFor()
    await look(page, 'admissions-sheet')
    await page.evaluate(() => {
      Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) })
    })
    await press(page, 'Print')
    expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await savePicture(page, 'admissions-print')
    const printed = await page.evaluate(() => document.body.innerText)
    for (const words of [sent.number, sent.name, '6 May 2008', 'Signature of the applicant', sent.email])
      expect(printed).toContain(words)
    for (const words of ['Back to the details', 'Logout', 'View News', 'Print view'])
      expect(printed).not.toContain(words)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1366, height: 900 })
    await press(page, 'Back to the details')
    await page.getByRole('dialog').getByText(sent.number).waitFor()
  })

  it('of what is not on record say so', async () => {
    const { page } = office
    await page.goto(`${section}?open=2026-NOTHERE`)
    await says(page, 'This application is not on record any more.')
    await page.goto(`${section}?sheet=2026-NOTHERE`)
    await says(page, 'This application is not on record any more.')
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isDisabled()).toBe(true)
    expect(office.troubles).toEqual([])
  })
})

describe('A decision', () => {
  it('is saved once with its note, mailed when asked to, and shows live on a colleague’s page', async () => {
    const { page } = office
    const sent = await anApplication()
    await awaitMail(sent.email)
    await openList(colleague.page)
    await openOne(page, sent.id)
    await status(page).selectOption('Accepted')
    await note(page).fill('Please bring the originals on Monday.')
    await page.getByLabel(/^Mail this to the applicant/).check()
    const letGo = await holdBack(page, decisionCall)
    const row = rowOf(colleague.page, sent.name)
    await row.getByText('New', { exact: true }).waitFor()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls.push(request.url())
    })
    await page.getByRole('form', { name: 'Decide' }).evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await page.getByRole('button', { name: 'Saving…' }).waitFor()
    expect(await note(page).isDisabled()).toBe(true)
    await look(page, 'admissions-saving', 'window')
    const begun = Date.now()
    letGo()
    const seen = row
      .getByText('Accepted', { exact: true })
      .waitFor()
      .then(() => Date.now())
    await says(page, 'Application updated successfully!')
    took('saved → seen by a colleague', (await seen) - begun)
    await decisions(page).getByText('Please bring the originals on Monday.').waitFor()
    await page.getByText('new → accepted').waitFor()
    expect(calls).toHaveLength(1)
    expect(await note(page).inputValue()).toBe('')
    expect((await awaitMail(sent.email, 2)).text).toContain('Please bring the originals on Monday.')
    await mails(page).filter({ hasText: 'Decision: Accepted' }).getByText('Sent', { exact: true }).waitFor()
    await mails(page)
      .filter({ hasText: 'Receipt with the application number' })
      .getByText(/^Sent on /)
      .waitFor()
    await look(page, 'admissions-decided', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('needs nothing but a changed status, and is then told to nobody', async () => {
    const { page } = office
    const sent = await anApplication()
    await awaitMail(sent.email)
    await openOne(page, sent.id)
    const save = page.getByRole('button', { name: 'Save' })
    await save.waitFor()
    expect(await save.isDisabled()).toBe(true)
    await status(page).selectOption('In review')
    await save.click()
    await decisions(page).getByText('In review').waitFor()
    // A second one, at once: it stands on the first.
    await status(page).selectOption('Waiting')
    await save.click()
    await decisions(page).getByText('Waiting').waitFor()
    expect(await decisions(page).count()).toBe(2)
    expect(await mailsTo(sent.email)).toHaveLength(1)
    expect(office.troubles).toEqual([])
  })

  it('loses nothing typed when the network, a gateway or a rule stands in the way', async () => {
    const { page } = office
    const sent = await anApplication()
    await openOne(page, sent.id)
    await status(page).selectOption('Rejected')
    const text = 'The marksheet is missing. '.repeat(60)
    await note(page).fill(text)
    const kept = text.slice(0, limits.text.note)
    await cutOff(page, decisionCall)
    await press(page, 'Save')
    await says(
      page,
      'Failed to update application: The server could not be reached. Please check your internet connection and try again.',
    )
    await page.getByRole('button', { name: 'Save' }).and(page.locator(':focus')).waitFor()
    await gatewayFails(page, decisionCall)
    await press(page, 'Save')
    await says(
      page,
      'Failed to update application: The server answered in an unexpected way. Please try again.',
    )
    expect([await note(page).inputValue(), await status(page).inputValue()]).toEqual([kept, 'Rejected'])
    await look(page, 'admissions-refused', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(takeTroubles(office)).toEqual([failed, failed, '502'])
    await page.keyboard.press('Escape')
    await says(page, 'What you typed has not been saved.')
    await press(page, 'Cancel')
    expect(await note(page).inputValue()).toBe(kept)
    await page.keyboard.press('Escape')
    await press(page, 'Discard')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await openDetails(page, sent.name)
    await note(page).waitFor()
    expect(await note(page).inputValue()).toBe('')
  })

  it('never overwrites a colleague’s unseen: it is told, shown, and taken in', async () => {
    const { page } = office
    const sent = await anApplication()
    await openOne(page, sent.id)
    await note(page).fill('Mine.')
    await status(page).selectOption('Rejected')
    const letGo = await holdBack(page, decisionCall)
    await press(page, 'Save')
    await page.getByRole('button', { name: 'Saving…' }).waitFor()
    await openOne(colleague.page, sent.id)
    await status(colleague.page).selectOption('Accepted')
    await press(colleague.page, 'Save')
    await says(colleague.page, 'Application updated successfully!')
    letGo()
    await says(
      page,
      'Failed to update application: Somebody else has changed this in the meantime. Please look at it again before you go on.',
    )
    await says(
      page,
      'Somebody else has just decided about this application. What you filled in is still here.',
    )
    await decisions(page).getByText('Accepted').waitFor()
    await look(page, 'admissions-overtaken', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
    expect([await note(page).inputValue(), await status(page).inputValue()]).toEqual(['Mine.', 'Rejected'])
    await press(page, 'Take in their decision')
    await press(page, 'Save')
    await decisions(page).getByText('Mine.').waitFor()
    expect(await decisions(page).count()).toBe(2)
    expect(takeTroubles(office)).toEqual(['409'])
    expect(colleague.troubles).toEqual([])
  })
})
