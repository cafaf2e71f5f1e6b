import { versionAt } from '@prangan/contract/content/site-view'
import { departmentPath, isFacultySlug } from '@prangan/contract/departments'
import { isUnwritten } from '@prangan/contract/localized'
import { pagePaths } from '@prangan/contract/page-paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Site } from '@prangan/contract/schemas/site'
import { inLanguage, locale } from '@prangan/web/messages/language.ts'
import type { DisclosureLink } from '../../contract/disclosures.ts'
import { findTarget } from '../../contract/find-target.ts'
import type { DisclosureItem, Place } from '../../contract/lists/disclosure-list.ts'
import { namedPages } from '../../contract/site-pages.ts'
import { disclosureDeskMessages } from './messages.ts'

export type LinkOption = { href: string; name: LocalizedText }
type LinkGroup = { label: string; options: readonly LinkOption[] }

const byName = (options: readonly LinkOption[]): LinkOption[] => {
  const { compare } = new Intl.Collator(locale())
  return options.toSorted((one, other) => compare(inLanguage(one.name), inLanguage(other.name)))
}

/** Returns what a link can lead to, by kind and name. */
export function linkGroups(site: Site | null, now: Date): LinkGroup[] {
  const { form } = disclosureDeskMessages()
  if (!site) return []
  const pages = Object.entries(site.pages).flatMap(([id, page]) =>
    versionAt(page, now) === null ? [] : [{ href: `page:${id}`, name: page.title }],
  )
  const documents = Object.entries(site.documents).map(([id, { title }]) => ({
    href: `doc:${id}`,
    name: title,
  }))
  const directories = Object.entries(site.departments).flatMap(([slug, { name, isShown, mergedInto }]) =>
    mergedInto === undefined && (isShown || isFacultySlug(slug))
      ? [{ href: departmentPath(slug), name }]
      : [],
  )
  return [
    { label: form.pages, options: byName(pages) },
    { label: form.documents, options: byName(documents) },
    { label: form.directories, options: byName(directories) },
    { label: form.otherPages, options: byName(namedPages) },
  ].filter(({ options }) => options.length > 0)
}

/** What a new link stores besides its target: pages and documents have titles of their own, which may change. */
export const newLink = ({ href, name }: LinkOption): DisclosureLink => ({
  href,
  label: /^(page|doc):/.test(href) ? { en: '' } : name,
})

/** Returns what a link is called on the desk: its own text, or the title of what it leads to, or its address. */
export function linkName({ href, label }: DisclosureLink, site: Site | null, now: Date): string {
  if (!isUnwritten(label)) return inLanguage(label)
  const target = site && findTarget({ site, now, findNotice: () => undefined }, href)
  return (target && inLanguage(target.title)) || href
}

/** Returns the address that the list suggests for an item; '' if it suggests none, or a document. */
export function suggestedHref({ place }: DisclosureItem, site: Site | null): string {
  if (!place || 'document' in place) return ''
  if ('page' in place) {
    const { path } = pagePaths[place.page]
    const found = Object.entries(site?.pages ?? {}).find(([, page]) => page.path === path)
    return found ? `page:${found[0]}` : ''
  }
  if ('directory' in place) return ''
  return place.list === 'notices' ? '/notices' : '/merit-lists'
}

/** Returns what the list says of where an item usually is; '' if it says nothing. */
export function placeName(place: Place | undefined, site: Site | null): string {
  const { places } = disclosureDeskMessages()
  if (!place) return ''
  if ('document' in place) return places.documents[place.document]
  if ('directory' in place) return places[place.directory]
  if ('list' in place) return places[place.list]
  const { path } = pagePaths[place.page]
  const page = Object.values(site?.pages ?? {}).find((each) => each.path === path)
  return page ? inLanguage(page.title) : ''
}
