import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { collectionPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { pluginFolders } from '../../../../plugins/folders.ts'
import type { ListQuery } from '../../firebase/firestore.ts'
import type { FilterOf, Listed, Resource } from '../../lib/resource.ts'

/*
 * The emulator needs no composite indexes, so a list without its indexes would fail in production only. This test runs the
 * query of every resource with each combination of its filters.
 */

const root = fileURLToPath(new URL('../../../../', import.meta.url))

type DeskList = Resource<Listed>

const isDeskList = (value: unknown): value is DeskList =>
  typeof (value as Partial<DeskList> | null)?.pages?.toQuery === 'function'

const files = globSync(
  ['web', ...pluginFolders].map((folder) => `${folder}/**/*.ts`),
  { cwd: root, exclude: ['**/node_modules/**', '**/*.test.ts'] },
).filter((file) => readFileSync(`${root}${file}`, 'utf8').includes('defineResource('))
const modules = await Promise.all(
  files.map(async (file) => ({ file, exported: Object.values<unknown>(await import(`${root}${file}`)) })),
)
/** Some lists depend on the signed-in person. */
const listsIn = (exported: readonly unknown[]): DeskList[] =>
  exported
    .map((value) => (typeof value === 'function' && value.name.endsWith('For') ? value('asha') : value))
    .filter(isDeskList)
const lists = modules.flatMap(({ exported }) => listsIn(exported))

/** The bin has no search. */
const isSearched = ({ collection }: DeskList) => collection !== collectionPaths.newsBin

function filtersOf(list: DeskList): FilterOf[] {
  const tabs = Object.keys(list.tabs?.() ?? {})
  const searches = isSearched(list) ? ['', 'mark'] : ['']
  const begun = (tabs.length > 0 ? tabs : ['']).flatMap((tab) => searches.map((search) => ({ tab, search })))
  return Object.entries(list.choices()).reduce<FilterOf[]>(
    (filters, [name, { options }]) =>
      filters.flatMap((filter) =>
        ['', ...(options.length > 0 ? options : ['one'])].map((option) => ({ ...filter, [name]: option })),
      ),
    begun,
  )
}

/** Names an index by its fields. Only the last field's position matters. */
const nameOf = (collection: string, fields: readonly string[]) =>
  `${collection}: ${[...fields.slice(0, -1).toSorted(), fields.at(-1)].join(', ')}`

/**
 * Returns the names of the indexes that a query needs. Firestore merges indexes with the same order for conditions of equality,
 * so each of these needs one with the order alone.
 */
function indexesFor({ collection, where = [], orderBy, thenBy = [] }: ListQuery): string[] {
  const order = [...(orderBy ? [orderBy] : []), ...thenBy].filter(([field]) => field !== '__name__')
  const conditions = where.filter(([field]) => order.every(([ordered]) => field !== ordered))
  const ordered = order.map(
    ([field, direction]) => `${field} ${direction === 'asc' ? 'ASCENDING' : 'DESCENDING'}`,
  )
  const named = conditions.map(
    ([field, , operator]) => `${field} ${operator === 'array-contains' ? 'CONTAINS' : 'ASCENDING'}`,
  )
  const areEqual = conditions.every(([, , operator]) => operator === undefined)
  const parts = areEqual && named.length > 1 ? named.map((field) => [field]) : [named]
  return parts.flatMap((fields) => {
    const distinct = [...new Set([...fields, ...ordered])]
    return distinct.length > 1 ? [nameOf(collection, distinct)] : []
  })
}

const needed = new Set(
  lists.flatMap((list) => filtersOf(list).flatMap((filter) => indexesFor(list.pages.toQuery(filter, {})))),
)

type Index = {
  collectionGroup: string
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[]
}
const { indexes }: { indexes: Index[] } = JSON.parse(
  readFileSync(`${root}plugins/enabled/firestore.indexes.json`, 'utf8'),
)
const existing = indexes
  .filter(({ collectionGroup }) => lists.some(({ collection }) => collection === collectionGroup))
  .map(({ collectionGroup, fields }) =>
    nameOf(
      collectionGroup,
      fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
    ),
  )

/** Queries of the functions in the same collections. */
const ofFunctions = [
  ['type ASCENDING', 'eventDate ASCENDING'],
  ['type ASCENDING', 'publishFrom DESCENDING', 'publishUntil DESCENDING'],
  ['isPinned ASCENDING', 'type ASCENDING', 'publishFrom DESCENDING', 'publishUntil DESCENDING'],
].map((fields) => nameOf(collectionPaths.news, fields))

/** The overview counts offers of seats that have not lapsed. */
const ofOverview = nameOf(
  collectionPaths.admissions,
  ['session', 'programme', 'status', 'offer.under', 'offer.payTo'].map((field) => `${field} ASCENDING`),
)

describe('The lists of the desks', () => {
  it('are all found, but for people, who come from an endpoint', () => {
    const without = modules.filter(({ exported }) => listsIn(exported).length === 0).map(({ file }) => file)
    expect(without.toSorted()).toEqual(['web/src/features/people/desk/people.ts'])
  })

  it('have an index for whatever they are narrowed by', () => {
    expect([...needed].filter((index) => !existing.includes(index))).toEqual([])
  })

  it('have no index that nobody asks for', () => {
    const others = [...ofFunctions, ofOverview]
    expect(existing.filter((index) => !needed.has(index) && !others.includes(index))).toEqual([])
  })
})
