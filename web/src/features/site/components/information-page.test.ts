import { college } from '@prangan/college/config'
import { settings } from '@prangan/college/content/settings/settings'
import { drawings } from '@prangan/college/drawings'
import { showIn } from '@prangan/contract/content/show-in'
import { toSettings } from '@prangan/contract/content/site-view'
import type { SeedBlock, SeedContent } from '@prangan/contract/content/write-seed'
import { toSeedPage } from '@prangan/contract/content/write-seed'
import type { Menu } from '@prangan/contract/schemas/site-settings'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteLayout } from '../../../lib/site-layout.ts'
import { paths } from '../../../paths.ts'
import { findSection, menuAddressOf } from './find-section.ts'
import { InformationPage } from './information-page.tsx'

const references = { pictures: {}, documents: {} }
const menus: Menu[] = [
  {
    text: { en: 'Administration' },
    groups: [
      {
        title: { en: 'Committees' },
        links: [{ text: { en: 'Grievance cell' }, href: paths.grievanceCell.path }],
      },
    ],
  },
]
const view = {
  ...references,
  settings: showIn(toSettings([...settings, { id: 'menus', kind: 'menus', menus }]), 'en'),
  departments: [],
  revision: 1,
  nextChangeAt: null,
}

/** A page as HTML; without a date of publication where it only stands in. */
const draw = (path: string, ...blocks: SeedBlock[]): string => drawAt('', path, ...blocks)

const drawAt = (publishedAt: string, path: string, ...blocks: SeedBlock[]): string =>
  drawWith({ path, blocks }, publishedAt)

function drawWith(written: Pick<SeedContent, 'path' | 'blocks' | 'picture'>, publishedAt = ''): string {
  const { id, content } = toSeedPage('a-page', { title: { en: 'A page' }, description: '', ...written })
  const { path } = written
  const page = { ...references, id, path, languages: [], content: showIn(content, 'en'), publishedAt }
  return renderToStaticMarkup(
    createElement(SiteLayout, { value: view }, createElement(InformationPage, { page })),
  )
}

test('A committee stands among the committees, and a page in no menu stands alone', () => {
  expect(findSection(view.settings.menus.menus, paths.grievanceCell.path)).toMatchObject({
    menu: { text: 'Administration' },
    title: { text: 'Committees' },
  })
  expect(draw(paths.grievanceCell.path)).toContain('<a href="/grievance-cell" aria-current="page">')
  expect(findSection(view.settings.menus.menus, paths.creativeCorner.path)).toBeUndefined()
  expect(draw(paths.creativeCorner.path)).not.toContain('<nav')
})

test('What is below a page of a menu is marked there, and a page that only begins like it is not', () => {
  const { menus } = view.settings.menus
  const { path } = paths.grievanceCell
  expect(menuAddressOf(menus, path)).toBe(path)
  expect(menuAddressOf(menus, `${path}/2026/a-report`)).toBe(path)
  expect(menuAddressOf(menus, `${path}s`)).toBeUndefined()
  expect(menuAddressOf(menus, '/')).toBeUndefined()
})

test('A picture beside the title says nothing to people who cannot see it, and a drawing that is gone leaves the arches', () => {
  const titled = (picture: string) => drawWith({ path: '/x', blocks: [], picture })
  expect(titled(`art:${Object.keys(drawings)[0]}`)).toContain('<img alt="" src=')
  expect(titled('art:gone')).not.toContain('<img')
})

test('A part in Hindi alone shows no English, and is marked as Hindi', () => {
  const html = draw('/x', { kind: 'list', language: 'hi', items: [{ en: 'Buy the form', hi: 'फ़ॉर्म लें' }] })
  expect(html).toContain('<li><span lang="hi">फ़ॉर्म लें</span></li>')
  expect(html).not.toContain('Buy the form')
})

test('A part in two languages shows that of the page', () => {
  const html = draw('/x', { kind: 'text', paragraphs: [{ en: 'Welcome', hi: 'स्वागत' }] })
  expect(html).toContain('<p>Welcome</p>')
  expect(html).not.toContain('स्वागत')
})

test('Another site and a document open in a tab that cannot reach back; a page of ours does not', () => {
  const html = draw('/x', {
    kind: 'links',
    links: ['https://example.test/', '/documents/a.pdf', '/history', 'mailto:a@b.test'].map((href) => ({
      text: { en: `To ${href}` },
      href,
    })),
  })
  for (const href of ['https://example.test/', '/documents/a.pdf']) {
    expect(html).toContain(`<a href="${href}" target="_blank" rel="noopener"`)
  }
  for (const href of ['/history', 'mailto:a@b.test']) expect(html).toContain(`<a href="${href}" class=`)
  expect(html.match(/<span class="tag">PDF/g)).toHaveLength(1)
})

test("A reader can press the college's number and any e-mail address, but never a link within a link", () => {
  const text = { en: `Call ${college.phone.shown} or write to a.b@c.test.` }
  const html = draw('/x', { kind: 'text', paragraphs: [text] })
  expect(html).toContain(`<a href="tel:${college.phone.dialled}">${college.phone.shown}</a>`)
  expect(html).toContain('<a href="mailto:a.b@c.test">a.b<wbr/>@c.test</a>.')
  const link = draw('/x', { kind: 'links', links: [{ text, href: '/contact' }] })
  expect(link.match(/<a /g)).toHaveLength(1)
})

test('A table names each row by its person, not by the number before it', () => {
  const cells = (...texts: string[]) => texts.map((en) => ({ en }))
  const html = draw('/x', {
    kind: 'table',
    caption: { en: 'Members' },
    columns: cells('No.', 'Name', 'Office'),
    rows: [cells('1', 'Asha', 'Convener'), cells('2', 'Ravi', 'Member')],
  })
  expect(html).toContain('<td data-label="No.">1</td><th scope="row">Asha</th>')
})

test('A table aligns its figures, and is shown as cards on a phone only where it has more than fits', () => {
  const cells = (...texts: string[]) => texts.map((en) => ({ en }))
  const table = (columns: string[], row: string[]) =>
    draw('/x', {
      kind: 'table',
      caption: { en: 'Fees' },
      columns: cells(...columns),
      rows: [cells(...row)],
    })
  const figures = table(['Course', 'Seats', 'Fee'], ['B.A.', '120', '₹4,250'])
  expect(figures).toContain('<td data-label="Fee" data-figures="true">₹4,250</td>')
  expect(figures).not.toContain('as-cards')
  const texts = table(['Course', 'Office', 'Fee'], ['B.A.', 'Room 9', '₹4,250 in two parts'])
  expect(texts).toContain('class="as-cards"')
  expect(texts).toContain('<td data-label="Office">Room 9</td>')
  const about = 'Poetry, prose, grammar and the folk tongues around us'
  const prose = table(['Subject', 'What it is about', 'Practical'], ['Hindi', about, 'No'])
  expect(prose, 'a text about the name needs no label').toContain(`<td>${about}</td>`)
})

test('Questions open without scripts, and their answers are in the page', () => {
  const html = draw('/x', {
    kind: 'faq',
    questions: [{ question: { en: 'Is there a hostel?', hi: 'छात्रावास?' }, answer: [{ en: 'Yes.' }] }],
  })
  expect(html).toMatch(/<details><summary><span>Is there a hostel\?<\/span>/)
  expect(html).toContain('<p>Yes.</p>')
})

test('A video is a link: nothing is loaded from the other site', () => {
  const href = 'https://www.youtube.com/watch?v=abc'
  const html = draw('/x', { kind: 'video', href, title: { en: 'A tour' } })
  expect(html).toContain(`<a href="${href}" target="_blank" rel="noopener"`)
  expect(html).toContain('Video on youtube.com')
  expect(html).not.toMatch(/<iframe|<script|src="https/)
})

test('A member of the faculty is linked, another person is not, and somebody without a picture has initials', () => {
  const html = draw('/x', {
    kind: 'people',
    people: [{ name: { en: 'Asha Verma' }, profile: 'asha@college.test' }, { name: { en: 'Ram Lal' } }],
  })
  expect(html).toContain('href="/faculty-profile/asha@college.test"')
  expect(html).not.toMatch(/<a[^>]*>Ram Lal/)
  expect(html).toContain('>AV</text>')
})

test('Pictures and documents that are gone leave no gap that breaks', () => {
  const html = draw(
    '/x',
    { kind: 'picture', picture: 'media:gone' },
    { kind: 'gallery', pictures: [{ picture: 'media:gone' }] },
    { kind: 'documents', documents: [{ document: 'gone' }] },
  )
  expect(html).not.toMatch(/<img|\.pdf/)
})

test('A document shows its size and date, and its link names its version', () => {
  const { id, content } = toSeedPage('a-page', {
    title: { en: 'A page' },
    description: '',
    path: '/x',
    blocks: [{ kind: 'documents', documents: [{ document: 'fees' }] }],
  })
  const fees = {
    slug: 'fees',
    title: { text: 'Fees' },
    version: 3,
    bytes: 204_800,
    at: '2026-07-01T06:00:00Z',
  }
  const shown = showIn(content, 'en')
  const page = {
    ...references,
    documents: { fees },
    id,
    path: '/x',
    languages: [],
    content: shown,
    publishedAt: '',
  }
  const html = renderToStaticMarkup(
    createElement(SiteLayout, { value: view }, createElement(InformationPage, { page })),
  )
  expect(html).toContain('href="/documents/fees.pdf?v=3"')
  expect(html).toContain('200 KB')
  expect(html).toContain('<time dateTime="2026-07-01T06:00:00Z">1 Jul 2026</time>')
})

test('A page says quietly when it was published, by the clock in India; one that only stands in does not', () => {
  const html = drawAt('2026-11-21T19:00:00.000Z', '/x', { kind: 'text', paragraphs: [{ en: 'Words' }] })
  expect(html).toContain('Last updated on <time dateTime="2026-11-22">22 November 2026</time>')
  expect(draw('/x')).not.toContain('<time')
})
