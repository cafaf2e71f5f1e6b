import type { Site } from '@prangan/contract/schemas/site'
import { describe, expect, it } from 'vitest'
import { findTarget, type PublicSite } from './find-target.ts'

const now = new Date('2026-12-01T12:00:00+05:30')
const page = (path: string, more: object = {}) => ({
  path,
  aliases: [],
  title: { en: path },
  languages: [],
  version: 1,
  publishedAt: null,
  ...more,
})

const site: Site = {
  revision: 1,
  frame: { version: 0, publishedAt: '' },
  pages: {
    fees: page('/fees', { aliases: ['/charges'] }),
    down: page('/down', { version: null }),
    later: page('/later', {
      version: null,
      next: { version: 1, at: '2026-12-02T00:00:00.000Z', title: { en: 'Later' }, languages: [] },
    }),
  },
  redirects: { '/old-fees': 'fees' },
  departments: {
    law: { name: { en: 'Faculty of Law' }, isShown: true },
    music: { name: { en: 'Faculty of Music' }, isShown: false },
    legal: { name: { en: 'Faculty of Legal Studies' }, isShown: true, mergedInto: 'law' },
  },
  media: {},
  documents: {
    accounts: {
      slug: 'accounts',
      title: { en: 'Accounts' },
      version: 3,
      bytes: 9,
      at: '2026-01-01T00:00:00.000Z',
    },
  },
}
const known: PublicSite = {
  site,
  now,
  findNotice: (id) => (id === 'one' ? { path: '/notices/one/fees', title: { en: 'Fees' } } : undefined),
}

describe('A link of an item', () => {
  it.each([
    ['page:fees', '/fees'],
    ['/fees', '/fees'],
    ['/charges', '/charges'],
    ['/old-fees', '/fees'],
    ['/fees#refund', '/fees#refund'],
    ['doc:accounts', '/documents/accounts.pdf?v=3'],
    ['/documents/accounts.pdf', '/documents/accounts.pdf?v=3'],
    ['/notices/one', '/notices/one/fees'],
    ['/notices/one/old-title', '/notices/one/fees'],
    ['/notices', '/notices'],
    ['/notices?category=event', '/notices?category=event'],
    ['/law/viewfaculty', '/law/viewfaculty'],
  ])('%s leads to %s', (href, leadsTo) => {
    expect(findTarget(known, href)?.href).toBe(leadsTo)
  })

  it.each([
    'page:down',
    'page:later',
    'page:constructor',
    'doc:none',
    'media:accounts',
    '/down',
    '/no-such',
    '/documents/none.pdf',
    '/notices/two',
    '/music/viewfaculty',
    '/legal/viewfaculty',
    '/faculty/law',
    '/AdminDashboard',
  ])('%s leads nowhere', (href) => {
    expect(findTarget(known, href)).toBeUndefined()
  })

  it('leads to a scheduled page from its time on', () => {
    expect(findTarget({ ...known, now: new Date('2026-12-03T00:00:00Z') }, 'page:later')?.href).toBe('/later')
  })
})
