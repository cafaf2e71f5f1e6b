import { type Language, mainLanguage, type OtherLanguage, pathIn } from '../languages.ts'
import { isSafeHref, referenceOf } from '../links.ts'
import type { Block, ContentLink, Frame, FrameBlock, PageContent } from '../schemas/content.ts'
import type { Site, SiteDepartment, SiteDocumentFile, SiteMedia, SitePage } from '../schemas/site.ts'
import { seedVersion } from './seed.ts'
import { languagesOf, type Shown, type ShownText, showIn, shownText } from './show-in.ts'
import { mapLinks } from './text-marks.ts'
import { isText, textsOf, walkContent } from './walk-content.ts'

/** The pictures and documents that a content names, by their reference (`media:<id>`) or id. */
export type References = {
  pictures: Readonly<Record<string, Shown<SiteMedia>>>
  documents: Readonly<Record<string, Shown<SiteDocumentFile>>>
}

/** A page as it is rendered: in one language, and its links lead to addresses. */
export type PageView = References & {
  id: string
  /** Its canonical path in the main language. */
  path: string
  /** The other languages that it is written in. */
  languages: OtherLanguage[]
  content: Shown<PageContent>
  /** When this version was published (ISO 8601); '' for a page of the seed. */
  publishedAt: string
}

/** A department as it is shown in a language. */
export type DepartmentView = Omit<SiteDepartment, 'name'> & {
  slug: string
  name: ShownText
  /** Its name as profiles store it. */
  stored: string
}

/** The frame as it is rendered, and the revision of the site that it is of. */
export type FrameView = References & {
  frame: Shown<Frame>
  departments: readonly DepartmentView[]
  revision: number
  /** When something that is scheduled becomes public (ISO 8601), or null. */
  nextChangeAt: string | null
}

/** The version of a page, or of the frame, that is public at a moment; null for none. */
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

/** An entry of the site in which a scheduled version that has become public is the published one. */
export function settled<Entry extends Versioned>(entry: Entry, now: Date): Entry {
  const { next, ...kept } = entry
  if (!next || next.at > now.toISOString()) return entry
  const { at, ...published } = next
  return { ...kept, ...published, publishedAt: at } as Entry
}

/** When a page's public version was published (ISO 8601); '' for the seed, which says only when it was loaded. */
export function publishedAt(page: SitePage, now: Date): string {
  const { version, publishedAt: at } = settled(page, now)
  return version === seedVersion ? '' : (at ?? '')
}

/** When something that is scheduled becomes public next (ISO 8601), or null. */
export function nextChangeOf(site: Site, now: Date): string | null {
  const moments = [site.frame, ...Object.values(site.pages)].flatMap(({ next }) => (next ? [next.at] : []))
  return moments.filter((at) => at > now.toISOString()).sort()[0] ?? null
}

/** What is at a path, in whichever case it is typed: a page, or the path that it has moved to. */
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

/** The address of a document's newest version. */
export const documentPath = ({ slug, version }: Pick<SiteDocumentFile, 'slug' | 'version'>): string =>
  `/documents/${slug}.pdf?v=${version}`

/** An entry by the id that somebody wrote: `constructor` is a property of every object, and no entry. */
export const ownOf = <Item>(all: Readonly<Record<string, Item>>, id: string): Item | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined

/** The address that a link of the content leads to; undefined if what it names is gone, or it is not safe. */
export function resolveHref(site: Site, href: string): string | undefined {
  const named = referenceOf(href)
  if (named?.kind === 'page') return ownOf(site.pages, named.id)?.path
  const document = named?.kind === 'doc' ? ownOf(site.documents, named.id) : undefined
  if (named?.kind === 'doc') return document && documentPath(document)
  return isSafeHref(href) ? href : undefined
}

/** What a rendered link to a document of the library has in addition: its size. */
export type SizedLink = { bytes?: number }

/** The size of the document that a link names, by its id or its address. */
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
  /** What is added to a link. */
  more?: (href: string) => object
  /** undefined leaves the link out. */
  href: (href: string) => string | undefined
}

const isLink = (value: object): value is ContentLink => 'href' in value && 'text' in value

/** A content with each of its texts and links replaced, whatever blocks it has. */
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
  if (isText(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([language, text]) => [
        language,
        text === undefined ? text : visit.text(text),
      ]),
    )
  }
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

/** All texts, links, pictures and documents of a content, in reading order. */
export function referencesIn(content: unknown) {
  const parts = [...walkContent(content)]
  return {
    texts: parts.flatMap((part) => (part.kind === 'text' ? textsOf(part.text) : [])),
    hrefs: parts.flatMap((part) => (part.kind === 'href' && part.href ? [part.href] : [])),
    pictures: parts.flatMap((part) => (part.kind === 'picture' && part.picture ? [part.picture] : [])),
    documents: parts.flatMap((part) => (part.kind === 'document' && part.document ? [part.document] : [])),
  }
}

/** A picture of the library by its reference; undefined where it is gone. */
export const mediaOf = (site: Site, picture: string): SiteMedia | undefined =>
  ownOf(site.media, picture.replace(/^media:/, ''))

/** The entries of these references, by their references. */
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

/** Of these pictures and documents those that a content names. */
export function namedIn(content: unknown, all: References): References {
  const { pictures, documents } = referencesIn(content)
  return {
    pictures: entriesOf(all.pictures, pictures),
    documents: entriesOf(all.documents, documents),
  }
}

/** A content in a language, with its links resolved, and the pictures and documents that it names. */
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

/** A page as it is rendered in a language. */
export function viewPage(
  site: Site,
  { id, path, content, publishedAt }: { id: string; path: string; content: PageContent; publishedAt: string },
  language: Language = mainLanguage,
): PageView {
  return { id, path, publishedAt, languages: languagesOf(content), ...resolve(site, content, language) }
}

/** The frame as it is rendered in a language. */
export function viewFrame(
  site: Site,
  blocks: readonly FrameBlock[],
  now: Date,
  language: Language = mainLanguage,
): FrameView {
  const { content, ...references } = resolve(site, toFrame(blocks), language)
  return {
    ...references,
    frame: content,
    departments: departmentsIn(site, language),
    revision: site.revision,
    nextChangeAt: nextChangeOf(site, now),
  }
}

/** All departments in a language, by the alphabet of the main one. */
const departmentsIn = ({ departments }: Site, language: Language): DepartmentView[] =>
  Object.entries(departments)
    .map(([slug, { name, ...rest }]) => ({
      slug,
      name: shownText(name, language),
      stored: name.en,
      ...rest,
    }))
    .sort((one, other) => (one.stored < other.stored ? -1 : 1))

/** The frame's blocks by kind. */
export function toFrame(blocks: readonly FrameBlock[]): Frame {
  return Object.fromEntries(blocks.map((block) => [block.kind, block])) as Frame
}

/** Whether it is a block of a page, and not of the frame. */
export const isPageBlock = (block: Block | FrameBlock): block is Block => block.id !== block.kind
