import type { Ability } from '@prangan/contract/roles'
import type { Row as Stored } from '../../../firebase/firestore.ts'
import { toPage } from '../../../lib/paged-list.ts'
import { type Choices, type Listed, type Resource, readFilter } from '../../../lib/resource.ts'
import { pageSize } from '../../../lib/use-live-pages.ts'
import { adminSectionHref } from '../section-href.ts'

/** How many results of a list are shown. */
const mostShown = 5

/** A result: what it is called, what tells it from others, and the address of its details. */
type Found = { id: string; name: string; more: string; href: string }

/** What a list has found, and the address of the whole list with the search if there is more. */
type FoundInList = { found: readonly Found[]; hrefOfAll: string; hasMore: boolean }

/** A list that the overview searches. */
export type SearchList = {
  title: string
  ability: Ability
  find: (search: string) => Promise<FoundInList>
}

/** What an audit entry is about, as long as it exists: its name, and the address of its details. */
export type Subject = { name: string; href: string }

/** Subjects in stored documents, by the ids or e-mail addresses by which entries name them. */
export type SubjectsOf = (stored: readonly Stored[]) => (Subject & { key: string })[]

type Options<Row> = {
  section: string
  ability: Ability
  /** The lists that are searched: one for each tab, as on the section itself, so that it needs no other index. */
  searches: readonly {
    title: () => string
    /** What the list's address says besides the search. */
    params?: Readonly<Record<string, string>>
  }[]
  /** What tells a result from others, if not what the resource says. */
  moreOf?: (row: Row) => string
}

/** What the overview needs of a resource: how to search it, and what the audit entries about it name. */
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
