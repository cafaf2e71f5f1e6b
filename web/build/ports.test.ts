import { facultyNames, facultyPath } from '@prangan/contract/departments'
import { searchFile } from '@prangan/contract/site-data'
import { expect, test } from 'vitest'
import { builtPaths, callPaths } from './ports.ts'

const isCall = (path: string) => callPaths().some((pattern) => new RegExp(pattern).test(path))

test.each([
  '/news',
  '/news/viewallnews',
  '/news/delete_news/abc/%2Ffiles%2Fabc%2Fnotice.pdf',
  '/auth/login_auth',
  '/faculty/faculty_profile/asha%40college.test',
  '/files/abc/notice.pdf?download=1',
  '/documents/prospectus.pdf?v=2',
  '/media/5f0c1a-480.webp',
])('The dev server proxies the call %s', (path) => {
  expect(isCall(path)).toBe(true)
})

test.each([
  '/',
  '/viewallnews',
  ...facultyNames.map(facultyPath),
  '/AdminDashboard',
  '/src/features/news/x.ts',
])('The dev server serves the page %s itself', (path) => {
  expect(isCall(path)).toBe(false)
})

test.each(['/admission-sessions.json', '/merit-lists/m1.json', `/hi${searchFile}?q=fees`])(
  'The dev server takes %s from the renderer',
  (path) => {
    expect(builtPaths.some((pattern) => new RegExp(pattern).test(path))).toBe(true)
  },
)
