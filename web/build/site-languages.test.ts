import { expect, test } from 'vitest'
import { siteLanguages } from './site-languages.ts'

function transform(code: string, languages: readonly string[]): unknown {
  const { handler } = siteLanguages(languages).transform as { handler: (code: string) => unknown }
  return handler(code)
}

test('Only the catalogues of the site’s languages are built', () => {
  expect(transform(`glob<{ default: Messages }>('./*/index.ts')`, ['en', 'hi'])).toBe(
    `glob<{ default: Messages }>(['./en/index.ts', './hi/index.ts'])`,
  )
  expect(transform(`glob<Texts>('../../messages/*/letters.ts', { eager: true })`, ['en'])).toBe(
    `glob<Texts>(['../../messages/en/letters.ts'], { eager: true })`,
  )
})

test('Globs of other folders stay as they are', () => {
  const code = `glob<Page>('./pages/*.ts')`
  expect(transform(code, ['en'])).toBe(code)
})
