import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it('A file’s size is told in KB below a megabyte and in MB above', () => {
  expect(formatSize(0)).toBe('0 KB')
  expect(formatSize(1)).toBe('1 KB')
  expect(formatSize(1024 * 20)).toBe('20 KB')
  expect(formatSize(1024 * 1024 * 2.5)).toBe('2.5 MB')
})
