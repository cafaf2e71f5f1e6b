import { readFile } from 'node:fs/promises'
import { documentPaths } from '@prangan/contract/paths'
import { registered } from '../support/alumni.ts'
import { look } from '../support/page.ts'
import { newEmail } from '../support/people.ts'
import { expect, test } from './fixtures.ts'
import { press, takePageErrors, waitForText } from './steps/account.ts'
import { details, openList, requested, row } from './steps/alumni-desk.ts'
import { remove } from './steps/alumni-pages.ts'

test('An admin verifies several alumni at once, and is told by name for whom it failed', {
  tag: '@slow',
}, async ({ office, admin, newAlumnus, mark, firebase }) => {
  const { page } = office
  const names = [`Ekta ${mark}`, `Dvija ${mark}`, `Tritiya ${mark}`] as const
  const [one = '', two = '', three = ''] = await Promise.all(
    names.map((name) => registered(newAlumnus({ name }))),
  )
  await openList(page, `${requested}&q=${mark}`)
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await waitForText(page, '3 selected')
  await press(page, 'Verify selected')
  const dialog = page.getByRole('dialog', { name: 'Verify 3 alumni?' })
  for (const name of names) await expect(dialog.getByText(name)).toBeVisible()
  await look(page, 'desk-alumni-several', 'window')
  await remove(three, admin.token)
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await waitForText(page, '2 alumni verified. 1 alumnus could not be verified:')
  const failure = dialog.getByRole('listitem')
  await expect(failure).toContainText(names[2])
  await expect(failure).toContainText('Failed to verify alumni: This alumnus’s record no longer exists.')
  await look(page, 'desk-alumni-several-failed', 'window')
  const firestore = await firebase.firestore()
  const stored = await firestore.getAll(...[one, two].map((id) => firestore.doc(documentPaths.alumnus(id))))
  expect(stored.map((alumnus) => alumnus.get('status'))).toEqual([true, true])
  expect(takePageErrors(office)).toEqual(['404'])
})

test('An admin sees who registered twice, and compares', { tag: '@slow' }, async ({
  office: { page },
  newAlumnus,
  mark,
}) => {
  const [one, two, three] = [`Ekta ${mark}`, `Dvija ${mark}`, `Tritiya ${mark}`]
  const email = newEmail('twice')
  const id = await registered(newAlumnus({ name: one, email }))
  await registered(newAlumnus({ name: two, email: email.toUpperCase() }))
  await registered(newAlumnus({ name: three }))
  await openList(page, `${requested}&q=${mark}`)
  await waitForText(page, '3 alumni shown')
  const badge = page.getByRole('button', { name: `Possible duplicate: compare ${two}` })
  await expect(badge).toBeVisible()
  await expect(row(page, three).getByText('Possible duplicate')).toHaveCount(0)
  await badge.click()
  const compared = details(page).getByRole('region', { name: 'Possible duplicate' })
  await expect(compared.getByText(one)).toBeVisible()
  await look(page, 'desk-alumni-duplicate', 'window')
  await compared.getByRole('button', { name: 'Open the other registration' }).click()
  await page.waitForURL(new RegExp(`open=${id}`))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('An admin exports the filtered alumni, safe in a spreadsheet, with the office’s column names', {
  tag: '@slow',
}, async ({ office: { page }, newAlumnus, mark }) => {
  const names = [`Ekta ${mark}`, `Dvija ${mark}`] as const
  await registered(newAlumnus({ name: names[0], address: '=HYPERLINK("x")' }))
  await registered(newAlumnus({ name: names[1] }))
  await openList(page, `${requested}&q=${mark}`)
  await waitForText(page, '2 alumni shown')
  const download = page.waitForEvent('download')
  await press(page, 'Export CSV')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^alumni-requested-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const [header, ...lines] = text.split('\r\n')
  expect(header).toMatch(/^\uFEFF"Id","Name","Email","Mobile Number","Dob",/)
  expect(lines).toEqual([
    expect.stringContaining(`"${names[1]}"`),
    expect.stringContaining(`"${names[0]}"`),
    '',
  ])
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  await waitForText(page, '2 alumni exported.')
})
