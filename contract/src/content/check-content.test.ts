import { describe, expect, it } from 'vitest'
import type { Block } from '../schemas/blocks.ts'
import type { StoredContent } from '../schemas/content.ts'
import type { Site, SiteMedia } from '../schemas/site.ts'
import type { SettingsBlock } from '../schemas/site-settings.ts'
import { checkContent } from './check-content.ts'

const publishedAt = '2026-11-22T00:00:00.000Z'
const picture: SiteMedia = {
  files: [{ file: 'a.webp', width: 960 }],
  width: 960,
  height: 640,
  alt: { en: 'The gate of the college' },
  focus: { x: 0.5, y: 0.5 },
}
const site: Site = {
  revision: 1,
  frame: { version: 0, publishedAt },
  pages: {
    fees: { path: '/fees', aliases: [], title: { en: 'Fees' }, languages: [], version: 0, publishedAt },
  },
  redirects: {},
  departments: {},
  media: {
    gate: picture,
    unnamed: { ...picture, alt: { en: '' } },
    careless: { ...picture, alt: { en: 'IMG_2041.jpg' } },
  },
  documents: { rules: { slug: 'rules', title: { en: 'Rules' }, version: 1, bytes: 1, at: publishedAt } },
}
const settings: SettingsBlock[] = [
  {
    id: 'contact',
    kind: 'contact',
    phone: { shown: '05999-555077', dialled: '+915999555010' },
    email: 'office@college.test',
    address: { en: 'Station Road, Sundarpur' },
    social: { facebook: '', x: '', instagram: '', youtube: '' },
  },
  {
    id: 'figures',
    kind: 'figures',
    figures: [{ key: 'formFee', label: { en: 'Form' }, value: { en: '₹450' } }],
  },
  {
    id: 'offices',
    kind: 'offices',
    offices: [
      {
        key: 'icc',
        name: { en: 'Complaints committee' },
        person: { en: 'B. Devi' },
        phone: '05999-555033',
        email: 'icc@college.test',
        place: { en: 'Room 3' },
        hours: { en: '' },
      },
    ],
  },
  {
    id: 'leaders',
    kind: 'leaders',
    people: [{ key: 'principal', name: { en: 'A. Rao' }, role: { en: 'Principal' }, picture: '' }],
  },
]

const page = (...blocks: Block[]): StoredContent => ({
  title: { en: 'Fees' },
  description: { en: 'What a year at the college costs.' },
  blocks,
})
const text = (en: string, hi?: string): Block => ({
  id: 'a',
  kind: 'text',
  paragraphs: [{ en, ...(hi !== undefined && { hi }) }],
})
const whole = text('The fee is paid in two instalments.')
const check = (content: StoredContent, before?: StoredContent) =>
  checkContent(content, site, { settings, before })

describe('A page can be published', () => {
  it('when it has a title, a description and something to read', () => {
    expect(check(page(whole))).toEqual({ errors: [], warnings: [], translations: [] })
  })

  it.each([
    ['its title is blank', { title: { en: ' ' } }, 'title.en'],
    ['it has no description', { description: { en: '' } }, 'description.en'],
    [
      'its description is longer than a search result',
      { description: { en: 'a'.repeat(201) } },
      'description.en',
    ],
    ['its Hindi description is', { description: { en: 'Fees', hi: 'क'.repeat(201) } }, 'description.hi'],
  ])('unless %s', (_, part, field) => {
    expect(check({ ...page(whole), ...part }).errors).toEqual([{ field, message: expect.any(String) }])
  })

  it('unless it has no block, one twice, or a part of the settings', () => {
    expect(check(page()).errors).toHaveLength(1)
    expect(check(page(whole, whole)).errors).toMatchObject([{ block: 'a', field: 'id' }])
    const mixed = { ...page(whole), blocks: [whole, ...settings.slice(0, 1)] }
    expect(check(mixed).errors).toMatchObject([{ block: 'contact', field: 'kind' }])
  })

  const label = { en: 'A' }
  const blank = { en: ' ' }
  const id = 'a'
  it.each<[string, Block]>([
    ['heading.en', { id, kind: 'text', heading: blank, paragraphs: [label] }],
    ['paragraphs', { id, kind: 'text', paragraphs: [] }],
    ['paragraphs.1.en', { id, kind: 'notice', paragraphs: [label, blank] }],
    ['items', { id, kind: 'list', items: [] }],
    ['items.0.en', { id, kind: 'list', language: 'hi', items: [{ en: 'Only English', hi: '' }] }],
    ['caption.en', { id, kind: 'table', caption: blank, columns: [label], rows: [{ cells: [label] }] }],
    ['columns.0.en', { id, kind: 'table', caption: label, columns: [blank], rows: [{ cells: [label] }] }],
    ['rows.0', { id, kind: 'table', caption: label, columns: [label], rows: [{ cells: [] }] }],
    ['rows', { id, kind: 'table', caption: label, columns: [label], rows: [] }],
    ['links', { id, kind: 'actions', links: [] }],
    ['links.0.text.en', { id, kind: 'links', links: [{ text: blank, href: '/fees' }] }],
    ['links.0.href', { id, kind: 'links', links: [{ text: label, href: '' }] }],
    ['facts.0.value.en', { id, kind: 'facts', facts: [{ name: label, value: blank }] }],
    ['person', { id, kind: 'signature', person: '' }],
    ['person', { id, kind: 'signature', person: 'nobody' }],
    ['place.en', { id, kind: 'map', place: blank, latitude: 1, longitude: 1 }],
    ['people.0.name.en', { id, kind: 'people', people: [{ name: blank }] }],
    ['documents.0.document', { id, kind: 'documents', documents: [{ document: '' }] }],
    ['picture', { id, kind: 'picture', picture: '' }],
    ['pictures.0.picture', { id, kind: 'gallery', pictures: [{ picture: '' }] }],
    ['questions.0.answer', { id, kind: 'faq', questions: [{ question: label, answer: [] }] }],
    ['href', { id, kind: 'video', title: label, href: '' }],
  ])('unless a block lacks what readers need: %s', (field, block) => {
    expect(check(page(block)).errors).toEqual([{ block: 'a', field, message: expect.any(String) }])
  })

  it.each<[string, string, Block]>([
    ['a page', 'paragraphs.0', text('See [the fees](page:gone).')],
    ['a document', 'links.0.href', { id, kind: 'links', links: [{ text: label, href: 'doc:gone' }] }],
    ['a document', 'documents.0.document', { id, kind: 'documents', documents: [{ document: 'gone' }] }],
    ['a picture', 'picture', { id, kind: 'picture', picture: 'media:gone' }],
    ['a picture without its text', 'picture', { id, kind: 'picture', picture: 'media:unnamed' }],
    ['a property that every object has', 'paragraphs.0', text('[a](page:constructor)')],
    ['a figure', 'paragraphs.0', text('It costs {{formFees}}.')],
    ['a figure in Hindi', 'paragraphs.0', text('It costs {{formFee}}.', 'मूल्य {{toString}}')],
    ['a part that no office has', 'paragraphs.0', text('Write to {{icc.mail}}.')],
    ['an unsafe link', 'paragraphs.0', text('[a](javascript:alert`1`)')],
  ])('unless it names what is gone or unsafe: %s', (_, field, block) => {
    expect(check(page(block)).errors).toEqual([{ block: 'a', field, message: expect.any(String) }])
  })

  it('and names what exists', () => {
    const named = page(
      text('See [the fees](page:fees), [the rules](doc:rules); the form costs {{formFee}}, call {{phone}}.'),
      {
        id: 'e',
        kind: 'text',
        paragraphs: [{ en: '{{icc.person}} of the {{icc}}: {{icc.email}}, {{icc.place}}' }],
      },
      { id: 'b', kind: 'picture', picture: 'media:gate' },
      { id: 'c', kind: 'picture', picture: 'art:scene-1' },
      { id: 'd', kind: 'signature', person: 'principal' },
    )
    expect(check(named)).toMatchObject({ errors: [], warnings: [] })
  })

  it('without knowing the site settings: what only it knows is then left to publishing', () => {
    expect(checkContent(page(text('{{nothing}}')), site).errors).toEqual([])
  })
})

describe('An editor is warned, and may publish', () => {
  const link = (en: string): Block => ({ id: 'a', kind: 'links', links: [{ text: { en }, href: '/fees' }] })

  it.each<[string, string, Block]>([
    ['Click here', 'links.0.text.en', link('Click here')],
    ['यहाँ क्लिक करें', 'paragraphs.0.en', text('Fees', '[यहाँ क्लिक करें](/fees)')],
    ['here', 'paragraphs.0.en', text('The fees are [here](page:fees).')],
    ['capitals', 'paragraphs.0.en', text('ALL STUDENTS MUST BRING THEIR CARDS')],
    ['a telephone number', 'paragraphs.0.en', text('Call 05999-555077.')],
    ['the e-mail of an office', 'paragraphs.0.en', text('Write to icc@college.test.')],
    ['the telephone of an office', 'paragraphs.0.en', text('Call 05999-555033.')],
    ['an amount that a figure has, after a larger one', 'paragraphs.0.en', text('Not ₹4500: ₹450.')],
    ['an amount that a figure has', 'paragraphs.0.en', text('The form costs ₹450.')],
    ['an address', 'paragraphs.0.en', text('Come to Station Road, Sundarpur.')],
    ['http', 'paragraphs.0', text('[UGC](http://www.ugc.gov.in/)')],
    ['the name of a file', 'picture', { id: 'a', kind: 'picture', picture: 'media:careless' }],
    ['a heading in disguise', 'paragraphs.0.en', text('**Who may apply**')],
  ])('of %s', (_, field, block) => {
    expect(check(page(block))).toMatchObject({ errors: [], warnings: [{ block: 'a', field }] })
  })

  it('but not of a larger amount that begins like a figure', () => {
    expect(check(page(text('The hostel costs ₹4500.'))).warnings).toEqual([])
  })

  it('of two equal headings', () => {
    const again = { ...whole, id: 'b', heading: { en: 'Fees' } }
    expect(check(page({ ...whole, heading: { en: 'fees' } }, again)).warnings).toMatchObject([{ block: 'b' }])
  })

  it.each([
    ['a long page without headings', page(text('The fee is paid in two instalments. '.repeat(80)))],
    [
      'a page that is nothing but documents',
      page({ id: 'a', kind: 'documents', documents: [{ document: 'rules' }] }),
    ],
  ])('of %s', (_, content) => {
    expect(check(content)).toMatchObject({ errors: [], warnings: [{ message: expect.any(String) }] })
  })

  it('of pictures that are heavy for a phone', () => {
    const ids = Array.from({ length: 30 }, (_each, at) => `p${at}`)
    const media = Object.fromEntries(ids.map((id) => [id, picture]))
    const gallery = (count: number): Block => ({
      id: 'a',
      kind: 'gallery',
      pictures: ids.slice(0, count).map((id) => ({ picture: `media:${id}` })),
    })
    const warningsOf = (count: number) => checkContent(page(gallery(count)), { ...site, media }).warnings
    expect(warningsOf(3)).toEqual([])
    expect(warningsOf(30)).toHaveLength(1)
  })

  it('of nothing in usual words: abbreviations, a link that says where it leads, "more" in a sentence', () => {
    const usual = text('The UGC, NCC, NSS and IQAC: [more about the fees](page:fees), click by click.')
    expect(check(page(usual)).warnings).toEqual([])
  })
})

describe('Hindi', () => {
  const head = {
    title: { en: 'Fees', hi: 'शुल्क' },
    description: { en: 'What a year costs.', hi: 'वर्ष भर का शुल्क।' },
  }

  it('is not missed in a page of English, which has it in its headings only', () => {
    const english = {
      ...page({ ...whole, heading: { en: 'Fees', hi: 'शुल्क' } }),
      ...head,
    }
    expect(check(english).translations).toEqual([])
  })

  it('is missed in a block that somebody began to translate, but not for figures and addresses', () => {
    const half: Block = {
      id: 'a',
      kind: 'list',
      items: [
        { en: 'Two photos', hi: 'दो फोटो' },
        { en: 'A form' },
        { en: '₹450' },
        { en: 'VIII' },
        { en: '{{email}}' },
      ],
    }
    const found = check({ ...page(half), ...head })
    expect(found.translations).toMatchObject([{ block: 'a', field: 'items.1.hi' }])
  })

  it('is missed everywhere in a page of which half is translated, and not beside a single notice in Hindi', () => {
    const notice: Block = { id: 'b', kind: 'notice', paragraphs: [{ en: 'Bring a card', hi: 'कार्ड लाएँ' }] }
    const english: Block = { id: 'a', kind: 'list', items: [{ en: 'Two photos' }, { en: 'A form' }] }
    expect(check(page(notice, english)).translations).toEqual([])
    expect(check(page(notice, whole)).translations).toMatchObject([
      { field: 'title.hi' },
      { field: 'description.hi' },
      { block: 'a' },
    ])
  })

  it('is to be looked at where the English beside it has changed, wherever that is moved', () => {
    const list = (...items: { en: string; hi: string }[]): StoredContent => ({
      ...page({ id: 'a', kind: 'list', items }),
      ...head,
    })
    const one = { en: 'The form costs ₹450', hi: 'फ़ॉर्म ₹450' }
    const other = { en: 'Two photos', hi: 'दो फोटो' }
    const before = list(one, other)
    expect(check(list(other, one), before).translations).toEqual([])
    expect(check(list(other, { ...one, en: 'The form costs ₹500' }), before).translations).toMatchObject([
      { block: 'a', field: 'items.1.hi' },
    ])
    expect(check(list({ en: 'The form costs ₹500', hi: 'फ़ॉर्म ₹500' }, other), before).translations).toEqual(
      [],
    )
  })
})
