import { randomUUID } from 'node:crypto'
import { demoTeachers } from '@prangan/college/demo/teachers'
import { facultyAt } from '@prangan/contract/testing/fixtures'
import { accessibilityViolations, look } from '../support/page.ts'
import { logins } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { press } from './steps/account.ts'
import { emptyText, openPanel, openViewFaculty, search } from './steps/faculty-desk.ts'
import { seePhotos } from './steps/faculty-pages.ts'

const newMark = () => randomUUID().slice(0, 6)
const section = '/AdminDashboard/view-faculty'

test('An admin finds a member by the beginnings of the name, in any script, and reads the profile in a panel', {
  tag: '@slow',
}, async ({ addTeacher, office: { page } }) => {
  const mark = newMark()
  const name = `Dr. Sushila ${mark} श्रीवास्तव`
  const member = await addTeacher({ name, department: facultyAt(0).en, phone: '55500 10111' })
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')

  await test.step('who is found, and who is not', async () => {
    await page.goto(section)
    await expect(links.nth(1)).toBeVisible()
    await search(page, `श्रीव ${mark}`)
    await expect(links).toHaveText([name])
    await expect(page.getByText('1 member shown', { exact: true })).toBeVisible()
    await search(page, `nobody${mark}`)
    await expect(page.getByText(emptyText, { exact: true })).toBeVisible()
    await look(page, 'desk-faculty-empty')
    await search(page, mark)
    await expect(links).toHaveText([name])
  })

  await test.step('the panel has an address of its own, which back and Escape close', async () => {
    const panel = await openPanel(page, name)
    const opened = page.url()
    expect(new URL(opened).searchParams.get('open')).toBe(member.uid)
    for (const part of [member.uname, facultyAt(0).en, '55500 10111', 'Memberships', 'History'])
      await expect(panel).toContainText(part)
    await expect(panel.getByText('Nothing has been recorded.')).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    await page.goto(opened)
    await expect(panel.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(page.locator('main a[href*="open="]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    expect(new URL(page.url()).searchParams.has('open')).toBe(false)
    await expect(links).toBeFocused()
  })
})

test.describe('An admin who looks through the faculty', { tag: '@slow' }, () => {
  test('finds View Faculty in the sidebar, as cards or as a list, and the choice is kept', async ({
    office: { page },
  }) => {
    await page.goto('/AdminDashboard')
    await page.getByRole('link', { name: 'View Faculty' }).click()
    await expect(page.getByRole('heading', { name: 'View Faculty' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(section)
    await expect(page).toHaveTitle(/View Faculty/)
    await seePhotos(page)
    await look(page, 'desk-faculty-grid')
    await press(page, 'List')
    const inTable = page.getByRole('columnheader', { name: 'Department' })
    await expect(inTable).toBeVisible()
    await page.reload()
    await expect(inTable).toBeVisible()
    await expect(page.getByRole('row').getByRole('link').first()).toBeVisible()
    await seePhotos(page)
    await look(page, 'desk-faculty-list')
    await press(page, 'Grid')
    await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('sees removed members only with the switch, and those first', async ({
    addTeacher,
    office: { page },
  }) => {
    const mark = newMark()
    const [shown, removed] = [`Dr. Asha ${mark}`, `Dr. Mohan ${mark}`]
    await addTeacher({ name: shown })
    await addTeacher({ name: removed, isRemoved: true })
    const links = page.getByRole('main').getByRole('listitem').getByRole('link')
    await openViewFaculty(page, mark)
    await expect(links).toHaveText([shown])
    await page.getByRole('switch', { name: 'Show removed' }).check()
    await expect(links).toHaveText([removed, shown])
    expect(new URL(page.url()).searchParams.get('removed')).toBe('1')
    await expect(page.getByText('Removed', { exact: true })).toHaveCount(1)
    await page.getByRole('switch', { name: 'Show removed' }).uncheck()
    await expect(links).toHaveText([shown])
    await page.goto(`${section}?removed=1`)
    await expect(links.nth(1)).toBeVisible()
    await seePhotos(page)
    await look(page, 'desk-faculty-removed')
  })

  test('reads one of the demo’s members in the panel, and is told when an address belongs to nobody', async ({
    office: { page },
  }) => {
    const name = demoTeachers.find(({ email }) => email === logins.teacher.uname)?.name ?? ''
    await openViewFaculty(page, name)
    const panel = await openPanel(page, name)
    await expect(panel).toContainText(logins.teacher.uname)
    await expect(panel.getByText('Nothing has been recorded.').or(panel.locator('ol'))).toBeVisible()
    await look(page, 'desk-faculty-panel', 'window')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.goto(`${section}?open=nobody`)
    await expect(page.getByText('Faculty not found.', { exact: true })).toBeVisible()
    await press(page, 'Close')
    await expect(page.getByText('Faculty not found.', { exact: true })).toBeHidden()
  })
})
