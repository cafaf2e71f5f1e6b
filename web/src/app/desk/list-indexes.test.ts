import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { collectionPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { inquiriesOf } from '../../features/inquiries/desk/inquiries.ts'
import type { ListQuery } from '../../firebase/firestore.ts'
import type { FilterOf, Listed, Resource } from '../../lib/resource.ts'

/*
 * The emulator needs no composite indexes, so a list without its indexes would fail in production only. Every resource
 * that a feature declares is asked for its query, with each combination of its filters.
 */

const root = fileURLToPath(new URL('../../../../', import.meta.url))

type DeskList = Resource<Listed>

const isDeskList = (value: unknown): value is DeskList =>
  typeof (value as Partial<DeskList> | null)?.pages?.toQuery === 'function'

const files = globSync('web/src/features/**/*.ts', { cwd: root }).filter((file) =>
  readFileSync(`${root}${file}`, 'utf8').includes('defineResource('),
)
const modules = await Promise.all(
  files.map(async (file) => ({ file, exported: Object.values<unknown>(await import(`${root}${file}`)) })),
)
// The list of inquiries depends on who looks at it.
const lists = [...modules.flatMap(({ exported }) => exported), inquiriesOf('asha')].filter(isDeskList)

/** The bin is shown without a search. */
const isSearched = ({ collection }: DeskList) => collection !== collectionPaths.newsBin

/** Every filter of a list; a choice whose options come from Firestore has one of them. */
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

/** An index by its fields: which of them comes last matters, and the order of the others does not. */
const nameOf = (collection: string, fields: readonly string[]) =>
  `${collection}: ${[...fields.slice(0, -1).toSorted(), fields.at(-1)].join(', ')}`

/** The index that a query needs; none if it is about one field. */
function indexFor({ collection, where = [], orderBy, thenBy = [] }: ListQuery): string[] {
  const order = [...(orderBy ? [orderBy] : []), ...thenBy].filter(([field]) => field !== '__name__')
  const conditions = where.filter(([field]) => order.every(([ordered]) => field !== ordered))
  const fields = [
    ...conditions.map(
      ([field, , operator]) => `${field} ${operator === 'array-contains' ? 'CONTAINS' : 'ASCENDING'}`,
    ),
    ...order.map(([field, direction]) => `${field} ${direction === 'asc' ? 'ASCENDING' : 'DESCENDING'}`),
  ]
  const distinct = [...new Set(fields)]
  return distinct.length > 1 ? [nameOf(collection, distinct)] : []
}

const needed = new Set(
  lists.flatMap((list) => filtersOf(list).flatMap((filter) => indexFor(list.pages.toQuery(filter, {})))),
)

type Index = {
  collectionGroup: string
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[]
}
const { indexes }: { indexes: Index[] } = JSON.parse(readFileSync(`${root}firestore.indexes.json`, 'utf8'))
const existing = indexes
  .filter(({ collectionGroup }) => lists.some(({ collection }) => collection === collectionGroup))
  .map(({ collectionGroup, fields }) =>
    nameOf(
      collectionGroup,
      fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
    ),
  )

/** What the functions ask for in the same collections. */
const ofFunctions = [
  ['type ASCENDING', 'eventDate ASCENDING'],
  ['type ASCENDING', 'publishFrom DESCENDING', 'publishUntil DESCENDING'],
  ['isPinned ASCENDING', 'type ASCENDING', 'publishFrom DESCENDING', 'publishUntil DESCENDING'],
].map((fields) => nameOf(collectionPaths.news, fields))

/** What the overview counts: offers of seats that have not lapsed. */
const ofOverview = nameOf(
  collectionPaths.admissions,
  ['session', 'programme', 'status', 'offer.under', 'offer.payTo'].map((field) => `${field} ASCENDING`),
)

describe('The lists of the desks', () => {
  it('are all found, but for people, who come from an endpoint', () => {
    const without = modules.filter(({ exported }) => !exported.some(isDeskList)).map(({ file }) => file)
    expect(without.toSorted()).toEqual([
      'web/src/features/inquiries/desk/inquiries.ts',
      'web/src/features/people/desk/people.ts',
    ])
  })

  it('have an index for whatever they are narrowed by', () => {
    expect([...needed].filter((index) => !existing.includes(index))).toEqual([])
  })

  it('have no index that nobody asks for', () => {
    const others = [...ofFunctions, ofOverview]
    expect(existing.filter((index) => !needed.has(index) && !others.includes(index))).toEqual([])
  })
})
