import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { documents } from '@prangan/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { anApplication, apply, newApplication } from '../support/applications.ts'
import { signIn } from '../support/call.ts'
import { launchBrowser } from '../support/chrome.ts'
import { look, type Person } from '../support/page.ts'
import { timeUntil } from '../support/watch-for-text.ts'
import { press, says } from './steps/account.ts'
import { decide, openList, rowOf, section, took } from './steps/admissions.ts'
import { signedIn } from './steps/desk.ts'

let browser: Browser
let office: Person
let token: string
beforeAll(async () => {
  browser = await launchBrowser()
  ;[office, token] = await Promise.all([signedIn(browser), signIn('admin')])
})
afterAll(() => browser?.close())

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
describe('The office', () => {
  it('finds its applications in the sidebar, the latest first', async () => {
    const { page } = office
    await page.getByRole('link', { name: 'Admissions' }).click()
    await page.waitForURL(`**${section}`)
    await page.getByRole('heading', { name: 'Admissions' }).waitFor()
    // Grey rows have no time.
    await page.getByRole('row').locator('time').nth(1).waitFor()
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
    took('sent → painted at the office', await timeUntil(office.page, sent.name, () => apply(sent)))
    expect(await office.page.getByRole('row').nth(1).innerText()).toContain(sent.name)
  })

  it('finds one by its name, number, mobile number or e-mail, in any script', async () => {
    const { page } = office
    const letters = randomUUID().slice(0, 8)
    const mobile = `666${randomInt(1_000_000, 9_999_999)}`
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
    await decide(token, wanted.id, { status: 'waiting' })
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
    await decide(token, wanted.id, { status: 'rejected' })
    await rowOf(page, wanted.name).waitFor({ state: 'detached' })
  })

  it('exports what the filter gives, safe to open in a spreadsheet', async () => {
    const { page } = office
    const sent = await anApplication({
      fatherName: 'राम',
      qualification: '=HYPERLINK("http://example.com","Open")',
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
    expect(line).toContain('"राम"')
    expect(line).toContain(`"'=HYPERLINK(""http://example.com"",""Open"")"`)
    await page.getByText(`${lines.length} applications exported.`).waitFor()
    expect(office.troubles).toEqual([])
  })
})

describe('The list', () => {
  it('turns its pages, each as long as the page before allows, and says where it is', async () => {
    const { page } = office
    const letters = randomUUID().slice(0, 8)
    await copyApplication(await anApplication({ name: `Pages ${letters}` }), 25)
    await openList(page, `?q=${letters}`)
    await says(page, '1 to 25 of 26 applications')
    await press(page, 'Older')
    await says(page, '26 of 26 applications')
    expect(await page.getByRole('row').count()).toBe(2)
    await look(page, 'admissions-page-two')
    await press(page, 'Newer')
    await says(page, '1 to 25 of 26 applications')
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
    await look(page, 'admissions-loading')
    gate.resolve()
    await page.getByRole('row').nth(2).waitFor()
    await page.unroute('**/google.firestore.v1.Firestore/**')
  })
})
