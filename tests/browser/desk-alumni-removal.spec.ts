import { documentPaths } from '@prangan/contract/paths'
import { registered } from '../support/alumni.ts'
import { awaitMail } from '../support/mailbox.ts'
import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { press, takePageErrors, waitForText } from './steps/account.ts'
import { confirm, desk, details, inRow, openList, requested, row } from './steps/alumni-desk.ts'
import { update, verify } from './steps/alumni-pages.ts'

const timeToUndo = 10_000

test('An admin can undo a deletion for ten seconds; it happens only after that, and the bin restores who was deleted', {
  tag: '@slow',
}, async ({ office: { page }, admin, newAlumnus, mark, firebase }) => {
  const [saved, gone] = [`Saved ${mark}`, `Gone ${mark}`]
  const [savedId = '', goneId = ''] = await Promise.all(
    [saved, gone].map((name) => registered(newAlumnus({ name }))),
  )
  for (const id of [savedId, goneId]) await verify(id, admin.token)
  const firestore = await firebase.firestore()
  const areThere = async (...paths: string[]) => {
    const stored = await firestore.getAll(...paths.map((path) => firestore.doc(path)))
    return stored.map(({ exists }) => exists)
  }
  await page.clock.install()
  await openList(page, `${desk}?q=${mark}`)
  for (const name of [gone, saved]) {
    await inRow(page, 'Delete', name).click()
    await confirm(page, 'Delete')
    await expect(inRow(page, 'Undo for', name)).toBeFocused()
    await waitForText(page, `Deleting ${name}`)
  }
  expect(await areThere(documentPaths.alumnus(savedId), documentPaths.alumnus(goneId))).toEqual([true, true])
  await inRow(page, 'Undo for', saved).click()
  await expect(inRow(page, 'Details', saved)).toBeFocused()
  await page.clock.fastForward(timeToUndo)
  await waitForText(page, 'Alumni deleted successfully!')
  await expect(row(page, gone)).toHaveCount(0)
  expect(await areThere(documentPaths.alumnus(goneId), documentPaths.verifiedAlumnus(goneId))).toEqual([
    false,
    false,
  ])
  expect(await areThere(documentPaths.alumnus(savedId), documentPaths.verifiedAlumnus(savedId))).toEqual([
    true,
    true,
  ])
  await page.locator('main').getByRole('link', { name: 'Bin' }).click()
  await expect(row(page, gone).getByText(/^Deleted \d+ \w+ \d{4}, .+ by A Test Person$/)).toBeVisible()
  await expect(row(page, gone).locator('img[src^="blob:"]')).toBeVisible()
  await look(page, 'desk-alumni-bin')
  await press(page, `Restore ${gone}`)
  await waitForText(page, 'Alumnus restored.')
  await expect(row(page, gone)).toHaveCount(0)
  expect(await areThere(documentPaths.alumnus(goneId), documentPaths.verifiedAlumnus(goneId))).toEqual([
    true,
    true,
  ])
})

test('An admin who rejects several alumni is refused those that a colleague has changed, and the reason is mailed', {
  tag: '@slow',
}, async ({ office, admin, newAlumnus, mark, firebase }) => {
  const { page } = office
  const [saved, gone, changed] = [`Saved ${mark}`, `Gone ${mark}`, `Changed ${mark}`]
  const reason = `No such year in our registers, ${mark}.`
  const toReject = newAlumnus({ name: gone })
  const firestore = await firebase.firestore()
  const stored = async (id: string) => (await firestore.doc(documentPaths.alumnus(id)).get()).data()
  const ids = await Promise.all(
    [newAlumnus({ name: saved }), toReject, newAlumnus({ name: changed })].map((each) => registered(each)),
  )
  const [savedId = '', goneId = '', changedId = ''] = ids
  await page.clock.install()
  await openList(page, `${requested}&q=${mark}`)
  for (const name of [gone, changed, saved]) {
    await inRow(page, 'Reject', name).click()
    if (name === gone) await page.getByLabel('Reason (optional)').fill(reason)
    if (name === gone) await look(page, 'desk-alumni-reject', 'window')
    await confirm(page, 'Reject')
    await expect(inRow(page, 'Undo for', name)).toBeFocused()
    await waitForText(page, `Rejecting ${name}`)
  }
  expect((await Promise.all(ids.map(stored))).map((alumnus) => alumnus?.status)).toEqual([
    false,
    false,
    false,
  ])
  await inRow(page, 'Undo for', saved).click()
  await expect(inRow(page, 'Reject', saved)).toBeVisible()
  await update(changedId, { designation: 'Changed meanwhile' }, admin.token)
  await expect(row(page, changed).getByText('Changed meanwhile')).toBeVisible()
  await page.clock.fastForward(timeToUndo)
  await waitForText(page, 'Alumni deleted successfully!')
  await expect(row(page, gone)).toHaveCount(0)
  await expect(
    page.getByText(`${changed}: Failed to delete alumni: Somebody else has changed this in the meantime.`),
  ).toBeVisible()
  expect(await stored(goneId)).toBeUndefined()
  expect((await stored(savedId))?.name).toBe(saved)
  expect((await awaitMail(toReject.email)).text).toContain(reason)
  // A half-faded text has too little contrast.
  await expect(page.getByText('Alumni deleted successfully!')).toHaveCount(0)
  await look(page, 'desk-alumni-refused')
  await press(page, 'Show the current details')
  await expect(details(page).getByText('Changed meanwhile')).toBeVisible()
  expect(takePageErrors(office)).toEqual(['409'])
})

test('An admin is offered Undo in every section, and leaving the page cancels pending deletions', {
  tag: '@slow',
}, async ({ office: { page }, newAlumnus, mark, firebase }) => {
  const name = `Waiting ${mark}`
  const id = await registered(newAlumnus({ name }))
  const firestore = await firebase.firestore()
  const undo = page.getByRole('button', { name: /^Undo/ })
  const begin = async () => {
    await inRow(page, 'Details', name).click()
    await details(page).getByRole('button', { name: 'Delete' }).click()
    await confirm(page, 'Reject')
    await expect(row(page, name).getByRole('button', { name: /^Undo/ })).toBeVisible()
    await expect(details(page)).toBeHidden()
  }

  await test.step('takes it back in another section', async () => {
    await openList(page, `${requested}&q=${mark}`)
    await begin()
    await page.getByRole('link', { name: 'Add Faculty' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add Faculty' })).toBeVisible()
    await look(page, 'desk-alumni-undo-elsewhere', 'window')
    await undo.click()
    await expect(undo).toHaveCount(0)
    expect((await firestore.doc(documentPaths.alumnus(id)).get()).exists).toBe(true)
  })

  await test.step('begins again, and leaves the page', async () => {
    await page.goBack()
    await begin()
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.method()))
    await page.goto('/login')
    await page.waitForURL('**/AdminDashboard')
    await openList(page, `${requested}&q=${mark}`)
    await expect(inRow(page, 'Reject', name)).toBeVisible()
    expect(calls).not.toContain('DELETE')
  })
})
