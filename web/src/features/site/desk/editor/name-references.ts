import { mediaOf, ownOf } from '@prangan/contract/content/site-view'
import { referenceOf } from '@prangan/contract/links'
import type { Site } from '@prangan/contract/schemas/site'
import { deskMessages } from '../../../../messages/desk.ts'

function nameOf(site: Site, field: string, value: string): string {
  const { kind, id = value } = referenceOf(value) ?? {}
  if (kind === 'page') return ownOf(site.pages, id)?.title.en ?? value
  if (kind === 'media')
    return mediaOf(site, value)?.alt?.en ?? deskMessages().pageEditor.diff.decorativePicture
  if (kind === 'doc' || field === 'document') return ownOf(site.documents, id)?.title.en ?? value
  return value
}

export function nameReferences<Content>(content: Content, site: Site | null): Content {
  const map = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return site ? nameOf(site, field, value) : value
    if (Array.isArray(value)) return value.map((item) => map(item, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, map(part, name)]))
  }
  return map(content, '') as Content
}
