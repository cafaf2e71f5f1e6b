import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchedCollections } from './searched-collections.ts'

type Index = { collectionGroup: string; fields: { fieldPath: string }[] }
const file = new URL('../../../plugins/enabled/firestore.indexes.json', import.meta.url)
const { indexes }: { indexes: Index[] } = JSON.parse(readFileSync(file, 'utf8'))

test('the sweep updates the search keys of every collection that is searched by them', () => {
  const searched = indexes
    .filter(({ fields }) => fields.some(({ fieldPath }) => fieldPath === 'searchKeys'))
    .map(({ collectionGroup }) => collectionGroup)
  expect(Object.keys(searchedCollections).toSorted()).toEqual([...new Set(searched)].toSorted())
})
