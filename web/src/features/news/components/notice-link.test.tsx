import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoticeLink } from './notice-link.tsx'

const shown = (link: string) =>
  renderToStaticMarkup(
    <NoticeLink
      notice={{ id: 'a', title: 'Merit list', type: 'News', link, createdAt: '2026-01-05T05:02:00Z' }}
      newTab={false}
    />,
  )

test('A notice leads to its link', () => {
  expect(shown('/important-notice')).toContain('href="/important-notice"')
})

test.each(['javascript:alert(1)', '/\t/evil.test', '//evil.test', ''])(
  'A notice with the link %j, however that was stored, leads nowhere',
  (link) => {
    expect(shown(link)).toBe('<span>Merit list</span>')
  },
)
