import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { applicationKeys } from '@prangan/contract/schemas/admissions'
import { inquiryKeys } from '@prangan/contract/schemas/inquiries'
import { noticeSearchKeys } from '@prangan/contract/schemas/notices'
import { SearchKeysStateSchema } from '@prangan/contract/schemas/private-documents'
import { nameKeys, searchKeysVersion } from '@prangan/contract/search'
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { alumnusKeys } from '../alumni/alumni-store.ts'
import type { Firebase } from '../lib/firebase.ts'
import { parseStored } from '../lib/parse-stored.ts'

/** How many documents are processed at a time. */
const pageSize = 200

type Keyed = { collection: string; fields: readonly string[]; keysOf: (texts: Texts) => readonly string[] }
type Texts = Readonly<Record<string, string>>

/** The collections that are searched by `searchKeys`, and the keys that each document should have. */
const keyed: readonly Keyed[] = [
  {
    collection: collectionPaths.news,
    fields: ['title', 'titleHi'],
    keysOf: ({ title = '', titleHi = '' }) => noticeSearchKeys({ title, titleHi }),
  },
  { collection: collectionPaths.faculty, fields: ['name'], keysOf: ({ name = '' }) => nameKeys(name) },
  {
    collection: collectionPaths.alumni,
    fields: ['name', 'email', 'mobile', 'degree'],
    keysOf: ({ name = '', email = '', mobile = '', degree = '' }) =>
      alumnusKeys({ name, email, mobile, degree }).searchKeys,
  },
  {
    collection: collectionPaths.admissions,
    fields: ['name', 'applicationNumber', 'mobile', 'email'],
    keysOf: ({ name = '', applicationNumber = '', mobile = '', email = '' }) =>
      applicationKeys({ name, applicationNumber, mobile, email }),
  },
  {
    collection: collectionPaths.inquiries,
    fields: ['number', 'subject', 'sender.name', 'sender.email', 'sender.mobile'],
    keysOf: ({ number = '', subject = '', ...texts }) => {
      const of = (field: string) => texts[`sender.${field}`] ?? ''
      const sender = { name: of('name'), email: of('email'), mobile: of('mobile'), role: '' }
      return inquiryKeys({ number, subject, sender })
    },
  },
]

/**
 * Updates the search keys of every document, once for each version of the code that makes them: on all other nights this
 * reads one document. Returns how many it changed. An interrupted run starts again the next night.
 */
export async function sweepSearchKeys(firebase: Firebase): Promise<number> {
  const firestore = await firebase.firestore()
  const state = firestore.doc(documentPaths.searchKeysState)
  const { version } = parseStored(SearchKeysStateSchema, await state.get())
  if (version === searchKeysVersion) return 0
  let changed = 0
  for (const list of keyed) changed += await rekey(firestore, list)
  await state.set({ version: searchKeysVersion })
  return changed
}

async function rekey(firestore: Firestore, list: Keyed): Promise<number> {
  const all = firestore.collection(list.collection).orderBy('__name__').select().limit(pageSize)
  let changed = 0
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? all.startAfter(last) : all).get()
    const written = await Promise.all(docs.map(({ ref }) => updateKeys(ref, list)))
    changed += written.filter(Boolean).length
    last = docs.length === pageSize ? docs.at(-1) : undefined
  } while (last)
  return changed
}

/** Returns whether the document had other keys. */
function updateKeys(document: DocumentReference, { fields, keysOf }: Keyed): Promise<boolean> {
  return document.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document)
    const texts = Object.fromEntries(fields.map((name) => [name, String(stored.get(name) ?? '')]))
    const searchKeys = keysOf(texts)
    const isChanged = stored.exists && JSON.stringify(stored.get('searchKeys')) !== JSON.stringify(searchKeys)
    if (isChanged) transaction.update(document, { searchKeys })
    return isChanged
  })
}
