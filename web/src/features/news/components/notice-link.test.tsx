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
    expect(shown(link)).toBe('<span><bdi>Merit list</bdi></span>')
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
  const own = (title: string) => `<span><bdi>${title}</bdi></span>`
  const other = (title: string, lang: string, tag: string) =>
    `<span><bdi lang="${lang}">${title}</bdi> <span class="tag">${tag.replace(' ', '\u00a0')}</span></span>`
  expect(inHindi(english, hindi)).toBe(own(hindi))
  expect(inHindi(english)).toBe(other(english, 'en', 'अंग्रेज़ी में'))
  expect(inHindi(hindi)).toBe(own(hindi))
  expect(renderToStaticMarkup(titled(english, hindi))).toBe(own(english))
  expect(renderToStaticMarkup(titled(hindi))).toBe(other(hindi, 'hi', 'In Hindi'))
})

test('A notice with a file says how large it is', () => {
  const notice = { id: 'a', title: 'Merit list', type: 'News', createdAt: '2026-01-05T05:02:00Z' } as const
  const html = renderToStaticMarkup(
    <NoticeLink notice={{ ...notice, link: '/files/abc/list.pdf', bytes: 245_760 }} />,
  )
  expect(html).toContain('<span class="tag">PDF,\u00a0240\u00a0KB</span>')
})
