import { expect, it } from 'vitest'
import { college } from './college.config.ts'
import { departmentInFull } from './departments.ts'

const prefix = college.departmentPrefix

it.each([
  ['Arts', 'Arts'],
  ['Computer Science', 'Computer Science'],
  [`${prefix}Arts`, 'Arts'],
  [`${prefix.toLowerCase()} Arts`, 'Arts'],
  [`${prefix.toUpperCase()}Arts`, 'Arts'],
  [prefix.trim(), prefix.trim()],
])('A department typed as “%s” is stored with the prefix', (typed, name) => {
  expect(departmentInFull(typed)).toBe(prefix + name)
})
