import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOutdated, setAside, stampData } from './kept-data.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'data-')), 'suite')

it('Data is outdated once the seed differs from what it was loaded from, and not before', async () => {
  const folder = newFolder()
  expect(await isOutdated(folder)).toBe(false)
  await stampData(folder)
  expect(await isOutdated(folder)).toBe(false)
  writeFileSync(`${folder}.from`, 'another seed')
  expect(await isOutdated(folder)).toBe(true)
})

it('Data that is set aside is kept in place of the one before', async () => {
  const folder = newFolder()
  for (const content of ['first', 'second']) {
    mkdirSync(folder)
    writeFileSync(join(folder, 'data'), content)
    await setAside(folder)
  }
  expect(existsSync(folder)).toBe(false)
  expect(readFileSync(join(`${folder}-before`, 'data'), 'utf8')).toBe('second')
})
