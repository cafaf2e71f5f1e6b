import { seed } from '@prangan/college/content/seed'
import { seedSite } from '@prangan/contract/content/seed'
import { findPage, viewPage } from '@prangan/contract/content/site-view'
import { allLanguages, languageOf, languages } from '@prangan/contract/languages'
import { isLocalized, withTexts } from '@prangan/contract/localized'
import { StoredContentSchema } from '@prangan/contract/schemas/content'
import { SettingsBlockSchema } from '@prangan/contract/schemas/site-settings'
import { describe, expect, test } from 'vitest'
import { createRenderer, seedDataIn } from '../../entry.server.tsx'
import { diffContent } from '../../features/site/desk/editor/diff-content.ts'
import english from '../../messages/en/index.ts'
import { layout as marathi } from '../../messages/mr/layout.ts'
import { layout } from './messages/ur/layout.ts'

const urdu = (text: string) => `اردو: ${text}`

/** Writes every text of a content in Urdu too. */
function translate<Content>(content: Content): Content {
  if (typeof content !== 'object' || content === null) return content
  if (Array.isArray(content)) return content.map(translate) as Content
  if (isLocalized(content)) return withTexts(content, { ur: urdu(content.en) }) as Content
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, translate(part)])) as Content
}

const pages = seed.pages.map((page) => ({ ...page, content: translate(page.content) }))
const site = seedSite({ ...seed, pages }, null)

const open = async (path: string) => {
  const language = languageOf(path)
  const data = seedDataIn(language)
  const found = findPage(site, '/history', new Date(0))
  const history = pages.find(({ id }) => found && 'id' in found && id === found.id)
  return createRenderer()(`https://college.test${path}`, {
    ...data,
    page: async () => ({
      status: 'ready',
      value: history ? { page: viewPage(site, { ...history, publishedAt: '' }, language) } : null,
    }),
  })
}

describe('A college that adds Urdu, written from right to left', () => {
  test('has it among its languages', () => expect(allLanguages).toEqual(['en', 'hi', 'mr', 'ur']))

  test('loses no Urdu text of a page or of the site settings when it is stored', () => {
    for (const { content } of pages) expect(StoredContentSchema.parse(content)).toMatchObject(content)
    for (const block of translate(seed.settings)) expect(SettingsBlockSchema.parse(block)).toEqual(block)
  })

  test('sees in the comparison of versions that only the Urdu text was changed', () => {
    const [page] = pages
    if (!page) throw new Error('The seed has no page.')
    const { content } = page
    const title = withTexts(content.title, { ur: 'نیا' })
    expect(diffContent(content, { ...content, title })).toMatchObject([
      { id: 'head', what: 'changed', stretches: expect.arrayContaining([{ kind: 'added', text: 'نیا' }]) },
    ])
  })

  test('has the page at /ur, from right to left, in Urdu', async () => {
    const page = await open('/ur/history')
    const html = page.render()
    expect(page.status).toBe(200)
    expect(html).toContain('<html lang="ur" dir="rtl">')
    expect(html).toMatch(/<h1[^>]*>اردو: /)
    expect(html).toContain('hrefLang="hi"')
  })

  test('reads the texts of its folder there, and English ones where it has none', async () => {
    const html = (await open('/ur/history')).render()
    expect(html).toContain(layout.mainMenu)
    expect(html).toContain(english.layout.skip)
  })

  test('has the same page around its English text in Marathi', async () => {
    const html = (await open('/mr/history')).render()
    expect(html).toContain('<html lang="mr" dir="ltr">')
    expect(html).toContain(marathi.skip)
  })

  test('is offered Urdu on the English page, and has that page still from left to right', async () => {
    const html = (await open('/history')).render()
    expect(html).toContain('<html lang="en" dir="ltr">')
    expect(html).toContain('href="https://college.test/ur/history"')
    expect(html).toContain(languages.ur.name)
  })
})
