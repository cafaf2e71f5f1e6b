import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { college } from '@prangan/college/config'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Code of the product and its tests, which another college updates and never edits. */
const files = globSync(
  ['contract', 'functions', 'web', 'emulators', 'operations', 'plugins', 'tests'].map(
    (folder) => `${folder}/**/*.{ts,tsx,css,html,mjs,rules}`,
  ),
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', 'plugins/enabled/**', 'tests/colleges/**'] },
)

const [firstWord = ''] = college.name.en.split(' ')
const [firstHindiWord = ''] = college.name.hi.split(' ')
/** Street, town, state: the town alone is this college's. */
const [, town = ''] = college.address.en.split(', ')
const [, hindiTown = ''] = college.address.hi.split(', ')
const domain = college.email.replace(/.*@/, '')

describe('No code of the product names this college', () => {
  test.each([firstWord, firstHindiWord, town, hindiTown, domain, college.phone.shown])('by %s', (name) => {
    expect(name.length).toBeGreaterThan(3)
    const naming = files.filter((file) =>
      readFileSync(`${root}${file}`, 'utf8').toLowerCase().includes(name.toLowerCase()),
    )
    expect(naming).toEqual([])
  })
})
