import { documentPaths } from '@prangan/contract/paths'
import { SearchKeysStateSchema } from '@prangan/contract/schemas/private-documents'
import { searchKeysVersion } from '@prangan/contract/search'
import type { CollectionReference, DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { runTransaction } from '../lib/run-transaction.ts'
import { searchedCollections } from './searched-collections.ts'

const pageSize = 200

type KeysOf = (typeof searchedCollections)[keyof typeof searchedCollections]['keysOf']

/**
 * Updates the search keys of every document, once for each version of the code that makes them: on other nights it reads one
 * document. Returns how many it changed. An interrupted run starts again the next night.
 */
export async function sweepSearchKeys(firebase: Firebase): Promise<number> {
  const firestore = await firebase.firestore()
  const state = firestore.doc(documentPaths.searchKeysState)
  const { version } = parseStored(SearchKeysStateSchema, await state.get())
  if (version === searchKeysVersion) return 0
  let changed = 0
  for (const [path, { keysOf }] of Object.entries(searchedCollections)) {
    changed += await rekey(firestore.collection(path), keysOf)
  }
  await state.set({ version: searchKeysVersion })
  return changed
}

async function rekey(collection: CollectionReference, keysOf: KeysOf): Promise<number> {
  const all = collection.orderBy('__name__').select().limit(pageSize)
  let changed = 0
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get()
    const written = await Promise.all(docs.map(({ ref }) => updateKeys(ref, keysOf)))
    changed += written.filter(Boolean).length
    last = docs.length === pageSize ? docs.at(-1) : undefined
  } while (last)
  return changed
}

function updateKeys(document: DocumentReference, keysOf: KeysOf): Promise<boolean> {
  return runTransaction(document.firestore, async (transaction) => {
    const stored = await transaction.get(document)
    const searchKeys = stored.exists ? await keysOf(stored) : undefined
    if (!searchKeys || JSON.stringify(stored.get('searchKeys')) === JSON.stringify(searchKeys)) return false
    transaction.update(document, { searchKeys })
    return true
  })
}
