import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkHouse, laws } from './import-laws.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What is built or installed is not written here. */
const foreign = /(^|\/)(node_modules|dist|\.cache|\.out)(\/|$)|^functions\/lib(\/|$)/

const houseFiles = () =>
  globSync('{contract,functions,web,emulators,tests}/**/*.{ts,tsx,mts,mjs}', {
    cwd: root,
    exclude: (path) => foreign.test(path.replaceAll('\\', '/')),
  }).map((path) => ({ file: path.replaceAll('\\', '/'), source: readFileSync(`${root}${path}`, 'utf8') }))

describe('the house', () => {
  test('keeps the import law in every file', () => {
    const files = houseFiles()
    const workspaces = new Set(files.map(({ file }) => file.split('/')[0]))
    expect([...workspaces].sort()).toEqual(['contract', 'emulators', 'functions', 'tests', 'web'])
    expect(checkHouse(files)).toEqual([])
  })
})

type Case = [law: string, file: string, source: string]

const refused: Case[] = [
  ['contract imports nothing', 'contract/src/a.ts', "import * as z from 'zod'"],
  ['contract imports nothing', 'contract/src/a.ts', "import { readFile } from 'node:fs'"],
  ['contract imports nothing', 'contract/src/a.ts', "import { test } from 'vitest'"],
  ['contract imports nothing', 'contract/src/a.ts', "import type { A } from '../../functions/src/a.ts'"],
  ['functions import neither', 'functions/src/a.ts', "import { a } from '../../web/src/paths.ts'"],
  ['functions import neither', 'functions/src/a.ts', "type A = import('@prangan/web/src/a.ts').A"],
  ['functions import neither', 'functions/src/a.test.ts', "import { a } from '@prangan/emulators/src/a.ts'"],
  ['functions import neither', 'functions/src/a.ts', "const a = await import('../../emulators/src/a.ts')"],
  ['functions import neither', 'functions/src/a.ts', "const a = require('../../emulators/src/a.ts')"],
  ['web imports neither', 'web/src/lib/a.ts', "import { a } from '../../../functions/src/a.ts'"],
  ['web imports neither', 'web/build/a.ts', "import { a } from '../../emulators/src/ports.ts'"],
  ['nothing but tests', 'emulators/src/a.ts', "import { a } from '../../tests/house/import-laws.ts'"],
  ['web/src/ui knows no', 'web/src/ui/a.tsx', "import { A } from '../features/news/a.tsx'"],
  ['web/src/ui knows no', 'web/src/ui/a.tsx', "import { A } from '../app/routes.ts'"],
  ['web/src/ui knows no', 'web/src/ui/desk/a.tsx', "import { call } from '../../http/client.ts'"],
  ['web/src/ui knows no', 'web/src/ui/a.tsx', "import type { A } from '@prangan/contract/endpoints/table'"],
  ["features don't import", 'web/src/features/news/api/a.ts', "import { b } from '../../alumni/api/b.ts'"],
  ["features don't import", 'web/src/features/news/a.ts', "export { b } from '../faculty/b.ts'\nlet a"],
  ['only web/src/app composes', 'web/src/content/a.ts', "import { a } from '../features/news/a.ts'"],
  ['nothing below web/src imports app', 'web/src/features/news/a.ts', "import { a } from '../../app/a.ts'"],
  ['nothing below web/src imports app', 'web/src/content/a.ts', "import { a } from '../app/routes.ts'"],
  ['web imports firebase/*', 'web/src/app/a.ts', "import { getAuth } from 'firebase/auth'"],
  ['web imports firebase/*', 'web/src/features/news/a.ts', "import 'firebase/firestore'"],
  ['no file is a barrel', 'web/src/ui/index.ts', "export { A } from './a.tsx'\nexport { B } from './b.tsx'"],
  ['no file is a barrel', 'web/src/ui/a.ts', "export const a = 1\nexport * from './b.ts'"],
  ['collection names', 'functions/src/a.ts', "firestore.collection('news')"],
  ['collection names', 'functions/src/a.ts', "firestore?.doc('alumni/1')"],
  ['collection names', 'functions/src/a.ts', 'firestore.doc(`faculty/$' + '{uid}`)'],
  ['collection names', 'web/src/firebase/a.ts', "query(collectionGroup(db, 'awards'))"],
  ['collection names', 'web/src/features/news/a.ts', "watchList({ collection: 'news', limit: 20 })"],
]

const permitted: [what: string, file: string, source: string][] = [
  ['zod/mini in the contract', 'contract/src/a.ts', "import * as z from 'zod/mini'\nimport './b.ts'"],
  ['vitest in a test of the contract', 'contract/src/a.test.ts', "import { test } from 'vitest'"],
  ['the contract, everywhere', 'web/src/ui/a.tsx', "import { limits } from '@prangan/contract/limits'"],
  ['functions in the emulators', 'emulators/src/a.ts', "import { a } from '../../functions/src/a.ts'"],
  ['a feature in itself', 'web/src/features/news/desk/a.ts', "import { b } from '../api/b.ts'"],
  ['features in a page', 'web/src/app/pages/a.tsx', "import { A } from '../../features/news/a.tsx'"],
  ['app in the entry', 'web/src/entry.tsx', "import { routes } from './app/routes.ts'"],
  ['firebase/* in its wrapper', 'web/src/firebase/auth.ts', "import { getAuth } from 'firebase/auth'"],
  ['firebase/* when first needed', 'web/src/lib/a.ts', "const load = () => import('firebase/storage')"],
  ["firebase/*'s types", 'web/src/lib/a.ts', "import type { User } from 'firebase/auth'"],
  ['firebase.json in web', 'web/build/a.ts', "import { emulators } from '../../firebase.json'"],
  ['one re-export among other code', 'web/src/lib/a.ts', "export { b } from './b.ts'\nexport const a = 1"],
  ['collections by their names', 'functions/src/a.ts', 'firestore.collection(collections.news)'],
  [
    'an id within a collection',
    'functions/src/a.ts',
    "firestore.collection(collections.notices).doc('current')",
  ],
  ['a property that names no collection', 'web/src/lib/a.ts', "const a = { collection: 'stamps' }"],
  ['the paths themselves', 'contract/src/paths.ts', "collection('news')"],
  ['imports in text and comments', 'contract/src/a.ts', "// import 'zod'\nconst a = \"import 'zod'\""],
]

describe('the import law', () => {
  test.each(refused)('%s: refused in %s: %s', (law, file, source) => {
    const offences = checkHouse([{ file, source }])
    expect(offences).toHaveLength(1)
    expect(offences[0]).toContain(`: ${law}`)
  })

  test.each(permitted)('permits %s', (_, file, source) => {
    expect(checkHouse([{ file, source }])).toEqual([])
  })

  test('has a case for each law', () => {
    const untried = laws.filter(({ law }) => !refused.some(([begin]) => law.startsWith(begin)))
    expect(untried.map(({ law }) => law)).toEqual([])
  })

  test('names file and line, what stands there, the law and its reason', () => {
    const source =
      "import { limits } from '@prangan/contract/limits'\n\nimport { a } from '../../functions/src/a.ts'"
    expect(checkHouse([{ file: 'web/src/a.ts', source }])).toEqual([
      'web/src/a.ts:3 ../../functions/src/a.ts: web imports neither functions nor emulators ' +
        '(nothing of the server may reach a browser; both sides meet in contract)',
    ])
  })
})
