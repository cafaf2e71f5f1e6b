import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDemo } from '../adopted/find-demo.ts'
import type { Question } from '../context.ts'
import { askAll } from './answers.ts'
import { drawIcons } from './draw-icons.ts'
import { writeCollege } from './write-college.ts'

const answers: Readonly<Record<string, string>> = {
  ADOPT_NAME: "St. Mary's Women's College",
  ADOPT_LANGUAGES: 'en,mr',
  ADOPT_NAME_MR: 'सेंट मेरी महिला महाविद्यालय',
  ADOPT_SHORT_NAME: "St. Mary's",
  ADOPT_SHORT_CODE: 'SMW',
  ADOPT_ESTABLISHED: '1984',
  ADOPT_WOMEN_ONLY: 'yes',
  ADOPT_STATE: 'maharashtra',
  ADOPT_ADDRESS: 'Market Yard, Satara, Maharashtra 415999',
  ADOPT_PHONE: '02999-555030',
  ADOPT_EMAIL: 'office@marys.test',
  ADOPT_UNIVERSITY: 'https://vidyapeeth.test/',
  ADOPT_FACULTIES: 'Humanities, Computer Studies',
  ADOPT_COURSES: 'ba: Bachelor of Arts, bcs: Bachelor of Computer Studies',
  ADOPT_PLUGINS: 'inquiries',
}
const choices = { plugins: ['admissions', 'inquiries'], states: ['maharashtra', 'uttar-pradesh'] }

const answering =
  (given: Readonly<Record<string, string>>) =>
  ({ variable }: Question): Promise<string> =>
    Promise.resolve(given[variable] ?? '')

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'college-'))

afterEach(() => vi.unstubAllEnvs())

describe('A college that adopts the product', () => {
  it('gets a folder with its own names and languages, and gaps instead of the demo', async () => {
    const folder = emptyFolder()
    writeCollege(await askAll(answering(answers), choices), folder)
    const config = readFileSync(join(folder, 'config.ts'), 'utf8')
    expect(config).toContain(String.raw`en: 'St. Mary\'s Women\'s College', mr: 'सेंट मेरी महिला महाविद्यालय'`)
    expect(config).toContain("'computer-studies': { en: 'Faculty of Computer Studies' }")
    expect(config).toContain("dialled: '+912999555030'")
    expect(config).toContain('womenOnly: true')
    const texts = globSync('**/*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
    for (const text of texts) expect(text).not.toMatch(/\bhi: '/)
    expect(texts.join()).toContain("mr: 'संपर्क'")
    expect(texts.join()).toContain("mr: 'सूचना' }, href: pagePaths.notices.path")
    expect(texts.join()).toContain("'/subscribe'")
    expect(globSync('content/pages/{ba,bcs,course}.ts', { cwd: folder })).toHaveLength(2)
    const found = findDemo('/', relative('/', folder)).filter(({ file }) => !file.startsWith('web/'))
    expect(found.length).toBeGreaterThan(30)
    expect(found.filter(({ kind }) => kind !== 'gap')).toEqual([])
  })

  it('of a state without a profile gets one to be checked', async () => {
    const folder = emptyFolder()
    writeCollege(await askAll(answering({ ...answers, ADOPT_STATE: 'other' }), choices), folder)
    const state = readFileSync(join(folder, 'state.ts'), 'utf8')
    expect(state).toContain('[[the law and the order of each figure')
    expect(state).toContain('export const state: StateProfile = {')
    expect(state).toContain("  name: { en: '[[name of the state]]' },\n  // [[check: general]]\n")
    expect(state).toContain('  // [[check: boards]]\n')
    expect(state).toContain('  // [[check: weightage]]\n')
    expect(state).toContain("mr: 'खुला")
    expect(state).not.toMatch(/\bhi: '/)
  })

  it('gets the icons of its logo', async () => {
    const folder = emptyFolder()
    writeCollege(await askAll(answering(answers), choices), folder)
    await drawIcons(folder)
    expect(readFileSync(join(folder, 'public/favicon.svg'), 'utf8')).toContain(
      "<title>St. Mary's Women's College",
    )
    expect(globSync('*', { cwd: join(folder, 'public') }).sort()).toEqual(
      globSync('../../../college/public/*', { cwd: import.meta.dirname })
        .map((file) => file.replace(/.*\//, ''))
        .sort(),
    )
  })

  it.each([
    ['ADOPT_LANGUAGES', 'hi,en', 'English comes first'],
    ['ADOPT_SHORT_CODE', 'smw', 'Two to five capital letters'],
    ['ADOPT_COURSES', 'ba: Bachelor of Arts', 'At least two'],
    ['ADOPT_STATE', 'atlantis', 'One of maharashtra'],
    ['ADOPT_PLUGINS', 'payments', 'Some of admissions, inquiries'],
  ])('is told what to answer where %s is %s', async (variable, wrong, hint) => {
    vi.stubEnv(variable, wrong)
    await expect(askAll(answering({ ...answers, [variable]: wrong }), choices)).rejects.toThrow(hint)
  })
})
