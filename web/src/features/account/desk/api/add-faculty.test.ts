import { expect, it } from 'vitest'
import { facultyOf } from './add-faculty.ts'

it('A teacher’s department is a faculty, and said to be one only once', () => {
  expect(facultyOf('Arts')).toBe('Faculty of Arts')
  expect(facultyOf('Faculty of Science')).toBe('Faculty of Science')
  expect(facultyOf('Home Science')).toBe('Faculty of Home Science')
})
