import { informationPages } from '@prangan/college/demo/pages'
import { allLanguages, pathIn } from '@prangan/contract/languages'
import { noticePath } from '@prangan/contract/notice-path'
import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { pageErrorsExceptOffline } from '@prangan/tests/browser/steps/account.ts'
import { followLink, look, openHydrated } from '@prangan/tests/support/page.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { paragraph } from '@prangan/tests/support/site.ts'
import { bar, keptIn, waitUntilKept } from '../support/kept.ts'

const [first = '', second = '', ...others] = Object.keys(informationPages)
/** With a text, so that its links lead to its page. */
const body = JSON.stringify([paragraph('a', 'The college is closed.')])
const asOf = /^You are offline\. This copy of the page is from \d{1,2}:\d\d [ap]m\.$/

test('The last five pages and a notice with its file open offline, others say so, and the connection brings the page back', async ({
  openPerson,
  publish,
  mark,
}) => {
  const person = await openPerson({ hasWorker: true })
  const { page, context } = person
  const title = `Holiday ${mark}`
  const id = await publish({ title, body, myfile: smallPdf('holiday.pdf') })
  const notice = noticePath({ id, title })

  await page.goto('/')
  await waitUntilKept(page, '/')
  const visited = [first, second, '/notices', notice]
  for (const path of visited) {
    await followLink(page, path)
    await waitUntilKept(page, path)
  }
  const file = (await page.getByRole('main').locator('a[href^="/files/"]').getAttribute('href')) ?? ''
  await waitUntilKept(page, file, 'files')

  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All notices' })).toBeVisible()
  await expect(bar(page)).toHaveText(asOf)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const path of ['/', ...visited]) {
    await page.goto(path)
    await expect(bar(page), path).toHaveText(asOf)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await look(page, 'offline-notice')

  const never = others.at(-1) ?? ''
  await page.goto(never)
  await expect(page).toHaveURL(new RegExp(`/offline#${never}$`))
  await expect(page.getByText('The page you want is not on this device.')).toBeVisible()
  await expect(page.getByText('An application that you have begun is kept on this device.')).toBeVisible()
  await look(page, 'offline-missing')
  const language = allLanguages.at(-1) ?? 'en'
  if (language !== 'en') {
    const elsewhere = pathIn(language, second)
    await page.goto(elsewhere)
    await expect(page, 'in a language that was never opened').toHaveURL(new RegExp(`/offline#${elsewhere}$`))
  }
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`${notice}$`))
  await expect(bar(page)).toHaveText(asOf)

  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(pageErrorsExceptOffline(person)).toEqual([])
})

test('Back to a page that is not on the device shows what can be opened, and the page once the connection is back', {
  tag: '@slow',
}, async ({ openPerson }) => {
  const person = await openPerson({ hasWorker: true })
  const { page, context } = person
  await page.goto('/')
  await waitUntilKept(page, '/offline')
  await followLink(page, '/notices')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show notices' }).click()
  await expect(page).toHaveURL(/category=/)
  const filtered = page.url()
  await followLink(page, first)
  await waitUntilKept(page, first)
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByText('The page you want is not on this device.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'All notices' })).toBeVisible()
  expect(page.url()).toContain(new URL(filtered).search)
  expect(pageErrorsExceptOffline(person)).toEqual([])
})

test('Desks, forms and searches are never kept, and a visitor in another language gets the page in it', {
  tag: '@slow',
}, async ({ openPerson }) => {
  const person = await openPerson({ hasWorker: true })
  const { page, context } = person
  const language = allLanguages.at(-1) ?? 'en'
  const { default: texts } = await import(`../../messages/${language}/index.ts`)
  const never = ['/AdminDashboard', '/login', '/registration', '/feedback', '/search', '/notices?q=fees']
  const visited = pathIn(language, first)
  await page.goto(visited)
  await waitUntilKept(page, visited)
  for (const path of never) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Visits are kept one after another.
  await page.goto(second)
  await waitUntilKept(page, second)
  await waitUntilKept(page, '/offline')
  const kept = await keptIn(page, 'pages')
  expect(kept).not.toContain('/notices')
  expect(kept.filter((path) => never.includes(path))).toEqual([])

  await context.setOffline(true)
  for (const path of never) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`/offline#${path.replace('?', '\\?')}$`))
  }
  await page.goto(pathIn(language, '/feedback'))
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/offline')}#`))
  await expect(page.getByText(texts.missing)).toBeVisible()
  await expect(page.getByText(texts.needed)).toBeVisible()
  await look(page, 'offline-missing-translated')
  // The page's listeners would retry, and fail, until the test ends.
  await page.close()
  expect(pageErrorsExceptOffline(person)).toEqual([])
})

test('A form that cannot be sent without a connection says so, and keeps what was typed', {
  tag: '@slow',
}, async ({ openPerson }) => {
  const person = await openPerson({ hasWorker: true })
  const { page, context } = person
  await page.goto(first)
  await waitUntilKept(page, first)
  await openHydrated(page, '/feedback')
  const message = page.getByLabel(/^Message/)
  await page.getByLabel(/^I am/).selectOption({ index: 1 })
  await page.getByLabel(/^Subject/).fill('Library')
  await message.fill('Please open it on Sundays too.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('alert')).toContainText('check your internet connection')
  await followLink(page, first)
  await expect(page.getByText("You are offline, so the page can't open.")).toBeVisible()
  await expect(message).toHaveValue('Please open it on Sundays too.')
  await page.close()
  expect(pageErrorsExceptOffline(person)).toEqual([])
})
