import { settings } from '@prangan/college/content/settings/settings'
import { showIn } from '@prangan/contract/content/show-in'
import { toSettings } from '@prangan/contract/content/site-view'
import type { NoticeView } from '@prangan/contract/notice-view'
import type { Menu } from '@prangan/contract/schemas/site-settings'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { SiteLayout } from '../../lib/site-layout.ts'
import { loadNoticePageMessages } from '../../messages/notice-page.ts'
import { paths } from '../../paths.ts'
import { NoticeArticle } from './notice-article.tsx'

const menus: Menu[] = [
  {
    text: { en: 'Admissions' },
    groups: [{ links: [{ text: { en: 'Online registration' }, href: paths.registration.path }] }],
  },
]
const layout = {
  ...{ pictures: {}, documents: {}, departments: [], revision: 1, nextChangeAt: null },
  settings: showIn(toSettings([...settings, { id: 'menus', kind: 'menus', menus }]), 'en'),
}

const draw = (link: string): string => {
  const notice = {
    ...{ id: 'a', path: '/notices/a/a', title: { text: 'A notice' }, link, category: 'general' },
    ...{ body: [], picture: '', corrections: [], createdAt: '2026-11-02T06:00:00Z' },
  } as unknown as NoticeView
  return renderToStaticMarkup(
    createElement(SiteLayout, { value: layout }, createElement(NoticeArticle, { notice })),
  )
}

beforeAll(() => loadNoticePageMessages('en'))

test('A notice that leads to a page of the site says which, by its name in the menus', () => {
  expect(draw(paths.registration.path)).toContain('>Open: Online registration</a>')
  expect(draw('/a-page-in-no-menu')).toContain('>Open the linked page</a>')
  expect(draw('https://university.test/results')).toContain('>Go to university.test<')
})
