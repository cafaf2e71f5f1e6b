import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import demo from './demo-facts.json' with { type: 'json' }
import { describe, findDemo } from './find-demo.ts'
import { refuseDemo } from './refuse-demo.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'prangan-adopted-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(file: string, text: string): Promise<void> {
  const path = join(root, 'ours', file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

const found = () =>
  findDemo(root, 'ours').map(({ kind, file, line, text }) => [kind, `${file}:${line ?? ''}`, text])

test('Nothing is left in a folder that names nothing of the demo', async () => {
  await write('config.ts', "export const college = { name: { en: 'Gandhi College, Amravati' } }\n")
  await write('content/pages/about.ts', "export const page = {\n  path: '/about-us',\n}\n")
  await write(
    'content/settings/menus.ts',
    "link({ path: '/about-us' }, 'About'), link(pagePaths.login, '')\n",
  )
  await write('art/logo.svg', '<svg><title>Gandhi College</title></svg>')
  expect(found()).toEqual([])
})

test.each(['phone', 'committee', 'fee', 'address', 'place', 'person', 'college'] as const)(
  'Each fact of the demo is found as a %s, with its line',
  async (kind) => {
    for (const fact of demo[kind]) {
      await write('config.ts', `first\n  text: "${fact}",\n`)
      expect(found(), fact).toEqual([[kind, 'ours/config.ts:2', fact]])
    }
  },
)

test('What is most harmful comes first', async () => {
  await write(
    'config.ts',
    `${demo.college[0]}\n${demo.person[0]}\n${demo.fee[0]}\n${demo.committee[0]}\n${demo.phone[0]}\n`,
  )
  expect(found().map(([kind]) => kind)).toEqual(['phone', 'committee', 'fee', 'person', 'college'])
  expect(describe(findDemo(root, 'ours'))[2]).toContain(`ours/config.ts:5  ${demo.phone[0]}`)
})

test('A word of the demo in another word is not found, in any script', async () => {
  const [english = '', hindi = ''] = demo.college
  await write('config.ts', `${english}nagar ${hindi}ी ${demo.fee[0]}0\n`)
  expect(found()).toEqual([])
})

test('What adopted.json names as ours too is left out', async () => {
  await write('config.ts', `formFee: '${demo.fee[0]}'\n`)
  await write('adopted.json', JSON.stringify({ ours: [demo.fee[0]] }))
  expect(found()).toEqual([])
})

test('A link to a page that is gone is found in menus, texts and pages, and in the pages of the product', async () => {
  await write(
    'content/pages/about.ts',
    "  path: '/about-us',\n  aliases: ['/about'],\n  href: '/about',\n  text: '[Fees](/prices)',\n",
  )
  await write(
    'content/settings/menus.ts',
    "link(pagePaths.history, 'History')\nlink({ path: '/hi/sports?x=1' })\n",
  )
  await mkdir(join(root, 'web/src'), { recursive: true })
  await writeFile(join(root, 'web/src/footer.tsx'), 'paths.contact.href()\npaths.login.href()\n')
  expect(found()).toEqual([
    ['link', 'ours/content/pages/about.ts:4', '/prices'],
    ['link', 'ours/content/settings/menus.ts:1', '/history'],
    ['link', 'ours/content/settings/menus.ts:2', '/sports'],
    ['link', 'web/src/footer.tsx:1', '/contact, to which a page of the product links'],
  ])
})

test('Gaps and passwords of the demo are found', async () => {
  await write('content/pages/prices.ts', "path: '/prices'\ntext: 'Pay by [[date]]',\nname: { en: '' },\n")
  await write('demo/accounts.ts', `password: '${demo.login[0]}' // ${demo.college[0]}\n`)
  expect(found()).toEqual([
    ['login', 'ours/demo/accounts.ts:1', demo.login[0]],
    ['gap', 'ours/content/pages/prices.ts:2', '[[date]]'],
    ['gap', 'ours/content/pages/prices.ts:3', "en: ''"],
  ])
})

test('A deployment is refused while something is left, and names the most harmful', async () => {
  await write('config.ts', `${demo.phone[0]}\n${`${demo.college[0]}\n`.repeat(20)}`)
  expect(() => refuseDemo(root, 'ours')).toThrow(
    /^21 places in ours.*\n\n.*\n +ours\/config\.ts:1 {2}.*\n[\s\S]*--with-demo\.$/,
  )
  await write('config.ts', "export const college = { name: { en: 'Gandhi College' } }\n")
  expect(() => refuseDemo(root, 'ours')).not.toThrow()
})
