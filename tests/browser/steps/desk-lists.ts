import { randomUUID } from 'node:crypto'
import { collectionPaths } from '@prangan/contract/paths'
import { nameKeys, searchKeys } from '@prangan/contract/search'
import * as plugins from '@prangan/plugins/tests/desk-lists'
import type { Firestore } from 'firebase-admin/firestore'
import {
  storedAlumnus,
  storedApplication,
  storedDocument,
  storedMember,
  storedNotice,
  storedPage,
  storedPicture,
} from '../../../web/src/testing/stored.ts'
import { writeInBatches } from '../../support/write-in-batches.ts'

/** A list of the desk in its shared tests. Rows are stored directly, because saving has tests of its own. */
export type DeskList = {
  section: string
  address: string
  collection: string
  searchLabel: string
  nouns: string
  turns: readonly [back: string, on: string]
  rowOf: (name: string) => Record<string, unknown>
  /**
   * The fields of hundreds of rows, and their address. No public page shows them, and they are last in other tests' lists.
   * `rows` limits their number.
   */
  many: { query?: string; fields: Record<string, unknown>; rows?: number }
  renamed: (name: string) => Record<string, unknown>
}

const named = (name: string) => ({ name, searchKeys: nameKeys(name) })
const titled = (title: string) => ({ title, searchKeys: searchKeys(title) })
const pictured = (title: string) => ({ title, searchKeys: nameKeys(title) })
const bound = (en: string) => ({ title: { en }, searchKeys: nameKeys(en) })
const titledInBoth = (en: string) => ({ title: { en }, searchKeys: searchKeys(en) })
const longAgo = { createdAt: new Date('2001-01-01T00:00:00Z') }
const past = new Date('2026-01-01T00:00:00Z')

/** Every list that is read from Firestore by `defineResource`. */
export const deskLists: readonly DeskList[] = [
  {
    section: 'View News',
    address: '/AdminDashboard',
    collection: collectionPaths.news,
    searchLabel: 'Search',
    nouns: 'notices',
    turns: ['Newer', 'Older'],
    // The dates are over, so no public page shows it.
    rowOf: (title) => ({
      ...storedNotice({ ...titled(title), publishFrom: past, publishUntil: past }),
      createdAt: new Date(),
    }),
    many: { fields: longAgo },
    renamed: titled,
  },
  {
    section: 'View Alumni',
    address: '/AdminDashboard/view-alumni',
    collection: collectionPaths.alumni,
    searchLabel: 'Search',
    nouns: 'alumni',
    turns: ['Newer', 'Older'],
    rowOf: (name) => ({
      ...storedAlumnus({ ...named(name), emailKey: `${randomUUID()}@example.net` }),
      createdAt: new Date(),
    }),
    many: { fields: longAgo },
    renamed: named,
  },
  {
    section: 'View Faculty',
    address: '/AdminDashboard/view-faculty',
    collection: collectionPaths.faculty,
    searchLabel: 'Search by name',
    nouns: 'members',
    turns: ['Previous', 'Next'],
    rowOf: (name) => ({ ...storedMember({ ...named(name), email: `${randomUUID()}@example.net` }) }),
    many: { query: '&removed=1', fields: { isRemoved: true } },
    renamed: named,
  },
  {
    section: 'Applications',
    address: '/AdminDashboard/admissions',
    collection: collectionPaths.admissions,
    searchLabel: 'Search',
    nouns: 'applications',
    turns: ['Newer', 'Older'],
    rowOf: (name) => ({ ...storedApplication(named(name)), createdAt: new Date() }),
    many: { fields: longAgo },
    renamed: named,
  },
  {
    section: 'Media',
    address: '/AdminDashboard/media',
    collection: collectionPaths.media,
    searchLabel: 'Search',
    nouns: 'pictures',
    turns: ['Newer', 'Older'],
    // Without files no browser asks for a missing picture.
    rowOf: (title) => ({ ...storedPicture({ ...pictured(title), files: [] }), createdAt: new Date() }),
    many: { fields: longAgo },
    renamed: pictured,
  },
  {
    section: 'Documents',
    address: '/AdminDashboard/documents',
    collection: collectionPaths.library,
    searchLabel: 'Search',
    nouns: 'documents',
    turns: ['Newer', 'Older'],
    rowOf: (title) => ({ ...storedDocument(bound(title)), createdAt: new Date() }),
    many: { fields: longAgo },
    renamed: bound,
  },
  {
    section: 'Pages',
    address: '/AdminDashboard/pages',
    collection: collectionPaths.pages,
    searchLabel: 'Search',
    nouns: 'pages',
    turns: ['Newer', 'Older'],
    rowOf: (title) => ({ ...storedPage(titledInBoth(title)), updatedAt: new Date() }),
    // Other tests add pages too, and a site has at most `limits.content.pages`.
    many: { fields: { updatedAt: longAgo.createdAt }, rows: 150 },
    renamed: titledInBoth,
  },
  ...plugins.deskLists,
]

export async function storeRows(
  firestore: Firestore,
  { collection, rowOf }: Pick<DeskList, 'collection' | 'rowOf'>,
  names: readonly string[],
  fields: Record<string, unknown> = {},
) {
  const documents = names.map((name) => [firestore.collection(collection).doc(randomUUID()), name] as const)
  await writeInBatches(firestore, documents, (batch, [document, name]) =>
    batch.create(document, { ...rowOf(name), ...fields }),
  )
  return {
    ids: documents.map(([{ id }]) => id),
    remove: () => writeInBatches(firestore, documents, (batch, [document]) => batch.delete(document)),
  }
}
