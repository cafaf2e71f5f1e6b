import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { visitsAddress } from '../../contract/visits-address.ts'

test('A visitor’s page is counted by its path, without a cookie, an identifier or the page before', async ({
  openPerson,
}) => {
  const { page, context } = await openPerson()
  // A browser that a test drives says so, and is not counted.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  )
  const sent = page.waitForRequest((request) => request.url().endsWith(visitsAddress))
  await page.goto('/feedback?name=kiran')
  const request = await sent
  expect(request.postDataJSON()).toEqual({ kind: 'reads', path: '/feedback' })
  const headers = await request.allHeaders()
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined])
  expect((await request.response())?.status()).toBe(200)
  expect(await context.cookies()).toEqual([])

  const begun = page.waitForRequest((request) => request.url().endsWith(visitsAddress))
  await page.getByLabel('Message').fill('The library is too cold.')
  expect((await begun).postDataJSON()).toEqual({ kind: 'begun', path: '/feedback' })
})
