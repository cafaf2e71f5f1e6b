import { collectionPaths } from '@prangan/contract/paths'
import { countableQuery } from '@prangan/contract/site-search/countable-query'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { hasHindi, noHindi } from '../support/languages.ts'
import { look } from '../support/page.ts'
import { expect, test } from './fixtures.ts'

const results = 'main ol > li'
const unique = () => `zq${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`

test('A visitor finds a page with the keyboard alone, and sees what was found for which word', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('library')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=library')
  await expect(page.getByRole('status').filter({ hasText: 'library' })).toHaveText(
    /\d+ results for “library”/,
  )
  await expect(page.locator(`${results} mark`).first()).toHaveText(/library/i)
  await look(page, 'search')
  await page.locator(`${results} a`).first().click()
  await expect(page).toHaveURL('/library')
})

test('A visitor sees results while typing, and Back leads to the page before', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/history')
  await page.goto('/search')
  const box = page.getByRole('searchbox')
  await box.pressSequentially('pravesh')
  await expect(page).toHaveURL('/search?q=pravesh')
  await expect(page.locator(`${results} a`).first()).toHaveAttribute('href', '/admission-procedure')
  await expect(box).toBeFocused()
  await box.fill('')
  await expect(page.locator(results)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/history')
})

test('A reader of Hindi searches in Hindi, and reads the results in Hindi', { tag: '@slow' }, async ({
  page,
}) => {
  test.skip(!hasHindi, noHindi)
  await page.goto(`/hi/search?q=${encodeURIComponent('पुस्तकालय')}`)
  await expect(page.locator('h1')).toHaveText('खोज')
  const first = page.locator(`${results} a`).first()
  await expect(first).toHaveAttribute('href', '/hi/library')
  await expect(first.locator('mark')).toHaveText('पुस्तकालय')
  await look(page, 'search-hindi')
})

test('A visitor finds an alumna by her name in Hindi, and comes to the gallery', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(`/search?q=${encodeURIComponent('नीलम चौधरी')}`)
  const first = page.locator(results).first()
  await expect(first).toContainText('Neelam Chaudhary')
  await first.getByRole('link').click()
  await expect(page).toHaveURL('/alumni-gallery')
})

test('A visitor without scripts searches with a plain form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('searchbox').fill('fee')
  await page.getByRole('search').getByRole('button').click()
  await expect(page).toHaveURL('/search?q=fee')
  await expect(page.locator(results).filter({ hasText: /fee/i }).first()).toBeVisible()
  await context.close()
})

test('Whoever finds nothing is told what else helps, and the office learns the word, once', {
  tag: '@slow',
}, async ({ page }) => {
  const firestore = await connectFirebase().firestore()
  const word = unique()
  const sent = page.waitForResponse('**/api/search/misses')
  await page.goto(`/search?q=${word}`)
  await expect(page.getByRole('status').filter({ hasText: word })).toHaveText(`Nothing found for “${word}”`)
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
  await look(page, 'search-nothing')
  expect((await sent).status()).toBe(200)
  const { docs } = await firestore.collection(collectionPaths.searchMisses).get()
  const counts = docs.map((month) => month.get('queries')[countableQuery(word) ?? ''] ?? 0)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
})

test('Search engines leave the search out', async ({ request }) => {
  const html = await (await request.get('/search?q=library')).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search')
})
