import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source ?? '').replace(/#.*/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))

/** A college may delete a plugin's folder. */
const isOfMissingPlugin = (path: string) => {
  const [folder] = /^plugins\/[a-z-]+(?=\/|$)/.exec(path) ?? []
  return folder !== undefined && !existsSync(join(root, folder))
}

const documents = globSync('**/*.md', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
})

test.each(documents)('links in %s lead to a file', (document) => {
  const links = linksIn(readFileSync(join(root, document), 'utf8'))
  const missing = links
    .map((link) => join(dirname(document), link))
    .filter((path) => !existsSync(join(root, path)) && !isOfMissingPlugin(path))
  expect(missing).toEqual([])
})
