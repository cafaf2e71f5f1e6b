import type { BrowserContext } from '@playwright/test'
import { look } from '../support/page.ts'
import { pageNotFound } from '../support/site-pages.ts'
import { suite } from '../support/suite.ts'
import { expect, test } from './fixtures.ts'
import { pageErrorsExceptAborted, takePageErrors } from './steps/account.ts'

const data = '**/google.firestore.v1.Firestore/**'

async function renderWithoutNotices(path: string): Promise<string> {
  const built = new URL('../../web/dist/server/entry.server.js', import.meta.url)
  const { createRenderer, seedDataIn } = await import(built.href)
  const currentNotices = async () => ({ status: 'failed', reason: 'out of reach' })
  const preparePage = createRenderer()
  return (await preparePage(`${suite.app}${path}`, { ...seedDataIn('en'), currentNotices })).render()
}

async function withoutFirestore(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(data, (route) => route.abort())
  return () => context.unroute(data)
}

test.describe('When Firestore is unreachable', { tag: '@slow' }, () => {
  const message = 'Failed to load content. Please try again later.'

  test('a visitor who navigates to all notices is told that they could not be loaded, and sees them once they can be', async ({
    visitor,
    publish,
    mark,
  }) => {
    const { page, context } = visitor
    await publish({ title: `Read ${mark}` })
    const reach = await withoutFirestore(context)
    // A page that the browser renders has no notices from the server, nor do the pages it links to.
    await Promise.all([page.waitForRequest(data), page.goto('/AdminDashboard')])
    await expect(page.getByRole('heading', { level: 1, name: 'Login to Dashboard' })).toBeVisible()
    await page.locator('a[href="/viewallnews"]').first().click()
    const failure = page.getByRole('main').getByText(message)
    await expect(failure.first()).toBeVisible()
    await expect(page.getByText('at the moment')).toHaveCount(0)
    await look(page, 'notices-out-of-reach')
    await reach()
    await expect(page.getByRole('main').getByText(`Read ${mark}`)).toBeVisible()
    await expect(failure).toHaveCount(0)
    expect(pageErrorsExceptAborted(visitor)).toEqual([])
  })

  for (const [path, does, isSaid] of [
    ['/viewallnews', 'says so', true],
    // By the specification, the home page shows no error.
    ['/', 'claims nothing', false],
  ] as const) {
    test(`${path} from a server that could not read the notices ${does}, also after hydration, and listens`, async ({
      visitor,
    }) => {
      const { page, context } = visitor
      const body = await renderWithoutNotices(path)
      await context.route(`${suite.app}${path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await withoutFirestore(context)
      await page.goto(path)
      const failure = page.getByRole('main').getByText(message)
      const expectState = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(failure.first()).toBeVisible({ visible: isSaid })
        await expect(page.getByText('at the moment')).toHaveCount(0)
      }
      await expectState()
      await look(page, `unread${path.replaceAll('/', '-')}`)
      await Promise.all([page.waitForRequest(data), page.keyboard.press('Shift')])
      await expectState()
      // The page's listener would retry, and fail, until the test ends.
      await page.close()
      expect(pageErrorsExceptAborted(visitor)).toEqual([])
    })
  }

  test('a teacher is told that the profile could not be loaded, and sees it once it can be', async ({
    addTeacher,
    openTeacher,
  }) => {
    const teacher = await openTeacher(await addTeacher())
    const { page, context } = teacher
    const reach = await withoutFirestore(context)
    await page.goto('/FacultyDashboard')
    await expect(page.getByText('Failed to load faculty data')).toBeVisible()
    await look(page, 'teacher-desk-out-of-reach')
    await reach()
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
    expect(pageErrorsExceptAborted(teacher)).toEqual([])
  })
})

for (const path of ['/faculty/no-such-page', '/admin', '/api/no-such-page']) {
  test(`An address at which there is nothing, among those of the calls, ${path}, is the site’s page to a person`, {
    tag: '@slow',
  }, async ({ visitor }) => {
    const { page } = visitor
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: pageNotFound })).toBeVisible()
    await look(page, `nothing${path.replaceAll('/', '-')}`)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.waitForURL(`${suite.app}/`)
    expect(takePageErrors(visitor)).toEqual(['404'])
  })
}
