import type { Browser } from '@playwright/test'
import { collections, documents } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { openAlumniOffice, registered, told } from '../support/alumni.ts'
import { launchBrowser } from '../support/chrome.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look, openBrowser, type Person } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import { paintTime, watchForText } from '../support/watch-for-text.ts'
import { press, says, takeTroubles } from './steps/account.ts'
import {
  confirm,
  desk,
  details,
  form,
  inRow,
  mostMilliseconds,
  openList,
  requested,
  row,
} from './steps/alumni-desk.ts'
import { signedIn, timed } from './steps/desk.ts'

let browser: Browser
let first: Person
let second: Person
let visitor: Person
let firestore: Firestore
let office: Awaited<ReturnType<typeof openAlumniOffice>>
const run = crypto.randomUUID().slice(0, 6)
/** Nobody else is called so: the run's own mark is the last name. */
const named = (given: string) => `${given} ${run}`

beforeAll(async () => {
  ;[browser, firestore, office] = await Promise.all([
    launchBrowser(),
    connectFirebase().firestore(),
    openAlumniOffice(),
  ])
  ;[first, second, visitor] = await Promise.all([signedIn(browser), signedIn(browser), openBrowser(browser)])
})
afterAll(() => browser?.close())

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
    const pressed = await timed(page, () => confirm(page, 'Verify'))
    const time = (await paintTime(inGallery)) - pressed
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
