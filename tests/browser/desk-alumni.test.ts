import { readFile } from 'node:fs/promises'
import { collections, documents } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { openAlumniOffice, registered, told } from '../support/alumni.ts'
import { launchBrowser } from '../support/chrome.ts'
import { awaitMail } from '../support/mailbox.ts'
import { accessibilityFaults, openBrowser, type Person, photograph } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import { logins } from '../support/suite.ts'
import { paintTime, watchForText } from '../support/watch-for-text.ts'
import { failed, login, press, says, takeTroubles } from './account-steps.ts'

/** A busy machine is slow, not wrong: the figures are printed, and this only tells live from lost. */
const mostMilliseconds = 5_000
const desk = '/AdminDashboard/view-alumni'
const requested = `${desk}?tab=requested`

let browser: Browser
let first: Person
let second: Person
let visitor: Person
let firestore: Firestore
let office: Awaited<ReturnType<typeof openAlumniOffice>>
const run = crypto.randomUUID().slice(0, 6)
/** Nobody else is called so: the run's own mark is the last name. */
const named = (given: string) => `${given} ${run}`

async function signedIn(): Promise<Person> {
  const person = await openBrowser(browser)
  await person.page.goto('/login')
  await login(person.page, logins.admin.uname, logins.admin.psw)
  await person.page.waitForURL('**/AdminDashboard')
  return person
}

beforeAll(async () => {
  ;[browser, firestore, office] = await Promise.all([
    launchBrowser(),
    connectFirebase().firestore(),
    openAlumniOffice(),
  ])
  ;[first, second, visitor] = await Promise.all([signedIn(), signedIn(), openBrowser(browser)])
})
afterAll(() => browser?.close())

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const inRow = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action} ${name}`, exact: true })
const details = (page: Page) => page.getByRole('dialog', { name: 'Alumni Details' })
const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Alumni Details' })
const confirm = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()

/** Waits until the list is there. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByText(/^\d+ alumn(us|i) shown$/).waitFor()
}

/** Photographs a state at each width, and asks axe about it at each. */
async function look(page: Page, name: string, what: 'page' | 'window' = 'page'): Promise<void> {
  const before = page.viewportSize()
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, ...(await accessibilityFaults(page))]).toEqual([width])
  }
  if (before) await page.setViewportSize(before)
  await photograph(page, name, what)
}

/** The moment of the next press on the page, in milliseconds since 1970. */
const notePress = (page: Page) =>
  page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { pressedAt: Date.now() }), {
      capture: true,
      once: true,
    }),
  )
const pressedAt = (page: Page) => page.evaluate(() => (window as unknown as { pressedAt: number }).pressedAt)

describe('An admin at the list of alumni', () => {
  it('finds it in the sidebar, Verified first, with all its columns', async () => {
    const { page } = first
    await page.getByRole('link', { name: 'View Alumni' }).click()
    await page.waitForURL(`**${desk}`)
    await page.getByText(/^\d+ alumni shown$/).waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Verified', 'Requested'])
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Verified')
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Photo',
      'Name',
      'Designation',
      'Working Place',
      'Mobile Number',
      'Email',
      'Actions',
    ])
    expect(await row(page, 'Zainab Bano').getByRole('button').allTextContents()).toEqual([
      'Delete Zainab Bano',
      'Details Zainab Bano',
    ])
    await look(page, 'desk-alumni-verified')
  })

  it('comes to Requested by the arrow keys, where each can be verified, rejected and looked at', async () => {
    const { page } = first
    await page.getByRole('tab', { name: 'Verified' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(`**${requested}`)
    await page.getByText('Pankaj Dubey').first().waitFor()
    expect(await row(page, 'Pankaj Dubey').getByRole('button').allTextContents()).toEqual([
      'Verify Pankaj Dubey',
      'Reject Pankaj Dubey',
      'Details Pankaj Dubey',
    ])
    await row(page, 'Pankaj Dubey').locator('img[src^="blob:"]').waitFor()
    await look(page, 'desk-alumni-requested')
  })

  it('finds alumni by name, e-mail and mobile number, by degree and year, and the address keeps it', async () => {
    const { page } = first
    await openList(page, desk)
    for (const typed of ['zainab', 'zainab.bano@example.net', '20118']) {
      await page.getByLabel('Search').fill(typed)
      await page.waitForURL((url) => url.searchParams.get('q') === typed)
      await says(page, '1 alumnus shown')
      await row(page, 'Zainab Bano').waitFor()
    }
    await page.reload()
    await says(page, '1 alumnus shown')
    expect(await page.getByLabel('Search').inputValue()).toBe('20118')
    await page.getByLabel('Search').fill('nobody at all')
    await says(page, 'No Verified Records Found')
    await look(page, 'desk-alumni-none')
    await page.getByRole('tab', { name: 'Requested' }).click()
    await says(page, 'No Requested Records Found')
    await page.goto(`${requested}&degree=M.Tech&year=2014`)
    await says(page, '1 alumnus shown')
    await row(page, 'Pankaj Dubey').waitFor()
    await page.getByLabel('Degree').selectOption('B.Com.')
    await says(page, 'No Requested Records Found')
  })

  it('had no trouble so far', () => {
    expect(first.troubles).toEqual([])
  })
})

describe('Two admins and a visitor, side by side', () => {
  const name = named('Sarojini')
  const fields = { ...told({ name, specialization: '' }), email: newEmail('sarojini') }

  it('see a registration arrive on both desks by itself', async () => {
    await Promise.all([openList(first.page, requested), openList(second.page, requested)])
    const watches = await Promise.all([first, second].map(({ page }) => watchForText(page, name)))
    const sent = Date.now()
    await registered(fields)
    const times = await Promise.all(watches.map(paintTime))
    console.log(`  registration sent → painted: ${times.map((time) => `${time - sent} ms`).join(', ')}`)
    expect(Math.max(...times) - sent).toBeLessThan(mostMilliseconds)
  })

  it('the first reads the details, with the photo that nobody else may see, and who did what', async () => {
    const { page } = first
    await inRow(page, 'Details', name).click()
    const window = details(page)
    for (const text of ['6 May 1990', 'Requested', 'N/A', fields.email, 'Alumnus registered'])
      await window
        .getByText(text, { exact: text !== 'Alumnus registered' })
        .first()
        .waitFor()
    await window.locator('img[src^="blob:"]').waitFor()
    await look(page, 'desk-alumni-details', 'window')
    await page.keyboard.press('Escape')
    await window.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Details ${name}`)
  })

  it('the first verifies after being asked; it leaves both lists, and the gallery shows it without a reload', async () => {
    const { page } = first
    await visitor.page.goto('/alumni-gallery')
    await visitor.page
      .getByText(/verified alumni/)
      .first()
      .waitFor()
    const inGallery = await watchForText(visitor.page, name)
    await inRow(page, 'Verify', name).click()
    await page.getByRole('alertdialog').getByText(name).waitFor()
    await look(page, 'desk-alumni-verify', 'window')
    await notePress(page)
    await confirm(page, 'Verify')
    const time = (await paintTime(inGallery)) - (await pressedAt(page))
    console.log(`  verify → gallery: ${time} ms`)
    expect(time).toBeLessThan(mostMilliseconds)
    await says(page, 'Alumni verified successfully!')
    for (const { page: open } of [first, second]) await row(open, name).waitFor({ state: 'detached' })
    await awaitMail(fields.email)
  })

  it('the second’s edit is told to the first, who loses nothing typed and overwrites nothing unseen', async () => {
    await Promise.all(
      [first, second].map(async ({ page }) => {
        await openList(page, `${desk}?q=${run}`)
        await inRow(page, 'Details', name).click()
        await details(page).getByRole('button', { name: 'Edit' }).click()
      }),
    )
    await look(first.page, 'desk-alumni-edit', 'window')
    await form(first.page).getByLabel('Designation').fill('Head librarian')
    // What the second saves reaches the first's page only after the first has pressed Save.
    await form(second.page).getByLabel('Address').fill('Naya Chowk')
    await form(second.page).getByRole('button', { name: 'Save' }).click()
    await says(second.page, 'Alumni updated successfully!')
    await first.page.getByText('Somebody else has just changed this alumnus.').waitFor()
    await form(first.page).getByRole('button', { name: 'Save' }).click()
    await first.page
      .getByText('Failed to update alumni: Somebody else has changed this in the meantime.')
      .waitFor()
    expect(await form(first.page).getByLabel('Designation').inputValue()).toBe('Head librarian')
    await look(first.page, 'desk-alumni-conflict', 'window')
    await press(first.page, 'Take in their changes')
    expect(await form(first.page).getByLabel('Address').inputValue()).toBe('Naya Chowk')
    await form(first.page).getByRole('button', { name: 'Save' }).click()
    await says(first.page, 'Alumni updated successfully!')
    await details(second.page).getByText('Head librarian').waitFor()
    await details(first.page).getByText('Naya Chowk').waitFor()
    expect(takeTroubles(first)).toEqual(['409'])
  })

  it('the first is told that the second has deleted who is being edited; nobody comes back', async () => {
    const { page } = first
    await details(page).getByRole('button', { name: 'Edit' }).click()
    await form(page).getByLabel('Designation').fill('Ghost')
    const { docs } = await firestore.collection(collections.alumni).where('name', '==', name).get()
    const id = docs[0]?.id ?? ''
    await office.remove(id)
    await says(page, 'This alumnus is not on record any more.')
    await form(page).getByRole('button', { name: 'Save' }).click()
    await says(page, 'Failed to update alumni: This alumnus is not on record any more.')
    expect(await form(page).getByLabel('Designation').inputValue()).toBe('Ghost')
    expect((await firestore.doc(documents.alumnus(id)).get()).exists).toBe(false)
    await page.keyboard.press('Escape')
    await confirm(page, 'Discard')
    await page.keyboard.press('Escape')
    await details(page).waitFor({ state: 'hidden' })
    expect(takeTroubles(first)).toEqual(['404'])
  })
})

describe('An admin who rejects and deletes', () => {
  const [saved, gone, changed] = [named('Saved'), named('Gone'), named('Changed')]
  const reason = `No such year in our registers, ${run}.`
  const email = newEmail('gone')
  let ids: string[]

  it('can take each back for ten seconds; several wait at once, and the call comes only then', async () => {
    const { page } = first
    ids = await Promise.all(
      [told({ name: saved }), told({ name: gone, email }), told({ name: changed })].map((each) =>
        registered(each),
      ),
    )
    await openList(page, requested)
    await row(page, changed).waitFor()
    for (const name of [saved, gone, changed]) {
      await inRow(page, 'Reject', name).click()
      if (name === gone) await page.getByLabel('Reason (optional)').fill(reason)
      if (name === gone) await look(page, 'desk-alumni-reject', 'window')
      await confirm(page, 'Reject')
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Undo for ${changed}`)
    await photograph(page, 'desk-alumni-going', 'window')
    const stored = await Promise.all(ids.map((id) => office.stored(id)))
    expect(stored.map((alumnus) => alumnus?.status)).toEqual([false, false, false])
  })

  it('keeps whom they saved, is refused where the record changed, and the reason is mailed', async () => {
    const { page } = first
    await page.getByRole('button', { name: `Undo for ${saved}` }).click()
    await inRow(page, 'Reject', saved).waitFor()
    await office.update(ids[2] ?? '', { designation: 'Changed meanwhile' })
    await says(page, 'Alumni deleted successfully!')
    await row(page, gone).waitFor({ state: 'detached' })
    await page
      .getByText(`${changed}: Failed to delete alumni: Somebody else has changed this in the meantime.`)
      .waitFor()
    expect(await office.stored(ids[1] ?? '')).toBeUndefined()
    expect((await office.stored(ids[0] ?? ''))?.name).toBe(saved)
    expect((await awaitMail(email)).text).toContain(reason)
    await look(page, 'desk-alumni-refused')
    await press(page, 'See the newest state')
    await details(page).getByText('Changed meanwhile').waitFor()
    expect(takeTroubles(first)).toEqual(['409'])
  })

  it('deletes at once who still waits when the page is left', async () => {
    const { page } = first
    await details(page).getByRole('button', { name: 'Delete' }).click()
    await confirm(page, 'Reject')
    await row(page, changed).getByRole('button', { name: /^Undo/ }).waitFor()
    await page.goto('/login')
    await expect.poll(() => office.stored(ids[2] ?? ''), { timeout: 5_000 }).toBeUndefined()
    await page.waitForURL('**/AdminDashboard')
  })
})

describe('An admin with many registrations', () => {
  const [one, two, three] = [named('Ekta'), named('Dvija'), named('Tritiya')]
  const email = newEmail('twice')
  let ids: string[]

  it('sees who registered twice, and compares', async () => {
    const { page } = first
    ids = [
      await registered(told({ name: one, email, address: '=HYPERLINK("x")' })),
      await registered(told({ name: two, email: email.toUpperCase() })),
      await registered(told({ name: three })),
    ]
    await openList(page, `${requested}&q=${run}`)
    const mark = page.getByRole('button', { name: `Possible duplicate: compare ${two}` })
    await mark.waitFor()
    expect(await row(page, three).getByText('Possible duplicate').count()).toBe(0)
    await mark.click()
    const compared = details(page).getByRole('region', { name: 'Possible duplicate' })
    await compared.getByText(one).waitFor()
    await look(page, 'desk-alumni-duplicate', 'window')
    await compared.getByRole('button', { name: 'Open the other' }).click()
    await page.waitForURL(new RegExp(`open=${ids[0]}`))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('exports what the filter gives, safe in a spreadsheet, in the office’s words', async () => {
    const { page } = first
    const download = page.waitForEvent('download')
    await press(page, 'Export CSV')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^alumni-requested-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    const lines = text.split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF"Id","Name","Email","Mobile Number","Dob",/)
    const { docs } = await firestore.collection(collections.alumni).where('status', '==', false).get()
    const expected = docs.filter((stored) => String(stored.get('name')).includes(run))
    expect(lines.slice(1, -1)).toHaveLength(expected.length)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    await page.getByText(`${expected.length} alumni exported.`).waitFor()
  })

  it('verifies several, sees how far it is, and is told by name with whom it failed', async () => {
    const { page } = first
    for (const name of [one, two, three]) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await says(page, '3 selected')
    await press(page, 'Verify selected')
    const window = page.getByRole('dialog', { name: 'Verify 3 alumni?' })
    await window.getByText(three).waitFor()
    await look(page, 'desk-alumni-several', 'window')
    await office.remove(ids[2] ?? '')
    await window.getByRole('button', { name: 'Verify', exact: true }).click()
    await says(page, '2 alumni verified. 1 alumnus could not be verified:')
    await window.getByText('Failed to verify alumni: This alumnus is not on record any more.').waitFor()
    expect(await window.getByRole('listitem').innerText()).toContain(three)
    await look(page, 'desk-alumni-several-failed', 'window')
    expect((await office.stored(ids[0] ?? ''))?.status).toBe(true)
    expect(takeTroubles(first)).toEqual(['404'])
  })
})

describe('An admin on a bad line', () => {
  it('sees five rows of a skeleton, that it failed, and the list after trying again', async () => {
    const person = await signedIn()
    const { page, context } = person
    const gate = Promise.withResolvers<void>()
    const held = () => gate.promise
    const data = '**/google.firestore.v1.Firestore/**'
    await context.route(data, (route) => held().then(() => route.abort()))
    await page.goto(desk)
    await page.locator('.desk-skeleton').first().waitFor()
    expect(await page.locator('.desk-skeleton').count()).toBe(5)
    await photograph(page, 'desk-alumni-loading')
    gate.resolve()
    await says(page, 'The alumni could not be loaded. Please check your internet connection and try again.')
    await look(page, 'desk-alumni-failed')
    await context.unroute(data)
    await press(page, 'Try again')
    await page.getByText(/^\d+ alumni shown$/).waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await context.close()
  })

  it('is told that verifying failed, and that it has not been done', async () => {
    const { page } = second
    await openList(page, requested)
    await page.route('**/admin/status/*', (route) => route.abort(), { times: 1 })
    await inRow(page, 'Verify', 'Pankaj Dubey').click()
    await confirm(page, 'Verify')
    await page.getByText('Failed to verify alumni: The server could not be reached.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await inRow(page, 'Verify', 'Pankaj Dubey').waitFor()
    expect(takeTroubles(second)).toEqual([failed, failed])
  })
})
