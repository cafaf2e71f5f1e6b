import { pagesOff } from '@prangan/plugins/contract/pages-off'
import { type Language, mainLanguage, type OtherLanguage, pathIn } from '../languages.ts'
import { isSafeHref, referenceOf } from '../links.ts'
import { isLocalized, mapTexts, textsOf } from '../localized.ts'
import type { Block, PageContent } from '../schemas/blocks.ts'
import type { ContentLink } from '../schemas/content-fields.ts'
import type { Site, SiteDepartment, SiteDocumentFile, SiteMedia, SitePage } from '../schemas/site.ts'
import type { SettingsBlock, SiteSettings } from '../schemas/site-settings.ts'
import { seedVersion } from './seed.ts'
import { languagesOf, type Shown, type ShownText, showIn, shownText } from './show-in.ts'
import { mapLinks } from './text-marks.ts'
import { walkContent } from './walk-content.ts'

/** Pictures and documents by their reference (`media:<id>`) or id. */
export type References = {
  pictures: Readonly<Record<string, Shown<SiteMedia>>>
  documents: Readonly<Record<string, Shown<SiteDocumentFile>>>
}

export type PageView = References & {
  id: string
  /** The canonical path in the main language. */
  path: string
  languages: OtherLanguage[]
  content: Shown<PageContent>
  /** ISO 8601; '' for a page of the seed. */
  publishedAt: string
}

export type DepartmentView = Omit<SiteDepartment, 'name'> & {
  slug: string
  name: ShownText
  /** The name as profiles store it. */
  stored: string
}

export type SettingsView = References & {
  settings: Shown<SiteSettings>
  departments: readonly DepartmentView[]
  revision: number
  nextChangeAt: string | null
}

export function versionAt(
  { version, next }: { version: number | null; next?: { version: number; at: string } | undefined },
  now: Date,
): number | null {
  return next && next.at <= now.toISOString() ? next.version : version
}

type Versioned = {
  version: number | null
  publishedAt: string | null
  next?: { version: number; at: string } | undefined
}

/** Returns the entry with a scheduled version that is now public as its published one. */
export function settled<Entry extends Versioned>(entry: Entry, now: Date): Entry {
  const { next, ...kept } = entry
  if (!next || next.at > now.toISOString()) return entry
  const { at, ...published } = next
  return { ...kept, ...published, publishedAt: at } as Entry
}

/** Returns an ISO 8601 timestamp, or '' for the seed, which has no publication date of its own. */
export function publishedAt(page: SitePage, now: Date): string {
  const { version, publishedAt: at } = settled(page, now)
  return version === seedVersion ? '' : (at ?? '')
}

export function nextChangeOf(site: Site, now: Date): string | null {
  const times = [site.frame, ...Object.values(site.pages)].flatMap(({ next }) => (next ? [next.at] : []))
  return times.filter((at) => at > now.toISOString()).sort()[0] ?? null
}

/** Finds a page, or the redirect of a moved one, ignoring case. */
export function findPage(
  site: Site,
  typed: string,
  now: Date,
): { id: string; page: SitePage } | { movedTo: string } | undefined {
  const path = typed.toLowerCase()
  const isPublic = (page: SitePage) => versionAt(page, now) !== null
  for (const [id, page] of Object.entries(site.pages)) {
    if ((page.path === path || page.aliases.includes(path)) && isPublic(page)) return { id, page }
  }
  const moved = site.pages[site.redirects[path] ?? '']
  return moved && isPublic(moved) ? { movedTo: moved.path } : undefined
}

export const documentPath = ({ slug, version }: Pick<SiteDocumentFile, 'slug' | 'version'>): string =>
  `/documents/${slug}.pdf?v=${version}`

/** Looks up own properties only, because `constructor` is a property of every object. */
export const ownOf = <Item>(all: Readonly<Record<string, Item>>, id: string): Item | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined

/** Returns undefined if the target does not exist, is not safe, or is a page of a plugin that is off. */
export function resolveHref(site: Site, href: string): string | undefined {
  const named = referenceOf(href)
  if (named?.kind === 'page') return ownOf(site.pages, named.id)?.path
  const document = named?.kind === 'doc' ? ownOf(site.documents, named.id) : undefined
  if (named?.kind === 'doc') return document && documentPath(document)
  return isSafeHref(href) && !pagesOff.includes(href) ? href : undefined
}

export type SizedLink = { bytes?: number }

function sizeOf({ documents }: Site, href: string): SizedLink {
  const named = referenceOf(href)
  const [, slug] = /^\/documents\/([^/?]+)\.pdf(?:\?|$)/.exec(href) ?? []
  const document =
    named?.kind === 'doc'
      ? ownOf(documents, named.id)
      : slug && Object.values(documents).find((each) => each.slug === slug)
  return document ? { bytes: document.bytes } : {}
}

type Visit = {
  text: (text: string) => string
  more?: (href: string) => object
  /** undefined removes the link. */
  href: (href: string) => string | undefined
}

const isLink = (value: object): value is ContentLink => 'href' in value && 'text' in value

/** Replaces each text and link of a content, whatever its blocks. */
export function mapContent<Value>(value: Value, visit: Visit): Value {
  return map(value, visit) as Value
}

function map(value: unknown, visit: Visit): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const mapped = map(item, visit)
      return mapped === undefined ? [] : [mapped]
    })
  }
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) return mapTexts(value, visit.text)
  const entries = Object.entries(value).map(([name, part]) => {
    if (name === 'href' && typeof part === 'string')
      return [name, part === '' ? '' : visit.href(part)] as const
    return [name, map(part, visit)] as const
  })
  const mapped = Object.fromEntries(entries)
  if (!isLink(value)) return mapped
  if (value.href !== '' && mapped.href === undefined) return undefined
  return { ...mapped, ...visit.more?.(value.href) }
}

export function referencesIn(content: unknown) {
  const parts = [...walkContent(content)]
  return {
    texts: parts.flatMap((part) => (part.kind === 'text' ? textsOf(part.text) : [])),
    hrefs: parts.flatMap((part) => (part.kind === 'href' && part.href ? [part.href] : [])),
    pictures: parts.flatMap((part) => (part.kind === 'picture' && part.picture ? [part.picture] : [])),
    documents: parts.flatMap((part) => (part.kind === 'document' && part.document ? [part.document] : [])),
  }
}

export const mediaOf = (site: Site, picture: string): SiteMedia | undefined =>
  ownOf(site.media, picture.replace(/^media:/, ''))

const entriesOf = <Item>(
  all: Readonly<Record<string, Item>>,
  references: readonly string[],
  id: (reference: string) => string = (reference) => reference,
): Record<string, Item> =>
  Object.fromEntries(
    references.flatMap((reference) => {
      const item = ownOf(all, id(reference))
      return item ? [[reference, item]] : []
    }),
  )

export function namedIn(content: unknown, all: References): References {
  const { pictures, documents } = referencesIn(content)
  return {
    pictures: entriesOf(all.pictures, pictures),
    documents: entriesOf(all.documents, documents),
  }
}

function resolve<Content>(
  site: Site,
  content: Content,
  language: Language,
): References & { content: Shown<Content> } {
  const { pictures, documents } = referencesIn(content)
  const resolveLink = (href: string) => {
    const resolved = resolveHref(site, href)
    return resolved && pathIn(language, resolved)
  }
  const resolved = mapContent(content, {
    text: (text) => mapLinks(text, resolveLink),
    href: resolveLink,
    more: (href) => sizeOf(site, href),
  })
  return {
    content: showIn(resolved, language),
    pictures: showIn(
      entriesOf(site.media, pictures, (reference) => reference.replace(/^media:/, '')),
      language,
    ),
    documents: showIn(entriesOf(site.documents, documents), language),
  }
}

/** Returns texts and blocks outside pages in a language, with their links resolved. */
export const viewParts = <Content>(site: Site, content: Content, language: Language): Shown<Content> =>
  resolve(site, content, language).content

export function viewPage(
  site: Site,
  { id, path, content, publishedAt }: { id: string; path: string; content: PageContent; publishedAt: string },
  language: Language = mainLanguage,
): PageView {
  return { id, path, publishedAt, languages: languagesOf(content), ...resolve(site, content, language) }
}

export function viewSettings(
  site: Site,
  blocks: readonly SettingsBlock[],
  now: Date,
  language: Language = mainLanguage,
): SettingsView {
  const { content, ...references } = resolve(site, toSettings(blocks), language)
  return {
    ...references,
    settings: content,
    departments: departmentsIn(site, language),
    revision: site.revision,
    nextChangeAt: nextChangeOf(site, now),
  }
}

const departmentsIn = ({ departments }: Site, language: Language): DepartmentView[] =>
  Object.entries(departments)
    .map(([slug, { name, ...rest }]) => ({
      slug,
      name: shownText(name, language),
      stored: name.en,
      ...rest,
    }))
    .sort((one, other) => (one.stored < other.stored ? -1 : 1))

export function toSettings(blocks: readonly SettingsBlock[]): SiteSettings {
  return Object.fromEntries(blocks.map((block) => [block.kind, block])) as SiteSettings
}

export const isPageBlock = (block: Block | SettingsBlock): block is Block => block.id !== block.kind
