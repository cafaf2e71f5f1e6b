import { parseDocuments, type RawDocument, type WithId } from '@prangan/contract/parse-document'
import {
  type Disclosure,
  DisclosureDocumentSchema,
  type DisclosureState,
  isDue,
  isOverdue,
  reviewBy,
} from '../../contract/disclosures.ts'
import type { DisclosureItem } from '../../contract/lists/disclosure-list.ts'
import { disclosureItems } from '../../contract/lists.ts'

export type StoredItem = WithId<Disclosure>

/** An item as the office sees it: what it says about it, and what follows from that today. */
export type ItemRow = Omit<Disclosure, 'updatedAt' | 'updatedBy' | 'told'> & {
  id: string
  item: DisclosureItem
  reviewBy: string
  isDue: boolean
  isOverdue: boolean
  /** The links that lead nowhere. */
  broken: readonly string[]
}

const unsaved = {
  state: 'missing' satisfies DisclosureState,
  reason: { en: '' },
  links: [],
  owner: '',
  updatedOn: '',
  reviewEvery: '12',
  version: 0,
} as const

export type Broken = Readonly<Record<string, readonly string[]>>

export const toStoredItems = (stored: readonly RawDocument[]): StoredItem[] =>
  parseDocuments(DisclosureDocumentSchema, stored)

/** Returns the rows of all items of the college's lists, also of those of which nothing is stored yet. */
export function toRows(stored: readonly StoredItem[], broken: Broken, today: string): ItemRow[] {
  const known = new Map(stored.map((item) => [item.id, item]))
  return disclosureItems.map((item) => {
    const said = known.get(item.key) ?? { ...unsaved, links: [...unsaved.links] }
    return {
      ...said,
      id: item.key,
      item,
      reviewBy: reviewBy(said),
      isDue: isDue(said, today),
      isOverdue: isOverdue(said, today),
      broken: said.state === 'published' ? (broken[item.key] ?? []) : [],
    }
  })
}

export const itemFilters = ['all', 'published', 'missing', 'due', 'broken', 'notApplicable', 'mine'] as const
export type ItemFilter = (typeof itemFilters)[number]

/** Returns true for an item that a filter shows to a person. */
export function isShown(row: ItemRow, filter: ItemFilter, uid: string): boolean {
  if (filter === 'due') return row.isDue
  if (filter === 'broken') return row.broken.length > 0
  if (filter === 'mine') return row.owner === uid
  return filter === 'all' || row.state === filter
}
