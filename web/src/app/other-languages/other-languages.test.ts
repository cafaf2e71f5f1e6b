import { seed } from '@prangan/college/content/seed'
import { checkContent } from '@prangan/contract/content/check-content'
import { seedSite } from '@prangan/contract/content/seed'
import { otherFields, otherFieldsOf, textFrom } from '@prangan/contract/language-fields'
import { allLanguages, type OtherLanguage } from '@prangan/contract/languages'
import { StoredContentSchema } from '@prangan/contract/schemas/content'
import { LanguageSchema } from '@prangan/contract/schemas/fields'
import { UpdatePictureInputSchema } from '@prangan/contract/schemas/library'
import {
  NoticeDocumentSchema,
  NoticeWireSchema,
  UploadNewsInputSchema,
} from '@prangan/contract/schemas/notices'
import { SitePageSchema } from '@prangan/contract/schemas/site'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createRenderer, seedDataIn } from '../../entry.server.tsx'
import { DescriptionFields } from '../../features/library/desk/components/description-fields.tsx'
import { shownTitle } from '../../features/news/api/shown-title.ts'
import { noticesTable } from '../../features/news/desk/api/notices-table.ts'
import { pagesTable } from '../../features/site/desk/pages-table.ts'
import { deskMessages } from '../../messages/desk.ts'
import { messages } from '../../messages/index.ts'
import { renderIn } from '../../messages/language.ts'

type College = {
  others: OtherLanguage[]
  titles: string[]
  /** What is said of several languages at once. */
  phrases: { search: string; toggle: string; missing: string }
}

const colleges: Readonly<Record<string, College>> = {
  en: { others: [], titles: [], phrases: { search: '', toggle: '', missing: '' } },
  'en mr': {
    others: ['mr'],
    titles: ['Title in Marathi'],
    phrases: {
      search: 'In English or Marathi, also in Latin letters: pravesh finds प्रवेश.',
      toggle: 'Show the Marathi texts',
      missing: '2 texts without Marathi',
    },
  },
  'en hi mr': {
    others: ['hi', 'mr'],
    titles: ['Title in Hindi', 'Title in Marathi'],
    phrases: {
      search: 'In English, Hindi or Marathi, also in Latin letters: pravesh finds प्रवेश.',
      toggle: 'Show the Hindi and Marathi texts',
      missing: '2 texts without Hindi or Marathi',
    },
  },
}
const college = colleges[allLanguages.join(' ')]
if (!college) throw new Error('Which college is it?')
const { others, titles, phrases } = college
const has = (language: OtherLanguage) => others.includes(language)

const written = { title: 'Fees', titleHi: 'शुल्क', titleMr: 'शुल्क आकारणी' }
/** `written` in the college's languages. */
const own = {
  title: 'Fees',
  ...(has('hi') && { titleHi: 'शुल्क' }),
  ...(has('mr') && { titleMr: 'शुल्क आकारणी' }),
}
const text = { en: 'Fees', ...(has('hi') && { hi: 'शुल्क' }), ...(has('mr') && { mr: 'शुल्क आकारणी' }) }

describe(`A college with ${allLanguages.join(', ')}`, () => {
  test('has a field for each other language, read and written as one text', () => {
    expect(Object.keys(otherFields('alt', () => ''))).toEqual([
      ...(has('hi') ? ['altHi'] : []),
      ...(has('mr') ? ['altMr'] : []),
    ])
    expect(textFrom('title', written)).toEqual(text)
    expect({ title: 'Fees', ...otherFieldsOf('title', text) }).toEqual(own)
  })

  test('accepts, stores and answers titles and descriptions in its languages alone', () => {
    expect(UploadNewsInputSchema.parse({ ...written, type: 'News' })).toMatchObject(own)
    const at = new Date(0)
    const notice = {
      ...{ type: 'News', link: '', file: null, createdAt: at, publishFrom: at, publishUntil: at },
      ...{ isPinned: false, version: 1, updatedAt: at, searchKeys: [] },
    }
    const stored = NoticeDocumentSchema.parse({ ...notice, ...written })
    const titlesOf = (fields: object) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => /title/i.test(name)))
    expect(titlesOf(stored)).toEqual(own)
    expect(titlesOf(NoticeDocumentSchema.parse({ ...notice, title: 'Fees' }))).toEqual({
      title: 'Fees',
      ...otherFieldsOf('title', null),
    })
    const wire = {
      Id: 'a',
      Title: 'Fees',
      TitleHi: 'शुल्क',
      TitleMr: 'शुल्क',
      Type: 'News',
      CreatedAt: '',
      Link: '',
    }
    expect(Object.keys(titlesOf(NoticeWireSchema.parse(wire)))).toEqual([
      'Title',
      ...(has('hi') ? ['TitleHi'] : []),
      ...(has('mr') ? ['TitleMr'] : []),
    ])
    const tooLong = { altEn: 'Hall', altMr: 'स'.repeat(2_000), title: 'Hall', version: 1 }
    expect(UpdatePictureInputSchema.safeParse(tooLong).success).toBe(!has('mr'))
  })

  test('has an input for each other language in a form', () => {
    const html = renderToStaticMarkup(
      createElement(DescriptionFields, {
        description: { altEn: 'Hall', altHi: 'कक्ष', altMr: 'दालन', isDecorative: false },
        error: '',
        limit: 100,
        onChange: () => {},
      }),
    )
    expect(html.includes('Description in Hindi (optional)')).toBe(has('hi'))
    expect(html.includes('Description in Marathi (optional)')).toBe(has('mr'))
    expect(
      [...html.matchAll(/<input [^>]*lang="(\w+)"[^>]*value="([^"]+)"/g)].map(([, ...found]) => found),
    ).toEqual([...(has('hi') ? [['hi', 'कक्ष']] : []), ...(has('mr') ? [['mr', 'दालन']] : [])])
  })

  test('has a column for each other language in exported lists', () => {
    const titlesIn = (table: readonly (readonly [string, unknown])[]) =>
      table.map(([header]) => header).filter((header) => header.startsWith('Title in'))
    expect(titlesIn(noticesTable)).toEqual(titles)
    expect(titlesIn(pagesTable())).toEqual(titles)
  })

  test('misses translations into its languages alone', () => {
    const content = {
      title: { en: 'Fees', hi: 'शुल्क' },
      description: { en: 'What a year costs.', mr: 'वर्षाचा खर्च.' },
      blocks: [
        {
          id: 'a',
          kind: 'list' as const,
          items: [{ en: 'Two photos', hi: 'दो फोटो', mr: 'दोन फोटो' }, { en: 'A form' }],
        },
      ],
    }
    const missing = (language: OtherLanguage, ...fields: string[]) =>
      has(language) ? fields.map((field) => `${field}.${language}`) : []
    const { translations } = checkContent(content, seedSite(seed, null))
    expect(translations.map(({ field }) => field).toSorted()).toEqual(
      [...missing('hi', 'description', 'items.1'), ...missing('mr', 'title', 'items.1')].toSorted(),
    )
  })

  test('has its languages named where several are meant', () => {
    expect(messages().search.hint).toBe(phrases.search)
    if (others.length === 0) return
    expect(deskMessages().pageEditor.bar.translationsTitle).toBe(phrases.toggle)
    expect(deskMessages().pagesList.findings(0, 0, 0, 2)).toBe(phrases.missing)
  })

  test('shows a notice in the main language where it has no other title', () => {
    for (const language of others) {
      expect(renderIn(language, () => shownTitle(written))).toBe(textFrom('title', written)[language])
      expect(renderIn(language, () => shownTitle({ title: 'Fees' }))).toBe('Fees')
    }
    expect(shownTitle(written)).toBe('Fees')
  })

  test('still reads what was stored in a language that it has dropped', () => {
    expect(LanguageSchema.parse('hi')).toBe(has('hi') ? 'hi' : 'en')
    expect(LanguageSchema.safeParse('xx').success).toBe(false)
    const page = {
      path: '/fees',
      title: { en: 'Fees' },
      languages: ['hi', 'mr'],
      version: 1,
      publishedAt: null,
    }
    expect(SitePageSchema.parse(page).languages).toEqual(others)
    const block = { id: 'a', kind: 'text', paragraphs: [{ en: 'Fees', hi: 'शुल्क' }], language: 'hi' }
    const { blocks } = StoredContentSchema.parse({
      ...written,
      title: text,
      description: text,
      blocks: [block],
    })
    expect(blocks.find(({ id }) => id === 'a')).toEqual({
      ...{ id: 'a', kind: 'text', paragraphs: [{ en: 'Fees', ...(has('hi') && { hi: 'शुल्क' }) }] },
      ...(has('hi') && { language: 'hi' }),
    })
  })

  test.each(['/', '/viewallnews', '/registration', '/login'])(
    'links %s to itself in its other languages, if it has any',
    async (path) => {
      const html = (await createRenderer()(`https://college.test${path}`, seedDataIn('en'))).render()
      const linked = [...html.matchAll(/<a [^>]*hrefLang="(\w+)"/gi)].map(([, language]) => language)
      expect([...new Set(linked)]).toEqual(others)
      expect(html.includes('rel="alternate"')).toBe(others.length > 0)
    },
  )
})
