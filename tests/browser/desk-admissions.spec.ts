import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'
import { press, waitForText } from './steps/account.ts'
import { decide, openList, rowOf, section } from './steps/admissions.ts'

const firestoreCalls = '**/google.firestore.v1.Firestore/**'

test.describe('The office', () => {
  test('finds its applications in the sidebar, the latest first, and sees one more arrive without a reload', {
    tag: '@slow',
  }, async ({ office, makeApplication }) => {
    const { page } = office
    const mark = randomUUID().slice(0, 8)
    const first = await makeApplication({ name: `First ${mark}` })
    await page.goto('/AdminDashboard')
    await page.getByRole('link', { name: 'Applications', exact: true }).click()
    await page.waitForURL(`**${section}`)
    await expect(page.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/Applications/)
    await expect(rowOf(page, first.name)).toBeVisible()
    const times = await page
      .getByRole('row')
      .locator('time')
      .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime))
    expect(times).toEqual(times.toSorted().toReversed())
    await look(page, 'admissions-list')

    await openList(page, `?q=${mark}`)
    await makeApplication({ name: `Second ${mark}` })
    await expect(page.getByRole('row').nth(1)).toContainText(`Second ${mark}`)
    await expect(page.getByRole('row').nth(2)).toContainText(`First ${mark}`)
  })

  test('finds an application by name, number, mobile number or e-mail, in any script', {
    tag: '@slow',
  }, async ({ office, makeApplication }) => {
    const { page } = office
    const letters = randomUUID().slice(0, 8)
    const mobile = `666${randomInt(1_000_000, 9_999_999)}`
    const sent = await makeApplication({ name: `कुसुम त्रिपाठी ${letters}`, mobile })
    await openList(page)
    for (const typed of [`त्रिपाठी ${letters}`, sent.number, mobile, sent.email]) {
      await page.getByLabel('Search').fill(typed)
      await page.waitForURL((url) => url.searchParams.get('q') === typed)
      await waitForText(page, '1 application shown')
      await expect(rowOf(page, sent.number)).toBeVisible()
    }
    await expect(rowOf(page, sent.number).locator('[lang=hi]')).toHaveText(sent.name)
    await page.reload()
    await waitForText(page, '1 application shown')
    await expect(page.getByLabel('Search')).toHaveValue(sent.email)
    await page.getByLabel('Search').fill('nobody of this name')
    await waitForText(page, 'No records found')
    await look(page, 'admissions-none')
  })

  test('narrows the list by course, category and status together, and the address keeps the filters', {
    tag: '@slow',
  }, async ({ office, admin: { token }, makeApplication }) => {
    const { page } = office
    const course = courseAt(5)
    const [wanted, other] = await Promise.all([
      makeApplication({ course, category: 'ews' }),
      makeApplication({ course, category: 'sc' }),
    ])
    await decide(token, wanted.id, { status: 'waiting' })
    await openList(page)
    await page.getByLabel('Course').selectOption(course)
    await page.getByLabel('Status').selectOption('Waiting')
    await page.getByLabel('Category').selectOption('Economically Weaker Section (EWS)')
    await page.waitForURL(`**?${new URLSearchParams({ course, status: 'waiting', category: 'ews' })}`)
    await expect(rowOf(page, other.name)).toHaveCount(0)
    await expect(rowOf(page, wanted.name)).toBeVisible()
    await page.reload()
    await expect(rowOf(page, wanted.name)).toBeVisible()
    await decide(token, wanted.id, { status: 'rejected' })
    await expect(rowOf(page, wanted.name)).toHaveCount(0)
  })

  test('exports the filtered list, safe to open in a spreadsheet', { tag: '@slow' }, async ({
    office,
    makeApplication,
  }) => {
    const { page } = office
    const sent = await makeApplication({
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
    await expect(page.getByText(new RegExp(`^${lines.length} applications? exported\\.$`))).toBeVisible()
  })
})

test('The list of applications shows five skeleton rows while it is loading', {
  tag: '@slow',
}, async ({ office, makeApplication }) => {
  const { page } = office
  await makeApplication()
  const gate = Promise.withResolvers<void>()
  await page.route(firestoreCalls, (route) => gate.promise.then(() => route.continue()))
  await page.goto(section)
  await expect(page.locator('.desk-skeleton')).toHaveCount(5)
  await look(page, 'admissions-loading')
  gate.resolve()
  await expect(page.getByRole('row').locator('time').first()).toBeVisible()
  await expect(page.locator('.desk-skeleton')).toHaveCount(0)
  await page.unroute(firestoreCalls)
})
