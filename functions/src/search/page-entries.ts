import { type Facts, factsIn, fillFacts, localizedFactsOf } from '@prangan/contract/content/fill-facts'
import { documentPath, referencesIn } from '@prangan/contract/content/site-view'
import { hrefsIn, plainText } from '@prangan/contract/content/text-marks'
import { type ContentPart, isHeading, walkContent } from '@prangan/contract/content/walk-content'
import { departmentHome } from '@prangan/contract/departments'
import { footerLinks } from '@prangan/contract/footer-links'
import { allLanguages, type Language, mainLanguage } from '@prangan/contract/languages'
import { isSitePage, referenceOf } from '@prangan/contract/links'
import { isSameText, textsOf, withTexts } from '@prangan/contract/localized'
import type { Block, PageContent } from '@prangan/contract/schemas/blocks'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Site } from '@prangan/contract/schemas/site'
import type { SettingsBlock, SiteSettings } from '@prangan/contract/schemas/site-settings'
import type { SearchEntry } from './search-data.ts'

export type PublicPage = { id: string; path: string; content: PageContent }

export type OwnPages = Readonly<Record<string, readonly string[]>>

export type PagesByLanguage = Readonly<Partial<Record<Language, OwnPages>>>

type AllFacts = Readonly<Record<Language, Facts>>

const written = ({ text, language }: ContentPart & { kind: 'text' }): Partial<LocalizedText> =>
  language === undefined ? text : { [language]: text[language] ?? text.en }

/** List items and cells do not end like sentences, so a dot separates them. */
const joinTexts = (texts: readonly string[]): string =>
  texts.reduce(
    (before, text) => (before === '' ? text : `${before}${/[.?!:।]$/.test(before) ? '' : ' ·'} ${text}`),
    '',
  )

function joined(texts: readonly Partial<LocalizedText>[], facts: AllFacts): LocalizedText | undefined {
  const byLanguage = allLanguages.map((language) => {
    const plain = texts.map((text) => plainText(fillFacts(text[language] ?? '', facts[language])).trim())
    return [language, joinTexts(plain.filter((text) => text !== ''))] as const
  })
  const found = byLanguage.filter(([, text]) => text !== '')
  return found.length === 0 ? undefined : withTexts(undefined, Object.fromEntries(found))
}

function labelsOf({ menus, footer, services, courses }: SiteSettings): Map<string, LocalizedText[]> {
  const links = [
    ...menus.menus.flatMap(({ text, href, groups }) => [
      ...(href === undefined ? [] : [{ text, href }]),
      ...groups.flatMap((group) => group.links),
    ]),
    ...footer.quickLinks,
    ...footerLinks,
    ...services.tabs.flatMap((tab) => tab.links),
    ...courses.cards.flatMap(({ name, text, href }) => [
      { text: name, href },
      { text, href },
    ]),
  ]
  const labels = new Map<string, LocalizedText[]>()
  for (const { text, href } of links) {
    const known = labels.get(href) ?? []
    if (!known.some((label) => isSameText(label, text))) labels.set(href, [...known, text])
  }
  return labels
}

const withText = (name: 'names' | 'text', text: LocalizedText | undefined): Partial<SearchEntry> =>
  text ? { [name]: text } : {}

function textsIn(
  head: readonly LocalizedText[],
  blocks: readonly (Block | SettingsBlock)[],
  facts: AllFacts,
): Pick<SearchEntry, 'headings' | 'text'> {
  const parts = blocks.flatMap((block) => [
    ...walkContent(block, { field: '' }, 'language' in block ? block.language : undefined),
  ])
  const texts = parts.filter((part) => part.kind === 'text')
  const headings = joined(texts.filter(isHeading).map(written), facts)
  const body = texts.filter((part) => !isHeading(part)).map(written)
  return {
    ...(headings && { headings: textsOf(headings).join(' · ') }),
    ...withText('text', joined([...head, ...body], facts)),
  }
}

function pageEntry(
  { path, content: { title, description, lead, blocks } }: PublicPage,
  labels: readonly LocalizedText[],
  facts: AllFacts,
): SearchEntry {
  const names = labels.filter(({ en }) => en !== title.en)
  return {
    kind: 'page',
    target: path,
    title: joined([title], facts) ?? title,
    ...withText('names', joined(names, facts)),
    ...textsIn([description, ...(lead ? [lead] : [])], blocks, facts),
  }
}

const homeEntry = ({ hero, about }: SiteSettings, facts: AllFacts): SearchEntry => ({
  kind: 'page',
  target: '/',
  title: joined([hero.title], facts) ?? hero.title,
  ...textsIn([hero.text], [about], facts),
})

/** Returns the paths in menus that are not the office's pages, and so may be the site's own. */
export function ownPaths(settings: SiteSettings, pages: readonly PublicPage[]): string[] {
  const paths = new Set(['/', ...pages.map(({ path }) => path)])
  return [...labelsOf(settings).keys()].filter((href) => isSitePage(href) && !paths.has(href))
}

function ownPages(
  labels: ReadonlyMap<string, LocalizedText[]>,
  texts: PagesByLanguage,
  facts: AllFacts,
): SearchEntry[] {
  return Object.keys(texts[mainLanguage] ?? {}).flatMap((path) => {
    const [title, ...names] = labels.get(path) ?? []
    const text = Object.fromEntries(
      allLanguages.map((language) => [language, joinTexts(texts[language]?.[path] ?? [])]),
    ) as LocalizedText
    return title
      ? [{ kind: 'page', target: path, title, ...withText('names', joined(names, facts)), text }]
      : []
  })
}

function documentEntries(site: Site, contents: readonly object[], links: readonly string[]): SearchEntry[] {
  const named = new Set(links.map((link) => link.split(/[?#]/, 1)[0]))
  for (const content of contents) {
    const { documents, hrefs, texts } = referencesIn(content)
    for (const id of documents) named.add(`doc:${id}`)
    for (const href of [...hrefs, ...texts.flatMap(hrefsIn)]) named.add(href.split(/[?#]/, 1)[0])
  }
  return Object.entries(site.documents)
    .filter(([id, { slug }]) => named.has(`doc:${id}`) || named.has(`/documents/${slug}.pdf`))
    .map(([, document]) => ({ kind: 'document', target: documentPath(document), title: document.title }))
}

export type PublicContent = {
  site: Site
  settings: SiteSettings
  pages: readonly PublicPage[]
  links: readonly string[]
  ownPages: PagesByLanguage
}

export function pageEntries({ site, settings, pages, links, ownPages: texts }: PublicContent): SearchEntry[] {
  // Pins are no links that a page shows.
  const { search, ...shownSettings } = settings
  const localized = localizedFactsOf(settings)
  const facts = Object.fromEntries(
    allLanguages.map((language) => [language, factsIn(localized, language)]),
  ) as AllFacts
  const byTarget = new Map<string, LocalizedText[]>()
  for (const [href, labels] of labelsOf(settings)) {
    const named = referenceOf(href)
    const target = named?.kind === 'page' ? pages.find(({ id }) => id === named.id)?.path : href
    if (target !== undefined) byTarget.set(target, [...(byTarget.get(target) ?? []), ...labels])
  }
  const departments = Object.entries(site.departments).flatMap(([slug, { name, isShown }]): SearchEntry[] => {
    const target = departmentHome(slug)
    return isShown && !byTarget.has(target) ? [{ kind: 'page', target, title: name }] : []
  })
  return [
    homeEntry(settings, facts),
    ...pages.map((page) => pageEntry(page, byTarget.get(page.path) ?? [], facts)),
    ...ownPages(byTarget, texts, facts),
    ...departments,
    ...documentEntries(site, [shownSettings, ...pages.map(({ content }) => content)], links),
  ]
}
