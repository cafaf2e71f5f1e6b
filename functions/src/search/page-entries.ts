import { type Facts, factsIn, fillFacts, localizedFactsOf } from '@prangan/contract/content/fill-facts'
import { documentPath } from '@prangan/contract/content/site-view'
import { plainText } from '@prangan/contract/content/text-marks'
import { type ContentPart, isHeading, textsOf, walkContent } from '@prangan/contract/content/walk-content'
import { departmentHome } from '@prangan/contract/departments'
import { allLanguages, type Language, otherLanguages } from '@prangan/contract/languages'
import { referenceOf } from '@prangan/contract/links'
import type { Frame, LocalizedText, PageContent } from '@prangan/contract/schemas/content'
import type { Site } from '@prangan/contract/schemas/site'
import type { SearchEntry } from '@prangan/contract/site-search/search-data'

/** How many words of a page are searched and shown, in each language. */
const firstWords = 60

/** A page that is public. */
export type PublicPage = { id: string; path: string; content: PageContent }

/** The facts of the frame in each language. */
type AllFacts = Readonly<Record<Language, Facts>>

/** A text in the language that its block is written in, where it is only one. */
const written = ({ text, language }: ContentPart & { kind: 'text' }): Partial<LocalizedText> =>
  language === undefined ? text : { [language]: text[language] ?? text.en }

/** Texts in their languages, joined; undefined where there is none. */
function joined(
  texts: readonly Partial<LocalizedText>[],
  facts: AllFacts,
  separator: string,
): LocalizedText | undefined {
  const byLanguage = allLanguages.map((language) => {
    const plain = texts.map((text) => plainText(fillFacts(text[language] ?? '', facts[language])).trim())
    return [language, plain.filter((text) => text !== '').join(separator)] as const
  })
  const found = byLanguage.filter(([, text]) => text !== '')
  return found.length === 0 ? undefined : { en: '', ...Object.fromEntries(found) }
}

/** The first words of texts, in each language. */
function beginnings(texts: readonly Partial<LocalizedText>[], facts: AllFacts): LocalizedText | undefined {
  const whole = joined(texts, facts, ' ')
  if (!whole) return undefined
  const cut = (text: string) => text.split(/\s+/).slice(0, firstWords).join(' ')
  return { en: cut(whole.en), ...mapOthers(whole, cut) }
}

/** A text's other languages, each changed. */
const mapOthers = (text: LocalizedText, change: (text: string) => string) =>
  Object.fromEntries(
    otherLanguages.flatMap((language) => {
      const own = text[language]
      return own === undefined ? [] : [[language, change(own)] as const]
    }),
  )

/** The labels of the frame's links, by where they lead: what people know a page by. */
function labelsOf({ menus, footer, services, courses }: Frame): Map<string, LocalizedText[]> {
  const links = [
    ...menus.menus.flatMap(({ text, href, groups }) => [
      ...(href === undefined ? [] : [{ text, href }]),
      ...groups.flatMap((group) => group.links),
    ]),
    ...footer.quickLinks,
    ...services.tabs.flatMap((tab) => tab.links),
    ...courses.cards.flatMap(({ name, text, href }) => [
      { text: name, href },
      { text, href },
    ]),
  ]
  const labels = new Map<string, LocalizedText[]>()
  for (const { text, href } of links) {
    const known = labels.get(href) ?? []
    if (!known.some(({ en, hi }) => en === text.en && hi === text.hi)) labels.set(href, [...known, text])
  }
  return labels
}

const withText = (name: 'names' | 'text', text: LocalizedText | undefined): Partial<SearchEntry> =>
  text ? { [name]: text } : {}

function pageEntry(
  { path, content }: PublicPage,
  labels: readonly LocalizedText[],
  facts: AllFacts,
): SearchEntry {
  const { title, description, lead, blocks } = content
  const parts = blocks.flatMap((block) => [...walkContent(block, { field: '' }, block.language)])
  const texts = parts.filter((part) => part.kind === 'text')
  const headings = joined(texts.filter(isHeading).map(written), facts, ' · ')
  const body = texts.filter((part) => !isHeading(part)).map(written)
  return {
    kind: 'page',
    target: path,
    title: joined([title], facts, ' ') ?? title,
    ...withText(
      'names',
      joined(
        labels.filter(({ en }) => en !== title.en),
        facts,
        ' · ',
      ),
    ),
    ...(headings && { headings: textsOf(headings).join(' · ') }),
    ...withText('text', beginnings([description, ...(lead ? [lead] : []), ...body], facts)),
  }
}

/** The site's own pages that are no content of the office: those that its menus lead to, by what the menus call them. */
function ownPages(
  labels: ReadonlyMap<string, LocalizedText[]>,
  paths: ReadonlySet<string>,
  facts: AllFacts,
): SearchEntry[] {
  return [...labels].flatMap(([href, [title, ...names]]) => {
    const isOwn = href.startsWith('/') && href !== '/' && !href.startsWith('/documents/') && !paths.has(href)
    if (!isOwn || !title) return []
    return [{ kind: 'page' as const, target: href, title, ...withText('names', joined(names, facts, ' · ')) }]
  })
}

/** The entries of all public pages, and of the library's documents. */
export function pageEntries(site: Site, frame: Frame, pages: readonly PublicPage[]): SearchEntry[] {
  const localized = localizedFactsOf(frame)
  const facts = Object.fromEntries(
    allLanguages.map((language) => [language, factsIn(localized, language)]),
  ) as AllFacts
  const byTarget = new Map<string, LocalizedText[]>()
  for (const [href, labels] of labelsOf(frame)) {
    const named = referenceOf(href)
    const target = named?.kind === 'page' ? pages.find(({ id }) => id === named.id)?.path : href
    if (target !== undefined) byTarget.set(target, [...(byTarget.get(target) ?? []), ...labels])
  }
  const departments = Object.entries(site.departments).flatMap(([slug, { name, isShown }]): SearchEntry[] => {
    const target = departmentHome(slug)
    return isShown && !byTarget.has(target) ? [{ kind: 'page', target, title: name }] : []
  })
  const documents = Object.values(site.documents).map(
    (document): SearchEntry => ({ kind: 'document', target: documentPath(document), title: document.title }),
  )
  return [
    ...pages.map((page) => pageEntry(page, byTarget.get(page.path) ?? [], facts)),
    ...ownPages(byTarget, new Set(pages.map(({ path }) => path)), facts),
    ...departments,
    ...documents,
  ]
}
