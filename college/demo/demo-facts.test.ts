import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { college } from '@prangan/college/config'
import { filesNaming } from '@prangan/tests/support/files-naming.ts'
import { expect, test } from 'vitest'
import demo from '../../operations/src/adopted/demo-facts.json' with { type: 'json' }
import { findDemo } from '../../operations/src/adopted/find-demo.ts'
import { findDrawing } from '../../operations/src/adopted/find-facts.ts'
import { people } from '../content/names.ts'
import { leaders } from '../content/settings/leaders.ts'

const root = join(import.meta.dirname, '..', '..')

test('Of the demo college everything is found that shows it, and no link in it is dead', () => {
  const kinds = new Set(findDemo(root, 'college').map(({ kind }) => kind))
  expect([...kinds]).toEqual([
    ...['phone', 'committee', 'fee', 'address', 'place', 'person', 'college', 'login', 'story', 'drawing'],
  ])
})

test('demo-facts.json knows every picture of the demo: add those that are listed, by 16 digits of their SHA-256', () => {
  const pictures = globSync('{art,public}/*', { cwd: join(root, 'college') })
  const known = (file: string) =>
    findDrawing(file, readFileSync(join(root, 'college', file))).some(({ text }) => text.startsWith('is '))
  expect(pictures.filter((file) => !known(file))).toEqual([])
})

test('demo-facts.json knows every name that the demo’s pages share', () => {
  const known = [...demo.committee, ...demo.person]
  const names = [...Object.values(people), ...leaders.map(({ name }) => name)].flatMap(({ en, hi }) => [
    en,
    hi ?? '',
  ])
  expect(names.filter((name) => !known.some((each) => name.endsWith(each)))).toEqual([])
})

test('A drawing of the demo is known after its colours and its title were changed', () => {
  const logo = readFileSync(join(root, 'college/art/logo.svg'), 'utf8')
  const changed = logo.replaceAll(/#[0-9a-f]{6}/gi, '#123456').replace(/<title>.*?<\/title>/s, '')
  expect(changed).not.toBe(logo)
  expect(findDrawing('art/logo.svg', Buffer.from(changed))).toMatchObject([{ kind: 'drawing' }])
  expect(findDrawing('art/logo.svg', Buffer.from('<svg><path d="M0 0h24"/></svg>'))).toEqual([])
})

const firstWord = (text: string) => text.split(' ')[0] ?? ''
/** Street, town, state: the town alone is this college's. */
const town = (address: string) => address.split(', ')[1] ?? ''

test.each([
  ...Object.values(college.name).map(firstWord),
  ...Object.values(college.address).map(town),
  college.email.replace(/.*@/, ''),
])('No code of the product names the demo by %s', (word) => {
  expect(word.length).toBeGreaterThan(3)
  expect(filesNaming(word)).toEqual([])
})
