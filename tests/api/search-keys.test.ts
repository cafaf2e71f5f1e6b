import { documentPaths } from '@prangan/contract/paths'
import type { PageVersionDocument } from '@prangan/contract/schemas/site'
import { searchFor } from '@prangan/contract/search'
import * as plugins from '@prangan/plugins/tests/stored'
import { beforeEach, describe, expect, it } from 'vitest'
import { sweepSearchKeys } from '../../functions/src/office/sweep-search-keys.ts'
import {
  storedAlumnus,
  storedApplication,
  storedDocument,
  storedMember,
  storedNotice,
  storedPage,
  storedPicture,
} from '../../web/src/testing/stored.ts'
import { connectOwnDatabase } from '../support/own-database.ts'

const stored: readonly (readonly [path: string, data: object, typed: string])[] = [
  [documentPaths.news('old'), storedNotice({ title: 'B.A. result', searchKeys: ['re', 'res'] }), 'B.A.'],
  [documentPaths.faculty('old'), storedMember({ name: 'Dr. Rajkumar Sen' }), 'kumar'],
  [documentPaths.alumnus('old'), storedAlumnus({ mobile: '9876543210' }), '43210'],
  [documentPaths.admission('old'), storedApplication({ applicationNumber: 'SDC-1' }), 's'],
  ...plugins.searchedDocuments,
  [documentPaths.media('old'), storedPicture({ title: 'Courtyard.jpg' }), 'yard'],
  [documentPaths.libraryDocument('old'), storedDocument({ slug: 'fee-chart' }), 'chart'],
  [documentPaths.page('old'), storedPage({ latest: 1 }), 'caution'],
  [documentPaths.page('new'), storedPage({ title: { en: 'Hostel' }, latest: null }), 'hostel'],
]
const version: PageVersionDocument = {
  number: 1,
  content: {
    title: { en: 'Fees' },
    description: { en: 'What a year costs.' },
    blocks: [{ id: 'b1', kind: 'text', paragraphs: [{ en: 'The caution money is given back.' }] }],
  },
  base: null,
  by: 'office@college.test',
  at: new Date('2026-03-02T09:30:00Z'),
  note: '',
}

let firebase: ReturnType<typeof connectOwnDatabase>
beforeEach(async () => {
  firebase = connectOwnDatabase()
  const firestore = await firebase.firestore()
  await firestore.doc(documentPaths.pageVersion('old', 1)).set(version)
  await Promise.all(stored.map(([path, data]) => firestore.doc(path).set(data)))
})

async function readAll() {
  const firestore = await firebase.firestore()
  return Promise.all(stored.map(async ([path]) => (await firestore.doc(path).get()).data()))
}

describe('The nightly sweep', () => {
  it('gives old documents the current search keys, and changes nothing else', async () => {
    const before = await readAll()
    expect(await sweepSearchKeys(firebase)).toBe(stored.length)
    const after = await readAll()
    for (const [index, [path, , typed]] of stored.entries()) {
      expect(after[index]?.searchKeys, path).toContain(searchFor(typed)?.key)
      expect({ ...after[index], searchKeys: [] }).toEqual({ ...before[index], searchKeys: [] })
    }
  })

  it('does it once, until the keys are made in another way', async () => {
    expect(await sweepSearchKeys(firebase)).toBe(stored.length)
    const firestore = await firebase.firestore()
    await firestore.doc(documentPaths.news('old')).update({ searchKeys: [] })
    expect(await sweepSearchKeys(firebase)).toBe(0)
    await firestore.doc(documentPaths.searchKeysState).set({ version: 1 })
    expect(await sweepSearchKeys(firebase)).toBe(1)
  })

  it('leaves a document alone that does not match its schema, and goes on', async () => {
    const firestore = await firebase.firestore()
    const broken = firestore.doc(documentPaths.news('broken'))
    await broken.set({ title: 'No type' })
    expect(await sweepSearchKeys(firebase)).toBe(stored.length)
    expect((await broken.get()).data()).toEqual({ title: 'No type' })
  })
})
