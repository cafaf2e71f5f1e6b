import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { collectionPaths } from '@prangan/contract/paths'
import { describe, expect, it } from 'vitest'
import { pluginFolders } from '../../../../plugins/folders.ts'
import type { ListQuery } from '../../firebase/firestore.ts'
import type { FilterOf, Listed, Resource } from '../../lib/resource.ts'

/*
 * The emulator needs no composite indexes, so a list without its indexes would fail in production only. This test runs the
 * query of every resource with each combination of its filters, and compares the indexes that these need with
 * firestore.indexes.json, of the core and of each plugin. `npx vitest run --project unit list-indexes -u` writes these files.
 */

const root = fileURLToPath(new URL('../../../../', import.meta.url))

type DeskList = Resource<Listed>

const isDeskList = (value: unknown): value is DeskList =>
  typeof (value as Partial<DeskList> | null)?.pages?.toQuery === 'function'

const folders = ['', ...pluginFolders.map((folder) => `${folder}/`)]
const files = folders
  .flatMap((folder) => {
    const within = globSync(`${folder}web/**/*.ts`, {
      cwd: root,
      exclude: ['**/node_modules/**', '**/*.test.ts'],
    })
    return within.map((file) => ({ folder, file }))
  })
  .filter(({ file }) => readFileSync(`${root}${file}`, 'utf8').includes('defineResource('))
const modules = await Promise.all(
  files.map(async ({ folder, file }) => ({
    folder,
    file,
    exported: Object.values<unknown>(await import(`${root}${file}`)),
  })),
)
/** Some lists depend on the signed-in person. */
const listsIn = (exported: readonly unknown[]): DeskList[] =>
  exported
    .map((value) => (typeof value === 'function' && value.name.endsWith('For') ? value('asha') : value))
    .filter(isDeskList)
const lists = modules.flatMap(({ folder, exported }) => listsIn(exported).map((list) => ({ folder, list })))

function filtersOf(list: DeskList): FilterOf[] {
  const tabs = Object.entries(list.tabs?.() ?? {}).flatMap(([tab, { isPanel }]) => (isPanel ? [] : [tab]))
  const searches = list.hasSearch === false ? [''] : ['', 'mark']
  const begun = (tabs.length > 0 ? tabs : ['']).flatMap((tab) => searches.map((search) => ({ tab, search })))
  return Object.entries(list.choices()).reduce<FilterOf[]>((filters, [name, { options, timesOf }]) => {
    // The times of one option need the same index as those of another.
    const chosen = timesOf ? options.slice(0, 1) : options
    return filters.flatMap((filter) =>
      ['', ...(chosen.length > 0 ? chosen : ['one'])].map((option) => ({ ...filter, [name]: option })),
    )
  }, begun)
}

type IndexField = { fieldPath: string; order?: string; arrayConfig?: string }
type Index = { collectionGroup: string; queryScope: string; fields: IndexField[] }

const toIndex = (collectionGroup: string, fields: readonly string[]): Index => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields: fields.map((field) => {
    const [fieldPath = '', kind = ''] = field.split(' ')
    return kind === 'CONTAINS' ? { fieldPath, arrayConfig: kind } : { fieldPath, order: kind }
  }),
})

/** Names an index by its fields. Only the last field's position matters. */
function nameOf({ collectionGroup, fields }: Index): string {
  const names = fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`)
  return `${collectionGroup}: ${[...names.slice(0, -1).toSorted(), names.at(-1)].join(', ')}`
}

/**
 * Returns the indexes that a query needs. Firestore merges indexes with the same order for conditions of equality, so each of
 * these needs one with the order alone.
 */
function indexesFor({ collection, where = [], orderBy, thenBy = [] }: ListQuery): Index[] {
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
    return distinct.length > 1 ? [toIndex(collection, distinct)] : []
  })
}

const needed = lists.flatMap(({ folder, list }) =>
  filtersOf(list).flatMap((filter) =>
    indexesFor(list.pages.toQuery(filter, {})).map((index) => ({ folder, index, name: nameOf(index) })),
  ),
)

/**
 * Queries of the functions in the same collections, the overview's counts of open offers and of refunds, the payments of
 * balances that nobody has checked, a record's history, and the notices that somebody prepared.
 */
const others = [
  toIndex(collectionPaths.news, ['type ASCENDING', 'eventDate ASCENDING']),
  toIndex(collectionPaths.news, ['type ASCENDING', 'publishFrom DESCENDING', 'publishUntil DESCENDING']),
  toIndex(collectionPaths.news, [
    'isPinned ASCENDING',
    'type ASCENDING',
    'publishFrom DESCENDING',
    'publishUntil DESCENDING',
  ]),
  toIndex(
    collectionPaths.admissions,
    ['session', 'programme', 'status', 'offer.under', 'offer.payTo'].map((field) => `${field} ASCENDING`),
  ),
  toIndex(collectionPaths.admissions, ['refund.paidAt ASCENDING', 'refund.amount ASCENDING']),
  toIndex(collectionPaths.admissions, ['status ASCENDING', 'reportedBalance.at ASCENDING']),
  toIndex(collectionPaths.audit, ['subject ASCENDING', 'at DESCENDING']),
  toIndex(collectionPaths.newsForApproval, ['preparedByUid ASCENDING', 'preparedAt DESCENDING']),
].map(nameOf)

const isUsed = (index: Index) =>
  needed.some(({ name }) => name === nameOf(index)) ||
  others.includes(nameOf(index)) ||
  !lists.some(({ list }) => list.collection === index.collectionGroup)

const fileOf = (folder: string) => `${root}${folder}firestore.indexes.json`
const withIndexes = folders.filter(
  (folder) => existsSync(fileOf(folder)) || needed.some((each) => each.folder === folder),
)
const readIndexes = (folder: string): { indexes: Index[]; fieldOverrides: object[] } =>
  existsSync(fileOf(folder))
    ? JSON.parse(readFileSync(fileOf(folder), 'utf8'))
    : { indexes: [], fieldOverrides: [] }

describe('The lists of the desks', () => {
  it('are all found, but for people, who come from an endpoint, the bin, which merges lists, and what each person prepared', () => {
    const without = modules.filter(({ exported }) => listsIn(exported).length === 0).map(({ file }) => file)
    expect(without.toSorted()).toEqual([
      'web/src/app/desk/bin/bin.ts',
      'web/src/features/news/desk/prepared-notices.ts',
      'web/src/features/people/desk/people.ts',
    ])
  })

  it.each(withIndexes)('have the indexes that their filters need, and no others, in "%s"', async (folder) => {
    const { indexes, fieldOverrides } = readIndexes(folder)
    const kept = indexes.filter(isUsed)
    const existing = [...kept, ...readIndexes('').indexes].map(nameOf)
    const added = new Map(
      needed
        .filter((each) => each.folder === folder && !existing.includes(each.name))
        .map(({ name, index }) => [name, index]),
    )
    await expect(
      `${JSON.stringify({ indexes: [...kept, ...added.values()], fieldOverrides }, null, 2)}\n`,
    ).toMatchFileSnapshot(fileOf(folder))
  })
})
