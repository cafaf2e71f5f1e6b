import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '../../../messages/index.ts'
import { renderIn } from '../../../messages/language.ts'
import { NoticeLink } from './notice-link.tsx'

const shown = (link: string) =>
  renderToStaticMarkup(
    <NoticeLink
      notice={{ id: 'a', title: 'Merit list', type: 'News', link, createdAt: '2026-01-05T05:02:00Z' }}
    />,
  )

test('A notice leads to its link: to a page of the site in this tab', () => {
  expect(shown('/important-notice')).toBe('<a href="/important-notice"><bdi>Merit list</bdi></a>')
})

test.each(['https://university.test/', '/files/abc/list.pdf'])(
  'A notice that leads to %s opens in a new tab, and says so',
  (link) => {
    expect(shown(link)).toMatch(/target="_blank".*\(opens in a new tab\)/)
  },
)

test.each(['javascript:alert(1)', '/\t/evil.test', '//evil.test', ''])(
  'A notice with the link %j, however that was stored, leads nowhere',
  (link) => {
    expect(shown(link)).toBe('<span>Merit list</span>')
  },
)

test('A notice is read on Hindi pages in Hindi, and where it has one title alone, that one is marked', async () => {
  await loadMessages('hi')
  const titled = (title: string, titleHi?: string) => (
    <NoticeLink
      notice={{ id: 'a', title, ...(titleHi && { titleHi }), type: 'News', link: '', createdAt: '' }}
    />
  )
  const [english, hindi] = ['Merit list', 'योग्यता सूची']
  const inHindi = (title: string, titleHi?: string) =>
    renderIn('hi', () => renderToStaticMarkup(titled(title, titleHi)))
  expect(inHindi(english, hindi)).toBe(`<span>${hindi}</span>`)
  expect(inHindi(english)).toBe(`<span lang="en">${english}</span>`)
  expect(inHindi(hindi)).toBe(`<span>${hindi}</span>`)
  expect(renderToStaticMarkup(titled(english, hindi))).toBe(`<span>${english}</span>`)
  expect(renderToStaticMarkup(titled(hindi))).toBe(`<span lang="hi">${hindi}</span>`)
})
