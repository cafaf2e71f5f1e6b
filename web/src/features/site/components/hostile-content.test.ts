import { seed } from '@prangan/college/content/seed'
import { checkContent } from '@prangan/contract/content/check-content'
import { seedSite } from '@prangan/contract/content/seed'
import { showIn } from '@prangan/contract/content/show-in'
import { toSettings, viewPage } from '@prangan/contract/content/site-view'
import { parseMarks, plainText } from '@prangan/contract/content/text-marks'
import { type Block, BlockSchema, blockKinds, type PageContent } from '@prangan/contract/schemas/blocks'
import type { SiteMedia } from '@prangan/contract/schemas/site'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SiteLayout } from '../../../lib/site-layout.ts'
import { InformationPage } from './information-page.tsx'

const { settings } = seed
const rounds = 400
const at = '2026-11-22T00:00:00.000Z'
const picture: SiteMedia = {
  files: [{ file: 'a.webp', width: 10 }],
  width: 10,
  height: 10,
  alt: { en: '"><script>alert(1)</script>' },
  focus: { x: 0.5, y: 0.5 },
}
const site = {
  ...seedSite(seed, new Date(at)),
  media: { a: picture },
  documents: { a: { slug: 'a', title: { en: '<b onclick=x>' }, version: 1, bytes: 9, at } },
}
const settingsView = {
  pictures: {},
  documents: {},
  settings: showIn(toSettings(settings), 'en'),
  departments: [],
  revision: 1,
  nextChangeAt: null,
}

/** Mulberry32: the same numbers for the same seed, which a failure prints. */
function randomOf(from: number) {
  let state = from
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (count: number) => Math.floor(next() * count)
  return { next, upTo, one: <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item }
}
type Random = ReturnType<typeof randomOf>

const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</script><script>alert(1)//',
  '<svg/onload=alert(1)>',
  '[x](javascript:alert)',
  '[x](JaVaScRiPt:alert)',
  '[x](java\tscript:alert)',
  '[x](data:text/html,<script>alert</script>)',
  '[x](vbscript:x)',
  '[x](//evil.test)',
  '[x](/\\evil.test)',
  '[x](page:constructor)',
  '[x](page:__proto__)',
  '[x](doc:toString)',
  '[**x**](https://a.test/"onclick="x)',
  '**[a](b)**',
  '**'.repeat(50),
  '['.repeat(200),
  '](('.repeat(100),
  '{{phone}}{{constructor}}{{__proto__}}',
  '{{email}} [x](mailto:{{email}})',
  'a@b.test@c.test 05999-555077',
  '\u202e\u0000\ud800 \ufeff',
  'हिन्दी **मोटा** [कड़ी](page:history)',
  '',
  ' ',
  '$& $1 $`',
]
const hostileHrefs = [
  ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
  ...[
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.test/',
    '/\\evil.test',
    '/..//evil.test',
  ],
  ...[
    'https://a.test/"><script>',
    'mailto:a@b.test',
    'tel:+91',
    'page:history',
    'page:gone',
    'doc:a',
    'doc:gone',
  ],
  ...[
    'page:__proto__',
    'doc:constructor',
    'https://',
    'http://[',
    '/history',
    '',
    'blob:x',
    'intent://x#Intent',
  ],
]
const pictures = [
  '',
  'media:a',
  'media:gone',
  'media:constructor',
  'art:scene-1',
  'art:constructor',
  'art:toString',
]

const text = (random: Random) =>
  Array.from({ length: random.upTo(4) }, () => random.one(hostileTexts)).join(random.one(['', ' ', '\n']))
const localized = (random: Random) => ({
  en: text(random).slice(0, 190),
  ...(random.upTo(2) === 0 && { hi: text(random).slice(0, 190) }),
})
const some = <Item>(random: Random, make: (random: Random) => Item): Item[] =>
  Array.from({ length: random.upTo(4) }, () => make(random))
const link = (random: Random) => ({ text: localized(random), href: random.one(hostileHrefs) })

/** A block with all that any kind may have, of which its schema takes what its own has. */
const anyBlock = (random: Random, id: string) => ({
  id,
  kind: random.one(blockKinds),
  ...(random.upTo(2) === 0 && { heading: localized(random) }),
  ...(random.upTo(4) === 0 && { language: 'hi' }),
  paragraphs: some(random, localized),
  items: some(random, localized),
  isOrdered: random.upTo(2) === 0,
  caption: localized(random),
  columns: some(random, localized),
  rows: some(random, () => ({ cells: some(random, localized) })),
  links: some(random, link),
  facts: some(random, () => ({ name: localized(random), value: localized(random) })),
  person: random.one(['principal', 'constructor', '__proto__', text(random).slice(0, 40)]),
  place: localized(random),
  latitude: random.next() * 180 - 90,
  longitude: random.next() * 360 - 180,
  people: some(random, () => ({
    name: localized(random),
    role: localized(random),
    text: localized(random),
    picture: random.one(pictures),
    profile: random.one(['', 'a@b.test', 'javascript:alert(1)', '"><script>', '../..', '%2e%2e/x']),
  })),
  documents: some(random, () => ({ document: random.one(['a', 'gone', '__proto__', 'constructor', '']) })),
  picture: random.one(pictures),
  pictures: some(random, () => ({ picture: random.one(pictures), caption: localized(random) })),
  questions: some(random, () => ({ question: localized(random), answer: some(random, localized) })),
  href: random.one(hostileHrefs),
  title: localized(random),
})

function anyContent(random: Random): PageContent {
  const blocks = Array.from({ length: 1 + random.upTo(5) }, (_each, id) => anyBlock(random, `b${id}`))
  return {
    title: localized(random),
    description: { en: text(random).slice(0, 300) },
    lead: localized(random),
    // What the schema refuses is never stored.
    blocks: blocks.flatMap((block): Block[] => {
      const { data } = BlockSchema.safeParse(block)
      return data ? [data] : []
    }),
  }
}

const draw = (content: PageContent) => {
  const page = viewPage(site, { id: 'any', path: '/any', content, publishedAt: at })
  return renderToStaticMarkup(
    createElement(SiteLayout, { value: settingsView }, createElement(InformationPage, { page })),
  )
}

/** The tags of a page with their attributes, as a browser reads what React wrote. */
const tags = (html: string) =>
  [...html.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', written = '']) => ({
      name,
      attributes: [...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => ({
        key,
        value,
      })),
    }),
  )

const safeAddress = /^(https?:\/\/|\/(?![/\\])|mailto:|tel:|#|data:image\/)/i

describe('Whatever is written on a page', () => {
  it('becomes no script, no event handler and no foreign scheme, and breaks nothing', () => {
    const kinds = new Set<string>()
    for (let from = 1; from <= rounds; from += 1) {
      const content = anyContent(randomOf(from))
      for (const { kind } of content.blocks) kinds.add(kind)
      const say = `seed ${from}`
      expect(() => checkContent(content, site, { settings, before: content }), say).not.toThrow()
      const html = draw(content)
      const found = tags(html)
      expect(
        html.match(/<[a-z/!]/gi)?.filter((tag) => tag !== '</'),
        say,
      ).toHaveLength(found.length)
      for (const { name, attributes } of found) {
        expect(name, say).not.toMatch(/^(script|object|embed|base|meta|link|form|style)$/i)
        // The map of a place, which is the only settings.
        if (name === 'iframe')
          expect(attributes.find(({ key }) => key === 'src')?.value, say).toMatch(
            /^https:\/\/www\.openstreetmap\.org\//,
          )
        for (const { key, value } of attributes) {
          expect(key, say).not.toMatch(/^on|^srcdoc$|^formaction$/i)
          if (/^(href|src|action|xlink:href)$/i.test(key) && value !== '')
            expect(value, say).toMatch(safeAddress)
        }
      }
    }
    // Nothing was left out because the schemas refuse too much.
    expect([...kinds].sort()).toEqual([...blockKinds].sort())
  })

  it('keeps all its text but the marks', () => {
    for (let from = 1; from <= rounds; from += 1) {
      const written = text(randomOf(from))
      const pieces = parseMarks(written)
      const say = `seed ${from}`
      expect(plainText(written), say).toBe(pieces.map((piece) => piece.text).join(''))
      // Put together with their marks again, the pieces are what was written, and are read the same.
      const again = pieces
        .map(({ text: shown, isBold, href }) => {
          const marked = isBold ? `**${shown}**` : shown
          return href === undefined ? marked : `[${marked}](${href})`
        })
        .join('')
      expect(again, say).toBe(written)
    }
  })
})
