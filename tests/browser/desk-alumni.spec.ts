import { randomUUID } from 'node:crypto'
import { degreeAt } from '@prangan/contract/testing/fixtures'
import { registered } from '../support/alumni.ts'
import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { waitForText } from './steps/account.ts'
import { desk, details, inRow, openList, requested, row } from './steps/alumni-desk.ts'
import { verify } from './steps/alumni-pages.ts'

test('An admin finds the alumni in the sidebar, Verified first, and reaches the requested ones by the arrow keys', {
  tag: '@slow',
}, async ({ office: { page }, admin, newAlumnus, mark }) => {
  const [shown, waiting] = [`Zainab ${mark}`, `Pankaj ${mark}`]
  await verify(await registered(newAlumnus({ name: shown })), admin.token)
  await registered(newAlumnus({ name: waiting }))
  await page.goto('/AdminDashboard')
  await page.getByRole('link', { name: 'View Alumni' }).click()
  await page.waitForURL(`**${desk}`)
  await expect(page.getByText(/^\d+ alumn(us|i) shown$/)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Verified', 'Requested'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Verified')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Photo',
    'Name',
    'Designation',
    'Working Place',
    'Degree',
    'Year',
    'Mobile Number',
    'Email',
    'Actions',
  ])
  await look(page, 'desk-alumni-verified')
  await page.getByRole('tab', { name: 'Verified' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(`**${requested}`)
  await expect(row(page, waiting).locator('img[src^="blob:"]')).toBeVisible()
  await look(page, 'desk-alumni-requested')
  await page.getByLabel('Search').fill(mark)
  await waitForText(page, '1 alumnus shown')
  await expect(row(page, waiting).getByRole('button')).toHaveText([
    `Details ${waiting}`,
    `Verify ${waiting}`,
    `Reject ${waiting}`,
  ])
  await page.getByRole('tab', { name: 'Verified' }).click()
  await expect(row(page, shown).getByRole('button')).toHaveText([`Details ${shown}`, `Delete ${shown}`])
})

test('An admin finds alumni by name, e-mail and mobile number, by degree and year, and the address keeps it', {
  tag: '@slow',
}, async ({ office: { page }, admin, newAlumnus, mark }) => {
  const [shown, waiting] = [`Zainab ${mark}`, `Pankaj ${mark}`]
  const email = `z${randomUUID().replaceAll('-', '')}@example.net`
  const alumnus = newAlumnus({ name: shown, email })
  await verify(await registered(alumnus), admin.token)
  await registered(newAlumnus({ name: waiting, degree: degreeAt(2), year: '2014' }))
  await openList(page, desk)
  const partOfMobile = alumnus.MoNo.slice(2)
  for (const typed of [`zainab ${mark}`, mark.slice(1), email, partOfMobile]) {
    await page.getByLabel('Search').fill(typed)
    await page.waitForURL((url) => url.searchParams.get('q') === typed)
    await waitForText(page, '1 alumnus shown')
    await expect(row(page, shown)).toBeVisible()
  }
  await page.reload()
  await waitForText(page, '1 alumnus shown')
  await expect(page.getByLabel('Search')).toHaveValue(partOfMobile)
  await page.getByLabel('Search').fill('nobody at all')
  await waitForText(page, 'No Verified Records Found')
  await look(page, 'desk-alumni-none')
  await page.getByRole('tab', { name: 'Requested' }).click()
  await waitForText(page, 'No Requested Records Found')
  await page.goto(`${requested}&q=${mark}&degree=${encodeURIComponent(degreeAt(2))}&year=2014`)
  await waitForText(page, '1 alumnus shown')
  await expect(row(page, waiting)).toBeVisible()
  await page.getByLabel('Degree').selectOption(degreeAt(1))
  await waitForText(page, 'No Requested Records Found')
})

test('An admin sees eight alumni and more on a screen of 1366 x 768, with all actions on one line', {
  tag: '@slow',
}, async ({ openPerson, admin, newAlumnus, mark }) => {
  test.slow()
  const ids: string[] = []
  for (let count = 0; count < 8; count++) ids.push(await registered(newAlumnus({ name: `Ashtami ${mark}` })))
  const { page } = await openPerson({ height: 768, storageState: admin.storageState })
  const seeEight = async (path: string) => {
    await openList(page, path)
    await waitForText(page, '8 alumni shown')
    const rows = page.locator('tbody tr')
    const bottoms = () =>
      rows.evaluateAll((all) => all.map((each) => Math.floor(each.getBoundingClientRect().bottom)))
    await expect.poll(async () => (await bottoms()).filter((bottom) => bottom <= 768)).toHaveLength(8)
    const buttons = rows.first().getByRole('button')
    const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  }
  await seeEight(`${requested}&q=${mark}`)
  for (const id of ids) await verify(id, admin.token)
  await seeEight(`${desk}?q=${mark}`)
})

test('An admin reads the details of a registration, with the photo that nobody else may see, and who did what', {
  tag: '@slow',
}, async ({ office: { page }, newAlumnus, mark }) => {
  const name = `Aabha ${mark}`
  const alumnus = newAlumnus({ name, specialization: '' })
  await registered(alumnus)
  await openList(page, `${requested}&q=${mark}`)
  await inRow(page, 'Details', name).click()
  const dialog = details(page)
  for (const text of ['6 May 1990', 'Requested', 'N/A', alumnus.email])
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(dialog.getByText('Alumnus registered').first()).toBeVisible()
  await expect(dialog.locator('img[src^="blob:"]')).toBeVisible()
  await look(page, 'desk-alumni-details', 'window')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(inRow(page, 'Details', name)).toBeFocused()
})
