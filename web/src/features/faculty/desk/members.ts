import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { MakeExport } from '../../../lib/export-pages.ts'
import { pageOf } from '../../../lib/page-of.ts'
import { type Cursor, havingAllWords, type ListPage } from '../../../lib/paged-list.ts'
import { defineResource, type FilterOf, readFilter } from '../../../lib/resource.ts'
import type { Listen } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { type MemberRow, toMemberRows } from './api/member-row.ts'

const texts = () => deskMessages().members

const loadTable = async () => (await import('./api/members-table.ts')).membersTable()
const loadUnchecked = async () => (await import('./api/watch-unchecked.ts')).watchUnchecked

const declared = defineResource({
  collection: collectionPaths.faculty,
  documentPath: documentPaths.faculty,
  toRows: toMemberRows,
  nouns: () => texts().nouns,
  nameOf: ({ name }) => name,
  gone: () => errorText('no-such-faculty'),
  subjectOf: ({ email }) => email,
  fileName: 'faculty',
  searchLabel: () => texts().searchLabel,
  choices: () => ({
    unchecked: { label: texts().unchecked, options: ['1'] },
    removed: { label: texts().showRemoved, options: ['1'] },
  }),
  where: ({ removed }) => (removed ? [] : [['isRemoved', false]]),
  order: ({ removed }) => [...(removed ? [['isRemoved', 'desc'] as const] : []), ['name', 'asc']],
  exportTable: loadTable,
})

type MemberFilter = FilterOf<ReturnType<typeof declared.choices>>

/** All members that the filter allows, before the search. */
const allOf = (filter: MemberFilter) => declared.pages.toQuery({ ...filter, search: '' }, {})

/** Listens to how many of the members that are shown have not looked through their profile for a year. */
export async function watchUncheckedCount(): Promise<Listen<number>> {
  const watchUnchecked = await loadUnchecked()
  const shown = allOf(readFilter(declared, new URLSearchParams()))
  return (_, next, failed) => watchUnchecked(shown, (rows) => next(rows.length), failed)
}

async function watchPage(): Promise<Listen<ListPage<MemberRow>>> {
  const [watchStored, watchUnchecked] = await Promise.all([declared.watchPage(), loadUnchecked()])
  return (name, next, failed) => {
    const { filter, after }: { filter: MemberFilter; after?: Cursor } = JSON.parse(name)
    if (!filter.unchecked) return watchStored(name, next, failed)
    const { search } = filter
    return watchUnchecked(allOf(filter), (rows) => next(pageOf(rows, { search, after })), failed)
  }
}

/** Those who have not looked through their profile for a year, as a CSV file. */
const exportUnchecked =
  (filter: MemberFilter): MakeExport =>
  async ({ signal }) => {
    const [table, watchUnchecked, { exportRows }] = await Promise.all([
      loadTable(),
      loadUnchecked(),
      import('../../../lib/export-pages.ts'),
    ])
    const { promise, resolve, reject } = Promise.withResolvers<readonly MemberRow[]>()
    const stop = watchUnchecked(allOf(filter), resolve, reject)
    const rows = await promise.finally(stop)
    signal.throwIfAborted()
    return exportRows(table, havingAllWords(rows, filter.search))
  }

const { exportOf: exportStored } = declared

/**
 * The office's list of the faculty, by name; removed members, if included, come first. Those whose profiles nobody has
 * looked through for a year are read as a whole.
 */
export const members = {
  ...declared,
  watchPage,
  exportOf:
    exportStored &&
    ((filter: MemberFilter) => (filter.unchecked ? exportUnchecked(filter) : exportStored(filter))),
}
