import type { Page } from '@playwright/test'
import { errors } from '@prangan/contract/errors'
import { newRegistration, registered } from '../support/alumni.ts'
import { call, form } from '../support/call.ts'
import { look } from '../support/page.ts'
import { makePerson } from '../support/people.ts'
import { expect, test } from './fixtures.ts'
import { press, takePageErrors, waitForText } from './steps/account.ts'
import { remove as removeAlumnus } from './steps/alumni-pages.ts'
import { openEdit, openNotices, rowOf, titleField } from './steps/desk.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'View News' })

test('An admin who edits what a colleague changes is told what changed, and overwrites nothing unseen', {
  tag: '@slow',
}, async ({ office, publish, admin: { token }, mark }) => {
  const { page } = office
  const [title, moved, mine] = [`Shared ${mark}`, `Moved ${mark}`, `As I want it ${mark}`]
  const id = await publish({ title })
  await openNotices(page, mark)
  const dialog = await openEdit(page, title)
  await titleField(dialog).fill(mine)

  await test.step('a colleague saves first: the open form says so, and cannot be saved', async () => {
    await call(`PUT /news/${id}`, {
      token,
      ...form({ title: moved, type: 'Events', eventDate: '2126-12-11' }),
    })
    await expect(dialog.getByText('Somebody else has just changed this notice.')).toBeVisible()
    await expect(dialog.getByText(`Title is now ${moved}; yours is ${mine}`)).toBeVisible()
    await expect(dialog.getByText('Type is now Events', { exact: true })).toBeVisible()
    await press(page, 'Save')
    await waitForText(page, errors['changed-meanwhile'][1])
    await expect(titleField(dialog)).toHaveValue(mine)
    await look(page, 'desk-news-changed', 'window')
    expect(takePageErrors(office)).toEqual(['409'])
  })

  await test.step('having taken it in, they save; what they had not touched is as the colleague left it', async () => {
    await press(page, 'Keep mine: Title')
    await expect(titleField(dialog)).toHaveValue(mine)
    await expect(dialog.getByLabel('Type')).toHaveValue('Events')
    await press(page, 'Save')
    await waitForText(page, 'Notice saved.')
    await expect(rowOf(page, mine).getByText('Events', { exact: true })).toBeVisible()
  })
})

test('Two people with one notice open read so at the head of its form, until one of them has closed it', {
  tag: '@slow',
}, async ({ office: { page }, openTeacher, firebase, publish, mark }) => {
  const title = `Open twice ${mark}`
  await publish({ title })
  const colleague = (await openTeacher(await makePerson(firebase, 'admin'))).page
  const line = 'A Test Person has this open, too.'
  await Promise.all([openNotices(page, mark), openNotices(colleague, mark)])
  const dialog = await openEdit(page, title)
  await expect(dialog.getByText(line)).toHaveCount(0)
  const other = await openEdit(colleague, title)
  await expect(dialog.getByText(line)).toBeVisible()
  await expect(other.getByText(line)).toBeVisible()
  await press(colleague, 'Cancel')
  await expect(dialog.getByText(line)).toHaveCount(0)
})

test('A notice with dates becomes public and then expires on the open desk, each at its moment', {
  tag: '@slow',
}, async ({ office: { page }, publish, mark }) => {
  const title = `Timed ${mark}`
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
  await publish({ title, publishFrom: inMinutes(10), publishUntil: inMinutes(20) })
  // Only this endpoint sets the page's server time, which would override the test's clock.
  await page.route('/news', (route) => route.fulfill({ json: { marquee: [] } }))
  await page.clock.install()
  await openNotices(page, mark)
  const row = rowOf(page, title)
  await expect(row.getByText(/^Scheduled from /)).toBeVisible()
  await page.clock.fastForward('10:01')
  await expect(row.getByText(/^Scheduled from /)).toHaveCount(0)
  await expect(row.getByText(/^Until /)).toBeVisible()
  await expect(row.getByText('Expired', { exact: true })).toHaveCount(0)
  await page.clock.fastForward('10:01')
  await expect(row.getByText('Expired', { exact: true })).toBeVisible()
})

test('The sidebar counts the alumni who wait for the office, and links to them', { tag: '@slow' }, async ({
  office: { page },
  admin: { token },
  atEnd,
}) => {
  const id = await registered(newRegistration())
  atEnd(() => removeAlumnus(id, token))
  await openNotices(page)
  const sidebar = page.getByRole('navigation', { name: 'Admin dashboard' })
  const waiting = sidebar.getByRole('link', { name: /^[1-9]\d* alumni registrations? to verify$/ })
  await expect(waiting).toBeVisible()
  await look(page, 'desk-news-sidebar', 'window')
  await waiting.click()
  await expect(page.getByRole('tab', { selected: true, name: 'Requested' })).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toBeVisible()
})
