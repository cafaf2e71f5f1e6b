import { livePages } from '@prangan/tests/support/site-pages.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { expect, test } from 'vitest'
import { verdictOn } from '../../web/worker/policy.ts'

async function verdictAt(path: string) {
  const response = await fetch(suite.app + path)
  return verdictOn(response, await response.text())
}

test.each(['/', '/notices', '/viewallnews', '/alumni-gallery', '/history'])(
  'The server lets a device keep %s',
  async (path) => {
    expect(await verdictAt(path)).toBe('keep')
  },
)

test.each([
  '/AdminDashboard',
  '/FacultyDashboard',
  '/login',
  '/registration',
  '/feedback',
  '/search',
  '/offline',
  '/notices/no-such-notice',
])('The server lets no device keep %s', async (path) => {
  expect(await verdictAt(path)).toBe('drop')
})

test('Of all pages, also of plugins, a device keeps only what the sitemap lists', async () => {
  const sitemap = await (await fetch(`${suite.app}/sitemap.xml`)).text()
  const unlisted = Object.keys(livePages).filter((path) => !sitemap.includes(`${path}</loc>`))
  const kept: string[] = []
  for (const path of unlisted) if ((await verdictAt(path)) === 'keep') kept.push(path)
  expect(kept).toEqual([])
})
