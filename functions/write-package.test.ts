import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeLock, writePackage } from './write-package.ts'

const folder = mkdtempSync(join(tmpdir(), 'prangan-'))
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const locked: Record<string, { version?: string }> = read(
  join(import.meta.dirname, '..', 'package-lock.json'),
).packages

beforeAll(async () => {
  await writePackage(folder)
  await writeLock(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('What an operator deploys names its packages at the versions that were tested, and no workspace', () => {
  const { dependencies, devDependencies } = read(join(folder, 'package.json'))
  const tested = Object.keys(dependencies).map((name) => [
    name,
    (locked[`functions/node_modules/${name}`] ?? locked[`node_modules/${name}`])?.version,
  ])
  expect(tested.length).toBeGreaterThan(5)
  expect(dependencies).toEqual(Object.fromEntries(tested))
  expect(devDependencies).toBeUndefined()
})

it('The platform installs it by its own lockfile, which holds nothing else', () => {
  const printed = execFileSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_config_audit: 'false', npm_config_fund: 'false' },
  })
  expect(printed).toMatch(/added \d+ packages/)
  const names = Object.keys(read(join(folder, 'package-lock.json')).packages)
  expect(names).toContain('node_modules/firebase-functions')
  expect(names.filter((name) => /vite|playwright|@prangan|firebase-tools/.test(name))).toEqual([])
})
