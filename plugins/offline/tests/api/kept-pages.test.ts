import * as plugins from '@prangan/plugins/tests/pages'
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
  '/alumni-registration',
  '/search',
  '/notices/no-such-notice',
  ...(plugins.unlistedPages as readonly string[]),
])('The server lets no device keep %s', async (path) => {
  expect(await verdictAt(path)).not.toBe('keep')
})
