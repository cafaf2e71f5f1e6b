import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Matches a collection named in a string: in `collection(…)`, in `doc('news/1')` (`doc('current')` is an id), or as an option.
 */
const named = /\bcollection(?:Group)?\((?:\w+, )?['"`]\w|\bdoc\((?:\w+, )?['"`]\w+\/|\bcollection: ['"`]\w/

// A mistyped name reads an empty collection instead of failing, so names are written once, in contract/src/paths.ts.
test('no code but contract/src/paths.ts writes a collection name', () => {
  const files = globSync('{contract,functions,web,emulators,operations,plugins,tests}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$|paths\.ts$|tests\/architecture$/.test(path),
  })
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => named.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
})

test.each([
  "firestore.collection('news')",
  "firestore?.doc('alumni/1')",
  'firestore.doc(`faculty/$' + '{uid}`)',
  "query(collectionGroup(db, 'awards'))",
  "watchList({ collection: 'news', limit: 20 })",
])('%s is noticed', (source) => expect(source).toMatch(named))

test.each(['firestore.collection(collectionPaths.news)', "collection(db, paths.news), doc('current')"])(
  '%s is permitted',
  (source) => expect(source).not.toMatch(named),
)
