import type { Ability } from '@prangan/contract/roles'
import type { Row as Stored } from '../../../firebase/firestore.ts'
import { toPage } from '../../../lib/paged-list.ts'
import { type Choices, type Listed, type Resource, readFilter } from '../../../lib/resource.ts'
import { pageSize } from '../../../lib/use-live-pages.ts'
import { adminSectionHref } from '../section-href.ts'

const mostShown = 5

type Found = { id: string; name: string; more: string; href: string }

type FoundInList = { found: readonly Found[]; hrefOfAll: string; hasMore: boolean }

export type SearchList = {
  title: string
  ability: Ability
  find: (search: string) => Promise<FoundInList>
}

export type Subject = { name: string; href: string }

/** A subject that the person may not read. */
export const hiddenSubject: Subject = { name: '', href: '' }

export type SubjectsOf = (stored: readonly Stored[]) => (Subject & { key: string })[]

/** Where the subjects of events are found, by the first part of their path. */
export type SubjectSource = { prefix: string } & (
  | {
      collection: string
      /** Found by their ids by default. */
      field?: string
      subjectsOf: SubjectsOf
    }
  /** The path's second part is enough. */
  | { subjectOf: (key: string) => Subject }
)

type Options<Row> = {
  section: string
  ability: Ability
  /** Equal to the section's tabs, so that a search needs no other index. */
  searches: readonly {
    title: () => string
    /** Search parameters of the list's address, besides the search. */
    params?: Readonly<Record<string, string>>
  }[]
  /** Distinguishes results with the same name; defaults to the resource's own text. */
  moreOf?: (row: Row) => string
}

export function inOverview<Row extends Listed, const All extends Choices>(
  resource: Resource<Row, All>,
  { section, ability, searches, moreOf = resource.moreOf ?? (() => '') }: Options<Row>,
) {
  const address = adminSectionHref(section)
  const find = async (search: string, params = {}): Promise<FoundInList> => {
    const { readPage } = await import('../../../firebase/firestore.ts')
    const all = new URLSearchParams({ ...params, q: search })
    const filter = readFilter(resource, all)
    const stored = await readPage(resource.pages.toQuery(filter, { limit: pageSize }))
    const { rows, next } = toPage(resource.pages, stored, filter, pageSize)
    return {
      found: rows.slice(0, mostShown).map((row) => ({
        id: row.id,
        name: resource.nameOf(row),
        more: moreOf(row),
        href: `${address}?${new URLSearchParams({ ...params, open: row.id })}`,
      })),
      hrefOfAll: `${address}?${all}`,
      hasMore: rows.length > mostShown || next !== undefined,
    }
  }
  const subjectsOf: SubjectsOf = (stored) =>
    resource
      .toRows(stored)
      .map((row) => ({ key: row.id, name: resource.nameOf(row), href: `${address}?open=${row.id}` }))
  return {
    collection: resource.collection,
    searchLists: () =>
      searches.map(
        ({ title, params }): SearchList => ({
          title: title(),
          ability,
          find: (search) => find(search, params),
        }),
      ),
    subjectsOf,
  }
}
