import { documentPaths } from '@prangan/contract/paths'
import { searchFor } from '@prangan/contract/search'
import { beforeEach, describe, expect, it } from 'vitest'
import { sweepSearchKeys } from '../../functions/src/office/sweep-search-keys.ts'
import { connectOwnDatabase } from '../support/own-database.ts'

const stored = {
  [documentPaths.news('old')]: { title: 'B.A. result', searchKeys: ['re', 'res'], version: 3 },
  [documentPaths.faculty('old')]: { name: 'Dr. Rajkumar Sen' },
  [documentPaths.alumnus('old')]: {
    name: 'Asha Rao',
    email: 'a@b.test',
    mobile: '9876543210',
    degree: 'B.Sc.',
    searchKeys: [],
  },
  [documentPaths.admission('old')]: {
    name: 'Om',
    applicationNumber: 'SDC-1',
    mobile: '1',
    email: 'o@b.test',
    searchKeys: [],
  },
}
let firebase: ReturnType<typeof connectOwnDatabase>
beforeEach(async () => {
  firebase = connectOwnDatabase()
  const firestore = await firebase.firestore()
  await Promise.all(Object.entries(stored).map(([path, data]) => firestore.doc(path).set(data)))
})

describe('The nightly sweep', () => {
  it('gives old documents the current search keys, and changes nothing else', async () => {
    expect(await sweepSearchKeys(firebase)).toBe(4)
    const firestore = await firebase.firestore()
    const typed = ['B.A.', 'kumar', '43210', 's']
    for (const [index, [path, before]] of Object.entries(stored).entries()) {
      const { searchKeys, ...rest } = (await firestore.doc(path).get()).data() ?? {}
      expect(searchKeys).toContain(searchFor(typed[index] ?? '')?.key)
      expect(rest).toEqual({ ...before, searchKeys: undefined })
    }
  })

  it('does it once, until the keys are made in another way', async () => {
    expect(await sweepSearchKeys(firebase)).toBe(4)
    const firestore = await firebase.firestore()
    await firestore.doc(documentPaths.news('old')).update({ searchKeys: [] })
    expect(await sweepSearchKeys(firebase)).toBe(0)
    await firestore.doc(documentPaths.searchKeysState).set({ version: 1 })
    expect(await sweepSearchKeys(firebase)).toBe(1)
  })
})
