import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { collections } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/firebase.ts'
import { openAlumniOffice, registered, told } from '../support/alumni.ts'
import { launchBrowser } from '../support/chrome.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look, type Person } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import { press, says, takeTroubles } from './steps/account.ts'
import { confirm, details, inRow, openList, requested, row } from './steps/alumni-desk.ts'
import { signedIn } from './steps/desk.ts'

let browser: Browser
let first: Person
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
  first = await signedIn(browser)
})
afterAll(() => browser?.close())

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
    for (const name of [gone, changed, saved]) {
      await inRow(page, 'Reject', name).click()
      if (name === gone) await page.getByLabel('Reason (optional)').fill(reason)
      if (name === gone) await look(page, 'desk-alumni-reject', 'window')
      await confirm(page, 'Reject')
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Undo for ${saved}`)
    await says(page, `Rejecting ${saved}`)
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
    // Half faded, its words would have half their contrast.
    await page.getByText('Alumni deleted successfully!').waitFor({ state: 'detached' })
    await look(page, 'desk-alumni-refused')
    await press(page, 'See the newest state')
    await details(page).getByText('Changed meanwhile').waitFor()
    expect(takeTroubles(first)).toEqual(['409'])
  })

  it('is offered Undo in every section', async () => {
    const { page } = first
    const remove = async () => {
      await details(page).getByRole('button', { name: 'Delete' }).click()
      await confirm(page, 'Reject')
    }
    const undo = page.getByRole('button', { name: /^Undo/ })
    await remove()
    await row(page, changed).getByRole('button', { name: /^Undo/ }).waitFor()
    await page.getByRole('link', { name: 'Add Faculty' }).click()
    await page.getByRole('heading', { level: 1, name: 'Add Faculty' }).waitFor()
    await look(page, 'desk-alumni-undo-elsewhere', 'window')
    await undo.click()
    await undo.waitFor({ state: 'detached' })
    expect(await office.stored(ids[2] ?? '')).toBeDefined()
    await page.goBack()
    await inRow(page, 'Details', changed).click()
    await remove()
    await row(page, changed).getByRole('button', { name: /^Undo/ }).waitFor()
  })

  it('deletes nobody who still waits when the page is left', async () => {
    const { page } = first
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.method()))
    await page.goto('/login')
    await page.waitForURL('**/AdminDashboard')
    expect(calls).not.toContain('DELETE')
    await openList(page, requested)
    await inRow(page, 'Reject', changed).waitFor()
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
