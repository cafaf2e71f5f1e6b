import { college } from '@prangan/college/config'
import { type SiteSeed, seedSite } from '@prangan/contract/content/seed'
import { findPage, viewPage, viewSettings } from '@prangan/contract/content/site-view'
import { allLanguages, type Language, languageOf, pathIn, withoutLanguage } from '@prangan/contract/languages'
import { PageContentSchema } from '@prangan/contract/schemas/blocks'
import { StoredContentSchema } from '@prangan/contract/schemas/content'
import { SiteSchema } from '@prangan/contract/schemas/site'
import { type SettingsBlock, SettingsBlockSchema } from '@prangan/contract/schemas/site-settings'
import { type SiteData, siteDataLater } from '@prangan/contract/site-data'
import { describe, expect, test } from 'vitest'
import { staticPaths } from './app/site-files.ts'
import { createRenderer, seed, seedDataIn } from './entry.server.tsx'
import { createRoutes } from './routes.tsx'

const paths = [
  ...new Set([
    ...staticPaths(createRoutes(() => siteDataLater)),
    ...allLanguages.flatMap((language) => seed.pages.map(({ path }) => pathIn(language, path))),
  ]),
]

/** A value as Firestore gives it back. */
const stored = <Value>(value: Value): unknown => JSON.parse(JSON.stringify(value))

/** The site's data as they are read once the seed was loaded, with the site settings changed by `change`. */
function storedData(
  language: Language,
  { pages, settings }: SiteSeed,
  change = (block: SettingsBlock) => block,
): SiteData {
  const now = new Date(0)
  const site = SiteSchema.parse(stored(seedSite({ pages, settings }, now)))
  const blocks = settings.map((block) => SettingsBlockSchema.parse(stored(change(block))))
  const contents = new Map(
    pages.map(({ id, content }) => [id, PageContentSchema.parse(StoredContentSchema.parse(stored(content)))]),
  )
  return {
    ...siteDataLater,
    settings: async () => ({ status: 'ready', value: viewSettings(site, blocks, now, language) }),
    page: async (typed) => {
      const found = findPage(site, withoutLanguage(typed), now)
      if (!found || 'movedTo' in found) return { status: 'ready', value: null }
      const { id, page } = found
      const content = contents.get(id)
      // The seed says of no page when it was updated.
      const entry = content && { id, path: page.path, content, publishedAt: '' }
      return { status: 'ready', value: entry ? { page: viewPage(site, entry, language) } : null }
    },
  }
}

const render = createRenderer()
const htmlOf = async (path: string, data: SiteData) =>
  (await render(`https://college.test${path}`, data)).render()

/** What a reader gets of a page: its head and its markup, without scripts, styles and data. */
const shown = (html: string) => html.replaceAll(/<(script|style).*?<\/\1>/gs, '')

const inEachLanguage = (read: (language: Language) => SiteData) =>
  Object.fromEntries(allLanguages.map((language) => [language, read(language)])) as Record<Language, SiteData>

const loadedIn = inEachLanguage((language) => storedData(language, seed))
const movedIn = inEachLanguage((language) => storedData(language, seed, changed))

describe('A reader', () => {
  test.each(paths)(
    'of %s finds the same when it comes from the database as when it is built in',
    async (path) => {
      const [built, loaded] = await Promise.all([
        htmlOf(path, seedDataIn(languageOf(path))),
        htmlOf(path, loadedIn[languageOf(path)]),
      ])
      expect(shown(loaded)).toBe(shown(built))
      expect(shown(built)).toMatch(/<h1|Loading…|लोड हो रहा है…/)
      // Nothing is left unresolved: a fact, a reference to a page, a document or a drawing.
      expect(shown(built)).not.toMatch(/\{\{\w+\}\}|"(page|doc|media):|\[object|undefined"/)
    },
  )

  test.each(paths)(
    'of %s finds no former telephone number, address or fee once the site settings have another',
    async (path) => {
      const { phone, email, address, admissionTerms } = college
      const former = [
        ...[phone.shown, phone.dialled, email, admissionTerms.formFee],
        ...Object.values(address),
      ]
      const html = await htmlOf(path, movedIn[languageOf(path)])
      for (const fact of former) expect(html).not.toContain(fact)
    },
  )
})

/** The site settings of a college that has moved. */
function changed(block: SettingsBlock): SettingsBlock {
  if (block.kind === 'contact') {
    return {
      ...block,
      phone: { shown: '05999-777000', dialled: '+915999777000' },
      email: 'desk@college.test',
      address: { en: 'Lake Road' },
    }
  }
  if (block.kind !== 'figures') return block
  return { ...block, figures: block.figures.map((figure) => ({ ...figure, value: { en: '₹500' } })) }
}
