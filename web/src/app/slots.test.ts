import { type CurrentNotices, type Notice, noNotices } from '@prangan/contract/schemas/notices'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TickerBar } from './frame/ticker-bar.tsx'
import { type SlotName, slotOf, slots } from './slots.tsx'
import { dataBlock, fillTemplate, slotMarker } from './template.ts'

const hostile = `</script><script>alert(1)</script><img src=x onerror="alert('2')"> & $& $1 ${slotMarker('data')}`
const notice: Notice = {
  id: 'a',
  title: hostile,
  type: 'News',
  link: '/files/a/b.pdf',
  createdAt: '2026-09-08T18:30:00.000Z',
}
const notices: CurrentNotices = { ticker: [notice], news: [notice], events: [notice], nextChangeAt: null }
const names = Object.keys(slots) as SlotName[]

test.each(names)('A title full of HTML is shown by %s as text and starts nothing', (name) => {
  const html = renderToString(slots[name](notices))
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
  expect(html).not.toMatch(/<script|<img|<!--slot/)
})

test('A title that ends a script does not end the data, and React reads it back whole', () => {
  const html = dataBlock('notices', notices)
  expect(html.match(/<\/script/g)).toHaveLength(1)
  const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('</script>'))
  expect(JSON.parse(json)).toEqual(notices)
})

test('A page is filled with each part as it is, patterns of replacement included', () => {
  const template = `a${slotMarker('x')}b${slotMarker('y')}c`
  expect(fillTemplate(template, { x: '$&', y: '$1$`' })).toBe('a$&b$1$`c')
})

test('A page that lacks the place for a part is not served', () => {
  expect(() => fillTemplate('<p></p>', { ticker: '' })).toThrow("not exactly one place for 'ticker'")
})

test('A list item opens in a new tab that cannot reach back', () => {
  expect(renderToString(slots.homeNews(notices))).toContain('target="_blank" rel="noopener"')
})

test('The ticker with nothing to tell leads to the notice on admissions, in this tab', () => {
  const html = renderToString(slots.ticker(noNotices))
  expect(html).toContain('Important Notice Regarding Admissions')
  expect(html).toContain('href="/important-notice"')
  expect(html).not.toContain('target=')
})

test('Lists that could not be read say that, on home nothing, never that there is nothing; the ticker shows what it always may', () => {
  for (const name of names.filter((each) => each !== 'ticker')) {
    const html = renderToString(slotOf(name, null))
    if (name.startsWith('home')) expect(html).toBe('<div></div>')
    else expect(html).toContain('Failed to load content. Please try again later.')
    expect(html).not.toContain('at the moment')
  }
  expect(renderToString(slotOf('ticker', null))).toBe(renderToString(slots.ticker(noNotices)))
})

test('The ticker of a page that does not know the notices yet claims nothing, and leads there without scripts', () => {
  const html = renderToString(createElement(TickerBar))
  expect(html).not.toContain('Important Notice Regarding Admissions')
  const [, withoutScripts] = /<noscript>(.*)<\/noscript>/.exec(html) ?? []
  expect(withoutScripts).toContain('<a href="/viewallnews"')
  expect(html.replace(`<noscript>${withoutScripts}</noscript>`, '')).not.toContain('<a ')
})

test('Empty lists say so in the words of the specification', () => {
  expect(renderToString(slots.allNews(noNotices))).toContain(
    'No notices or circulars available at the moment.',
  )
  expect(renderToString(slots.allEvents(noNotices))).toContain('No upcoming events at the moment.')
})

test('Older notices are offered only where there may be some', () => {
  const many = { ...notices, news: Array.from({ length: 20 }, (_, at) => ({ ...notice, id: `n${at}` })) }
  expect(renderToString(slots.allNews(many))).toContain('Older notices')
  expect(renderToString(slots.allNews(notices))).not.toContain('Older notices')
})
