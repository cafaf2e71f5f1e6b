import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { pluginFolders } from '../../plugins/folders.ts'
import { allPluginFolders, namesOf } from '../../plugins/names-of.ts'
import { suite } from '../support/suite.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.test.*'] })
    .map((path) => readFileSync(`${root}${path}`, 'utf8'))
    .join('\n')

const built = {
  functions: read('functions/dist/**/*.js'),
  site: read('web/dist/site/**/*.{js,css}'),
  rules: read('plugins/enabled/*.rules'),
  indexes: read('plugins/enabled/firestore.indexes.json'),
}

/** A name is quoted, a key or a part of a path, and not a word of a sentence. */
const isIn = (text: string) => (name: string) => new RegExp(`["'\`{,./]${name}["'\`:/(,}]`).test(text)

describe.each(allPluginFolders)('The plugin in %s', (folder) => {
  const isOn = pluginFolders.includes(folder)

  it(`${isOn ? 'has' : 'is off and leaves'} its endpoints and collections ${isOn ? 'in what is' : 'out of what is'} built`, async () => {
    const { endpoints, collections, pages } = await namesOf(folder)
    const names = [...endpoints, ...collections]
    expect([...names, ...pages]).not.toEqual([])
    // The editor of menus knows the pages of plugins that are off.
    if (isOn) expect(pages.filter(isIn(built.site))).toEqual(pages)
    expect(names.filter(isIn(built.functions))).toEqual(isOn ? names : [])
    expect(collections.filter(isIn(built.rules))).toEqual(isOn ? collections : [])
    // A plugin's pages may call none of its endpoints, and its data may need no index.
    const isCalled = endpoints.some(isIn(read(`${folder}/web/**/*.{ts,tsx}`)))
    expect(endpoints.some(isIn(built.site))).toBe(isOn && isCalled)
    expect(collections.some(isIn(built.indexes))).toBe(
      isOn && existsSync(`${root}${folder}/firestore.indexes.json`),
    )
    const document = await (await fetch(`${suite.app}/api/openapi.json`)).text()
    expect(endpoints.filter(isIn(document))).toEqual(isOn ? endpoints : [])
  })
})
