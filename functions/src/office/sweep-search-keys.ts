import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { applicationKeys } from '@prangan/contract/schemas/admissions'
import { nameKeys, searchKeys, searchKeysVersion } from '@prangan/contract/search'
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { findingKeys } from '../alumni/alumni-store.ts'
import type { Firebase } from '../lib/firebase.ts'
import { isOvertaken } from '../lost-race.ts'

/** Documents that are read, and written, at a time. */
const pageSize = 200

type Keyed = { collection: string; fields: readonly string[]; keysOf: (texts: Texts) => readonly string[] }
type Texts = Readonly<Record<string, string>>

/** What is found by `searchKeys`, and the keys that each document should have. */
const keyed: readonly Keyed[] = [
  { collection: collectionPaths.news, fields: ['title'], keysOf: ({ title = '' }) => searchKeys(title) },
  { collection: collectionPaths.faculty, fields: ['name'], keysOf: ({ name = '' }) => nameKeys(name) },
  {
    collection: collectionPaths.alumni,
    fields: ['name', 'email', 'mobile', 'degree'],
    keysOf: ({ name = '', email = '', mobile = '', degree = '' }) =>
      findingKeys({ name, email, mobile, degree }).searchKeys,
  },
  {
    collection: collectionPaths.admissions,
    fields: ['name', 'applicationNumber', 'mobile', 'email'],
    keysOf: ({ name = '', applicationNumber = '', mobile = '', email = '' }) =>
      applicationKeys({ name, applicationNumber, mobile, email }),
  },
]

/**
 * Gives every stored document the keys that the code of today makes, once for each version of them: on all other nights
 * this reads one document. Says how many it changed. A run that breaks off is begun again the next night.
 */
export async function sweepSearchKeys(firebase: Firebase): Promise<number> {
  const firestore = await firebase.firestore()
  const state = firestore.doc(documentPaths.searchKeysState)
  if ((await state.get()).get('version') === searchKeysVersion) return 0
  let changed = 0
  for (const list of keyed) changed += await rekey(firestore, list)
  await state.set({ version: searchKeysVersion })
  return changed
}

async function rekey(firestore: Firestore, { collection, fields, keysOf }: Keyed): Promise<number> {
  const all = firestore
    .collection(collection)
    .orderBy('__name__')
    .select(...fields, 'searchKeys')
    .limit(pageSize)
  let changed = 0
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get()
    const written = await Promise.all(
      docs.map((stored) => {
        const texts = Object.fromEntries(fields.map((name) => [name, String(stored.get(name) ?? '')]))
        return giveKeys(stored, keysOf(texts))
      }),
    )
    changed += written.filter(Boolean).length
    last = docs.length === pageSize ? docs.at(-1) : undefined
  } while (last)
  return changed
}

/** Says whether the document was given them. One that is written just now has been, by whoever wrote it. */
async function giveKeys(stored: DocumentSnapshot, keys: readonly string[]): Promise<boolean> {
  if (JSON.stringify(stored.get('searchKeys')) === JSON.stringify(keys) || !stored.updateTime) return false
  try {
    await stored.ref.update({ searchKeys: keys }, { lastUpdateTime: stored.updateTime })
    return true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}
