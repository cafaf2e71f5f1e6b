import { expect, test } from 'vitest'
import { isPdf, opensInNewTab } from './link-target.ts'

test.each([
  'https://www.ugc.gov.in/',
  'http://example.org/admission',
  '//elsewhere.example/page',
  '/\\elsewhere.example',
  '/files/abc/notice.pdf',
  '/files/abc/notice.docx',
  '/prospectus.PDF',
  '/timetable.png?v=2',
])('A ticker item that leads to %s opens in a new tab', (link) => {
  expect(opensInNewTab(link)).toBe(true)
})

test.each(['/', '/admission-procedure', '/viewallnews#events', '/pdf', '/important-notice?from=a.pdf'])(
  'A ticker item that leads to %s stays in this tab',
  (link) => {
    expect(opensInNewTab(link)).toBe(false)
  },
)

test('A visitor is told of a PDF by the name of the file, not by its query', () => {
  expect(isPdf('/files/abc/notice.pdf?x=1')).toBe(true)
  expect(isPdf('/page?file=notice.pdf')).toBe(false)
})
