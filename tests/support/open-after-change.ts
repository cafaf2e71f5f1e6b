import { expect, vi } from 'vitest'
import { suite } from './suite.ts'

/** Returns a page's main part. */
export const mainOf = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? ''

/** Returns a text that no other test has. */
export const mark = () => `Probe ${crypto.randomUUID().slice(0, 8)}`

/** Opens a page as soon as its main part shows a text: another process may answer with an older reading. */
export const openAfterChange = (path: string, shown: string) =>
  vi.waitFor(
    async () => {
      const response = await fetch(`${suite.app}${path}`)
      const html = await response.text()
      expect(mainOf(html)).toContain(shown)
      return { html, response }
    },
    { timeout: 30_000, interval: 200 },
  )
