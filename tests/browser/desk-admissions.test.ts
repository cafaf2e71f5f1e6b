import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { limits } from '@prangan/contract/limits'
import { documents } from '@prangan/contract/paths'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { apply, newApplication } from '../support/applications.ts'
import { call, json, signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { accessibilityFaults, openBrowser, type Person, photograph } from '../support/page.ts'
import { logins } from '../support/suite.ts'
import { paintTime, watchForText } from '../support/watch-for-text.ts'
import {
  cutOff,
  failed,
  gatewayFails,
  holdBack,
  login,
  look,
  press,
  says,
  takeTroubles,
} from './account-steps.ts'

const section = '/AdminDashboard/admissions'
const decisionCall = '/admin/application/*'
const took = (what: string, milliseconds: number) =>
  process.stdout.write(`  ${what}: ${Math.round(milliseconds)} ms\n`)

let browser: Browser
let office: Person
let colleague: Person
let token: string

beforeAll(async () => {
  browser = await launchBrowser()
  ;[office, colleague, token] = await Promise.all([
    openBrowser(browser),
    openBrowser(browser),
    signIn('admin'),
  ])
  for (const { page } of [office, colleague]) {
    await page.goto('/login')
    await login(page, logins.admin.uname, logins.admin.psw)
    await page.waitForURL('**/AdminDashboard')
  }
})
afterAll(() => browser?.close())

/** An application on record: what was sent, its number and its id. */
async function anApplication(more: Parameters<typeof newApplication>[0] = {}) {
  const sent = newApplication(more)
  const { body } = await apply(sent)
  const number = String(body.applicationNumber)
  return { ...sent, number, id: number.replace('SDC-', '') }
}
/** Puts older copies of an application on record: the public form takes only so many a day. */
async function copyApplication({ id }: { id: string }, copies: number): Promise<void> {
  const firestore = await connectFirebase().firestore()
  const stored = (await firestore.doc(documents.admission(id)).get()).data() ?? {}
  const batch = firestore.batch()
  for (let copy = 1; copy <= copies; copy++)
    batch.create(firestore.doc(documents.admission(`${id}-${copy}`)), {
      ...stored,
      createdAt: new Date(stored.createdAt.toMillis() - copy),
    })
  await batch.commit()
}
const decide = (id: string, decision: object) =>
  call(`PUT /admin/application/${id}`, { token, ...json(decision) })

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const openDetails = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Details of ${name}`) }).click()
const decisions = (page: Page) => page.getByRole('region', { name: 'Decisions' }).getByRole('listitem')
const status = (page: Page) => page.getByRole('dialog').getByLabel('Status')
const note = (page: Page) => page.getByLabel('Note (optional)')

/** Goes to the list as it is without any filter, and waits for it. */
async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(section + query)
  await page.getByRole('row').nth(1).waitFor()
}

/** Goes to the details of one, and waits for them. */
async function openOne(page: Page, id: string): Promise<void> {
  await page.goto(`${section}?open=${id}`)
  await page.getByRole('form', { name: 'Decide' }).waitFor()
}

describe('The office', () => {
  it('finds its applications in the sidebar, the latest first', async () => {
    const { page } = office
    await page.getByRole('link', { name: 'Admissions' }).click()
    await page.waitForURL(`**${section}`)
    await page.getByRole('heading', { name: 'Admissions' }).waitFor()
    await page.getByRole('row').nth(2).waitFor()
    expect(await page.title()).toContain('Admissions')
    const times = await page
      .getByRole('row')
      .locator('time')
      .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime))
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted().toReversed())
    await look(page, 'admissions-list')
  })

  it('sees an application arrive while it looks, without a reload', async () => {
    await openList(office.page)
    const sent = newApplication()
    const watch = await watchForText(office.page, sent.name)
    const begun = Date.now()
    await apply(sent)
    took('sent → painted at the office', (await paintTime(watch)) - begun)
    expect(await office.page.getByRole('row').nth(1).innerText()).toContain(sent.name)
  })

  it('finds one by its name, number, mobile number or e-mail, in any script', async () => {
    const { page } = office
    const letters = randomUUID().slice(0, 8)
    const mobile = `555${randomInt(1_000_000, 9_999_999)}`
    const sent = await anApplication({ name: `कुसुम त्रिपाठी ${letters}`, mobile })
    await openList(page)
    for (const typed of [`त्रिपाठी ${letters}`, sent.number, mobile, sent.email]) {
      await page.getByLabel('Search').fill(typed)
      await page.waitForURL((url) => url.searchParams.get('q') === typed)
      await page.getByText('1 application shown').waitFor()
      await rowOf(page, sent.number).waitFor()
    }
    expect(await rowOf(page, sent.number).locator('[lang=hi]').innerText()).toBe(sent.name)
    await page.reload()
    await page.getByText('1 application shown').waitFor()
    expect(await page.getByLabel('Search').inputValue()).toBe(sent.email)
    await page.getByLabel('Search').fill('nobody of this name')
    await says(page, 'No records found')
    await look(page, 'admissions-none')
  })

  it('narrows the list by course, category and status together, at an address that says so', async () => {
    const { page } = office
    const course = 'Bachelor of Computer Application'
    const [wanted, other] = await Promise.all([
      anApplication({ course, category: 'ews' }),
      anApplication({ course, category: 'sc' }),
    ])
    await decide(wanted.id, { status: 'waiting' })
    await openList(page)
    await page.getByLabel('Course').selectOption(course)
    await page.getByLabel('Status').selectOption('Waiting')
    await page.getByLabel('Category').selectOption('Economically Weaker Section (EWS)')
    await rowOf(page, other.name).waitFor({ state: 'detached' })
    await rowOf(page, wanted.name).waitFor()
    expect(new URL(page.url()).search).toBe(
      '?course=Bachelor+of+Computer+Application&status=waiting&category=ews',
    )
    await page.reload()
    await rowOf(page, wanted.name).waitFor()
    await decide(wanted.id, { status: 'rejected' })
    await rowOf(page, wanted.name).waitFor({ state: 'detached' })
  })

  it('exports what the filter gives, safe to open in a spreadsheet', async () => {
    const { page } = office
    const sent = await anApplication({
      name: '=HYPERLINK("http://example.com","Open")',
      fatherName: 'राम',
      category: 'ews',
    })
    await openList(page, '?category=ews')
    const download = page.waitForEvent('download')
    await press(page, 'Export CSV')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/)
    const csv = await readFile(await file.path(), 'utf8')
    const [header = '', ...lines] = csv.trimEnd().split('\r\n')
    expect(header).toContain('"Application number","Name","Father\'s name"')
    expect(lines.every((line) => line.includes('"ews"'))).toBe(true)
    const line = lines.find((one) => one.includes(sent.number))
    expect(line).toContain(`"'=HYPERLINK(""http://example.com"",""Open"")","राम"`)
    await page.getByText(`${lines.length} applications exported.`).waitFor()
    expect(office.troubles).toEqual([])
  })
})

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
    await photograph(page, 'admissions-details', 'window')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await dialog.getByText(sent.number).waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    const details = page.getByRole('button', { name: new RegExp(`^Details of ${sent.name}`) })
    await details.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
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
    await page.screenshot({ path: 'tests/.out/screenshots/admissions-print.png', fullPage: true })
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
    await photograph(page, 'admissions-saving', 'window')
    const begun = Date.now()
    letGo()
    await row.getByText('Accepted', { exact: true }).waitFor()
    took('saved → seen by a colleague', Date.now() - begun)
    await says(page, 'Application updated successfully!')
    await decisions(page).getByText('Please bring the originals on Monday.').waitFor()
    await page.getByText('new → accepted').waitFor()
    expect(calls).toHaveLength(1)
    expect(await note(page).inputValue()).toBe('')
    expect((await awaitMail(sent.email, 2)).text).toContain('Please bring the originals on Monday.')
    await photograph(page, 'admissions-decided', 'window')
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
    await photograph(page, 'admissions-refused', 'window')
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
      'Failed to update application: Somebody else has changed this in the meantime. Please look at it again before you save.',
    )
    await says(
      page,
      'Somebody else has just decided about this application. What you filled in is still here.',
    )
    await decisions(page).getByText('Accepted').waitFor()
    await photograph(page, 'admissions-overtaken', 'window')
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

describe('The list', () => {
  it('turns its pages, each as long as the page before allows, and says where it is', async () => {
    const { page } = office
    const letters = randomUUID().slice(0, 8)
    await copyApplication(await anApplication({ name: `Pages ${letters}` }), 25)
    await openList(page, `?q=${letters}`)
    await says(page, '1 to 25 applications shown')
    await press(page, 'Older')
    await says(page, '26 to 26 applications shown')
    expect(await page.getByRole('row').count()).toBe(2)
    await photograph(page, 'admissions-page-two')
    await press(page, 'Newer')
    await says(page, '1 to 25 applications shown')
  })

  it('says that it is offline, and that it could not be loaded, and tries again', async () => {
    const { page, context } = office
    await openList(page)
    await context.setOffline(true)
    await says(page, 'You are offline. What is shown may be out of date until the connection is back.')
    await context.setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
    office.troubles.length = 0
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort())
    await page.goto(section)
    await says(
      page,
      'The applications could not be loaded. Please check your internet connection and try again.',
    )
    await look(page, 'admissions-failed')
    await press(page, 'Try again')
    await page.unroute('**/google.firestore.v1.Firestore/**')
    await page.getByRole('row').nth(2).waitFor()
    office.troubles.length = 0
  })

  it('shows five grey rows until it is there', async () => {
    const { page } = office
    const gate = Promise.withResolvers<void>()
    await page.route('**/google.firestore.v1.Firestore/**', (route) =>
      gate.promise.then(() => route.continue()),
    )
    await page.goto(section)
    await page.locator('.desk-skeleton').first().waitFor()
    expect(await page.locator('.desk-skeleton').count()).toBe(5)
    await photograph(page, 'admissions-loading')
    gate.resolve()
    await page.getByRole('row').nth(2).waitFor()
    await page.unroute('**/google.firestore.v1.Firestore/**')
  })
})
