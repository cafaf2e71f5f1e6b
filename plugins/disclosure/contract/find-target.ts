import { documentPath, findPage, ownOf, settled, versionAt } from '@prangan/contract/content/site-view'
import { departmentSlugIn, isFacultySlug } from '@prangan/contract/departments'
import { referenceOf } from '@prangan/contract/links'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Site, SiteDocumentFile, SitePage } from '@prangan/contract/schemas/site'
import { isBuiltPage, namedPages } from './site-pages.ts'

/** What a link leads to. The title is '' where only the link's own label names it. */
type Target = { href: string; title: LocalizedText } & (
  | { kind: 'page' | 'notice' }
  | { kind: 'document'; id: string; file: SiteDocumentFile }
)

/** What is public now. A notice is found by its id, if it has begun. */
export type PublicSite = {
  site: Site
  findNotice: (id: string) => { path: string; title: LocalizedText } | undefined
  now: Date
}

const untitled: LocalizedText = { en: '' }

const pageTarget = (page: SitePage, now: Date): Target => ({
  kind: 'page',
  href: page.path,
  title: settled(page, now).title,
})

const documentTarget = (id: string, file: SiteDocumentFile): Target => ({
  kind: 'document',
  href: documentPath(file),
  title: file.title,
  id,
  file,
})

function referenceTarget({ site, now }: PublicSite, kind: string, id: string): Target | undefined {
  if (kind === 'page') {
    const page = ownOf(site.pages, id)
    return page && versionAt(page, now) !== null ? pageTarget(page, now) : undefined
  }
  const file = kind === 'doc' ? ownOf(site.documents, id) : undefined
  return file && documentTarget(id, file)
}

function departmentTarget({ site }: PublicSite, path: string): Target | undefined {
  const listed = departmentSlugIn(path)
  const [, faculty] = /^\/faculty\/([^/]+)$/.exec(path) ?? []
  const slug = listed ?? faculty ?? ''
  const department = ownOf(site.departments, slug)
  if (!department || department.mergedInto !== undefined) return undefined
  const hasPage = isFacultySlug(slug) || (listed !== undefined && department.isShown)
  return hasPage ? { kind: 'page', href: path, title: department.name } : undefined
}

function pathTarget(known: PublicSite, href: string): Target | undefined {
  const { site, findNotice, now } = known
  const [path = ''] = href.split(/[?#]/, 1)
  const [, noticeId] = /^\/notices\/([A-Za-z0-9_-]+)(?:\/[^/]*)?$/.exec(path) ?? []
  if (noticeId !== undefined) {
    const notice = findNotice(noticeId)
    return notice && { kind: 'notice', href: notice.path, title: notice.title }
  }
  const [, slug] = /^\/documents\/([^/]+)\.pdf$/.exec(path) ?? []
  if (slug !== undefined) {
    const found = Object.entries(site.documents).find(([, file]) => file.slug === slug)
    return found && documentTarget(...found)
  }
  if (isBuiltPage(path))
    return { kind: 'page', href, title: namedPages.find((page) => page.href === path)?.name ?? untitled }
  const found = findPage(site, path, now)
  if (found && 'id' in found) return { ...pageTarget(found.page, now), href }
  if (found) return { kind: 'page', href: found.movedTo, title: findTitle(site, found.movedTo, now) }
  return departmentTarget(known, path)
}

function findTitle(site: Site, path: string, now: Date): LocalizedText {
  const found = findPage(site, path, now)
  return found && 'id' in found ? settled(found.page, now).title : untitled
}

/** Finds what a link of an item leads to; undefined if it does not exist or is not public. */
export function findTarget(known: PublicSite, href: string): Target | undefined {
  const named = referenceOf(href)
  return named ? referenceTarget(known, named.kind, named.id) : pathTarget(known, href)
}
