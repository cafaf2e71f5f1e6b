import type { Site } from '@prangan/contract/schemas/site'

/** What people call what a content names by an id: a page, a picture, a document. */
function nameOf(site: Site, field: string, value: string): string {
  const [, kind, id = ''] = /^(page|doc|media):(.+)$/.exec(value) ?? []
  if (kind === 'page') return site.pages[id]?.title.en ?? value
  if (kind === 'media') return site.media[id]?.alt?.en ?? 'A decorative picture'
  if (kind === 'doc' || field === 'document') return site.documents[id || value]?.title.en ?? value
  return value
}

/** A content for people to compare, in which references have names. */
export function nameReferences<Content>(content: Content, site: Site | null): Content {
  const map = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return site ? nameOf(site, field, value) : value
    if (Array.isArray(value)) return value.map((item) => map(item, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, map(part, name)]))
  }
  return map(content, '') as Content
}
