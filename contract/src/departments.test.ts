import { college } from '@prangan/college/config'
import { expect, it } from 'vitest'
import { isAmongEndpoints, isReservedPath } from './content/reserved-paths.ts'
import {
  departmentHome,
  departmentInFull,
  departmentSlug,
  departmentSlugIn,
  facultyNames,
} from './departments.ts'

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

it.each([
  [`${prefix}Computer Science`, 'computer-science'],
  [`${prefix}Arts`, 'arts'],
  [`${prefix}B.Ed. & Physical Education`, 'b-ed-physical-education'],
  [`${prefix}संस्कृत विभाग`, 'संस्कृत-विभाग'],
  [prefix, ''],
])('The address of “%s” names it “%s”', (department, slug) => {
  expect(departmentSlug(department)).toBe(slug)
})

it('The address of a faculty is that of its department', () => {
  expect(Object.values(college.faculties).map(({ en }) => departmentSlug(en))).toEqual(facultyNames)
})

it('A link to a faculty leads to its overview, to any other department to its teachers', () => {
  expect(facultyNames.map(departmentHome)).toEqual(facultyNames.map((name) => `/faculty/${name}`))
  expect(departmentHome('yoga')).toBe('/yoga/viewfaculty')
})

it('No page of the site can take the address of a department', () => {
  expect(departmentSlugIn('/commerce/viewfaculty')).toBe('commerce')
  expect(departmentSlugIn('/commerce/history')).toBeUndefined()
  expect(isAmongEndpoints('/faculty/viewfaculty')).toBe(false)
  expect([isReservedPath('/commerce/viewfaculty'), isReservedPath('/commerce')]).toEqual([true, false])
})
