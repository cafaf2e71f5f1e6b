import { describe, expect, test } from 'vitest'
import { handlingOf, isGone, noticesOf, scriptsIn, verdictOn } from './policy.ts'

const own = 'https://college.test'

type Asked = { method?: string; mode?: RequestMode; headers?: Record<string, string> }

const handle = (path: string, { method = 'GET', mode = 'navigate', headers = {} }: Asked = {}) =>
  handlingOf({ method, mode, url: new URL(path, own).href, headers: new Headers(headers) }, own)

test.each<[path: string, Asked, handling: ReturnType<typeof handle>]>([
  ['/', {}, 'page'],
  ['/hi/history', {}, 'page'],
  ['/notices/abc/holiday', {}, 'page'],
  ['/files/abc/holiday.pdf', {}, 'file'],
  ['/assets/site-1a2b.js', { mode: 'cors' }, 'asset'],
  ['/assets/hero-1a2b.avif', { mode: 'no-cors' }, 'asset'],
  // Untouched: calls and data of pages, forms, parts of files, pictures, and other sites.
  ['/api/register_admission', { mode: 'cors' }, undefined],
  ['/news/viewallnews', { mode: 'cors' }, undefined],
  ['/auth/login_auth', { method: 'POST', mode: 'cors' }, undefined],
  ['/faculty/faculty_profile/asha', { mode: 'cors' }, undefined],
  ['/site-data/history', { mode: 'cors' }, undefined],
  ['/search.json?q=fees', { mode: 'cors' }, undefined],
  ['/registration', { method: 'POST' }, undefined],
  ['/', { method: 'HEAD', mode: 'cors' }, undefined],
  ['/files/abc/holiday.pdf', { headers: { Range: 'bytes=0-99' } }, undefined],
  ['/files/abc/holiday.pdf', { mode: 'cors', headers: { Authorization: 'Bearer x' } }, undefined],
  ['/media/hero-480.webp', { mode: 'no-cors' }, undefined],
  [
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel',
    { mode: 'cors' },
    undefined,
  ],
  ['https://other.test/', {}, undefined],
])('%s %o is handled as %s', (path, asked, handling) => {
  expect(handle(path, asked)).toBe(handling)
})

describe('A page', () => {
  const listed = '<head><link rel="canonical" href="/history"></head><main><p>Text</p></main>'
  const publicly = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'
  const verdict = (status: number, html = listed, cacheControl = publicly) =>
    verdictOn({ status, headers: new Headers({ 'Cache-Control': cacheControl }) }, html)

  test('that search engines may list is kept', () => {
    expect(verdict(200)).toBe('keep')
  })

  test.each<[what: string, status: number, html?: string]>([
    ['that is not listed (a desk, a status page, a merit list, the search)', 200, '<main></main>'],
    ['with a form that sends something', 200, `${listed}<form aria-label="Feedback" method="post">`],
    ['that does not exist any more', 404],
    ['of a withdrawn notice', 410],
    ['that has moved', 301],
    ['that redirects a navigation', 0],
    ['that asks for a sign-in', 401],
  ])('%s is not kept, nor its earlier copy', (_, status, html) => {
    expect(verdict(status, html)).toBe('drop')
  })

  test.each<[what: string, status: number, cacheControl?: string]>([
    ['that could not be rendered', 500],
    ['of a busy server', 503],
    ['of which there were too many', 429],
    ['that lacks some of its data', 200, 'no-store'],
    ['for one reader', 200, 'private, max-age=60'],
  ])('%s leaves its earlier copy', (_, status, cacheControl) => {
    expect(verdict(status, listed, cacheControl)).toBe('leave')
  })

  test('with a form that only searches is kept', () => {
    expect(verdict(200, `${listed}<form action="/search">`)).toBe('keep')
  })
})

test('Only answers without a page mean that it is gone', () => {
  expect([0, 200, 206, 301, 404, 410, 429, 500, 503].filter((status) => isGone({ status }))).toEqual([
    0, 301, 404, 410,
  ])
})

test('The scripts of a page and the notices that it links to are found in its HTML, those of the content first', () => {
  const html =
    '<script>for (const file of ["/assets/site-1.js","/assets/react-2.js"]) import(file)</script>' +
    '<a class="x" href="/hi/notices/a1/holiday">1</a><a href="/notices">all</a>' +
    '<main><a href="/notices?year=2026">2026</a><a href="/files/b2/dates.pdf" target="_blank">2</a></main>'
  expect(scriptsIn(html)).toEqual(['/assets/site-1.js', '/assets/react-2.js'])
  expect(noticesOf(html)).toEqual(['/files/b2/dates.pdf', '/hi/notices/a1/holiday'])
})
