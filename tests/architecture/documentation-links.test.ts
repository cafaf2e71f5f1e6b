import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source ?? '').replace(/#.*/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))

test.each(globSync('{*.md,docs/**/*.md}', { cwd: root }))('links in %s lead to a file', (document) => {
  const links = linksIn(readFileSync(join(root, document), 'utf8'))
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
})
