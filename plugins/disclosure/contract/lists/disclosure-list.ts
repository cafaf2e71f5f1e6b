import type { pagePaths } from '@prangan/contract/page-paths'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'

/** In English and Hindi; the site's other languages show the English. */
type Texts = readonly [en: string, hi: string]

export type DocumentKind =
  | 'accounts'
  | 'calendar'
  | 'directory'
  | 'newsletter'
  | 'order'
  | 'policy'
  | 'prospectus'
  | 'report'
  | 'statutes'

/** Where an item usually is: a page of the site by the name of its route, or a kind of document. The office's form suggests it. */
export type Place =
  | { page: keyof typeof pagePaths }
  | { directory: 'faculty' }
  | { list: 'notices' | 'merit lists' }
  | { document: DocumentKind }

export type DisclosureItem = {
  /** The id of the office's document about it. A later edition of the list keeps it. */
  key: string
  title: LocalizedText
  appliesTo: 'college' | 'university'
  place?: Place
  /** Why the item does not apply to most colleges. The office's form offers it. */
  usualReason?: LocalizedText
}

export type DisclosureSection = { key: string; title: LocalizedText; items: readonly DisclosureItem[] }

/** What a regulator asks for. Formats shift, so they are data: another list is another file beside this one. */
export type DisclosureList = {
  key: string
  name: LocalizedText
  /** The rule, for those who look it up. */
  basis: LocalizedText
  sections: readonly DisclosureSection[]
}

export const text = ([en, hi]: Texts): LocalizedText => ({ en, hi })

/** An item that a college has, but for the reason that is usual where it has none. */
export const ofCollege = (key: string, title: Texts, place?: Place, usualReason?: Texts): DisclosureItem => ({
  key,
  title: text(title),
  appliesTo: 'college',
  ...(place && { place }),
  ...(usualReason && { usualReason: text(usualReason) }),
})

/** An item that only a university has. */
export const ofUniversity = (key: string, title: Texts, usualReason: Texts): DisclosureItem => ({
  key,
  title: text(title),
  appliesTo: 'university',
  usualReason: text(usualReason),
})

export const section = (key: string, title: Texts, items: readonly DisclosureItem[]): DisclosureSection => ({
  key,
  title: text(title),
  items,
})
