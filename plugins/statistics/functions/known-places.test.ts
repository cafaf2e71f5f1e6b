import { facultyNames, facultyPath } from '@prangan/contract/departments'
import { localized } from '@prangan/contract/localized'
import { describe, expect, it } from 'vitest'
import { VisitInputSchema, type VisitKind } from '../contract/visits.ts'
import { type Places, placeOf } from './known-places.ts'

const now = new Date('2026-11-30T12:00:00+05:30')
const at = '2026-01-01T00:00:00.000Z'
const title = localized()
const page = (path: string, version: number | null) => ({
  path,
  aliases: ['/old-fees'].filter(() => path === '/fees'),
  title,
  languages: [],
  version,
  publishedAt: at,
})
const places: Places = {
  site: {
    pages: { fees: page('/fees', 1), secret: page('/secret-plans', null) },
    redirects: { '/former-fees': 'fees' },
    departments: { yoga: { name: title, isShown: true }, hidden: { name: title, isShown: false } },
    documents: { one: { slug: 'prospectus', title, version: 2, bytes: 9, at } },
  },
  notices: new Set(['aBcD1234eFgH5678']),
}

/** As the endpoint does it: what the schema refuses is never looked up. */
function place(path: string, kind: VisitKind = 'reads'): string | undefined {
  const { data } = VisitInputSchema.safeParse({ kind, path })
  return data && placeOf(data, places, now)
}

describe('A visit is counted', () => {
  it.each([
    ['/', '/'],
    ['/hi', '/'],
    ['/hi/fees', '/fees'],
    ['/FEES', '/fees'],
    ['/old-fees', '/fees'],
    ['/feedback', '/feedback'],
    ...facultyNames.map((name): [string, string] => [facultyPath(name), facultyPath(name)]),
    ['/yoga/viewfaculty', '/yoga/viewfaculty'],
    ['/notices/aBcD1234eFgH5678/date-sheet', '/notices/aBcD1234eFgH5678'],
    ['/notices/aBcD1234eFgH5678', '/notices/aBcD1234eFgH5678'],
  ])('at a page that is public: %s', (path, counted) => expect(place(path)).toBe(counted))

  it('of every teacher at one place, so that nobody’s profile has a number of its own', () => {
    expect(place('/faculty-profile/asha-verma')).toBe('/faculty-profile')
    expect(place('/hi/faculty-profile/asha.verma@college.test')).toBe('/faculty-profile')
  })

  it.each([
    ['/documents/prospectus.pdf', '/documents/prospectus.pdf'],
    ['/files/aBcD1234eFgH5678/date-sheet.pdf', '/files/aBcD1234eFgH5678'],
  ])('of a document: %s', (path, counted) => expect(place(path, 'documents')).toBe(counted))
})

describe('Nothing is stored of', () => {
  it.each([
    '/secret-plans',
    '/former-fees',
    '/hidden/viewfaculty',
    '/notices/unknown/title',
    '/notices/aBcD1234eFgH5678/a/b',
    '/preview/0123456789abcdef',
    '/AdminDashboard/people',
    '/wp-login.php',
    '/__proto__',
    '/constructor',
    '/constructor/viewfaculty',
    '/kiran@applicants.test',
    '/9876543210',
    '/SDC-A-2026-1234567',
    '/fees?mobile=9876543210',
    '/fees#kiran',
    '/fees/../9876543210',
    '//evil.test/fees',
    'https://evil.test/fees',
    'fees',
    '',
    '/fees\n',
    `/${'a'.repeat(300)}`,
    '/documents/prospectus.pdf',
  ])('a path that is no public page: %j', (path) => expect(place(path)).toBeUndefined())

  it.each([
    '/documents/other.pdf',
    '/documents/__proto__.pdf',
    '/files/unknown/a.pdf',
    '/files/aBcD1234eFgH5678',
    '/fees',
  ])('a document that is not public: %s', (path) => expect(place(path, 'documents')).toBeUndefined())

  it.each([
    { kind: 'reads', path: '/fees', visitor: 'kiran' },
    { kind: 'missed', path: '/fees' },
    { kind: '__proto__', path: '/fees' },
    { kind: 'reads', path: ['/fees'] },
    { path: '/fees' },
  ])('what no browser of ours sends: %o', (sent) =>
    expect(VisitInputSchema.safeParse(sent).success).toBe(false),
  )
})
