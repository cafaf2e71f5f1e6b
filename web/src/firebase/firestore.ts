import {
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  doc,
  type Firestore,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  where,
} from 'firebase/firestore'
import { emulatorPorts, firebaseApp } from './app.ts'

/**
 * The only module that uses Firestore. It is large, so import it only with `import()`: the build fails if a page imports it
 * statically.
 */

export type Row = { id: string; data: unknown }

/**
 * A query for the documents that match all of `where`. Without `orderBy` it orders by id, so that no number of fields needs an
 * index.
 */
export type ListQuery = {
  collection: string
  /** The operator is `==` by default. */
  where?: readonly (readonly [
    field: string,
    value: string | boolean | number | Date | null | readonly string[],
    operator?: '<=' | '<' | '>=' | '>' | 'in' | 'array-contains',
  ])[]
  orderBy?: Order
  /** The order of documents with equal `orderBy` values. `__name__` is the id. */
  thenBy?: readonly Order[]
  limit?: number
  /** Starts after the document with this `orderBy` value; with `thenBy`, an array with a value for each field. */
  after?: unknown
}

type Order = readonly [field: string, direction: 'asc' | 'desc']

let store: Firestore | undefined

function firestore(): Firestore {
  if (store) return store
  store = initializeFirestore(firebaseApp(), {})
  const ports = emulatorPorts()
  if (ports) connectFirestoreEmulator(store, ports.host, ports.firestore)
  return store
}

function toQuery(list: ListQuery): Query {
  const constraints: QueryConstraint[] = [
    ...(list.where ?? []).map(([field, value, operator]) => where(field, operator ?? '==', value)),
    ...(list.orderBy ? [list.orderBy, ...(list.thenBy ?? [])] : []).map((order) => orderBy(...order)),
    ...(list.after === undefined ? [] : [startAfter(...[list.after].flat())]),
    ...(list.limit === undefined ? [] : [limit(list.limit)]),
  ]
  const from: CollectionReference = collection(firestore(), list.collection)
  return query(from, ...constraints)
}

function toRows(snapshot: QuerySnapshot): Row[] {
  return snapshot.docs.map((document) => ({ id: document.id, data: document.data() }))
}

/**
 * Calls `next` with a document's data now and on every change, and with undefined if there is no such document. Offline, an
 * unread document is unknown: that is a failure, and the document may still follow.
 */
export function watchDocument(
  path: string,
  next: (data: unknown) => void,
  failed: (error: Error) => void,
): () => void {
  let isStopped = false
  const confirm = async (document: DocumentReference) => {
    try {
      const stored = await getDocFromServer(document)
      if (!isStopped && !stored.exists()) next(undefined)
    } catch (error) {
      if (!isStopped) failed(error as Error)
    }
  }
  const pass = (snapshot: DocumentSnapshot) => {
    if (snapshot.exists() || !snapshot.metadata.fromCache) next(snapshot.data())
    else confirm(snapshot.ref)
  }
  const stop = onSnapshot(doc(firestore(), path), pass, failed)
  return () => {
    isStopped = true
    stop()
  }
}

/**
 * Calls `next` with a list's documents now and on every change. Offline, an unread list is unknown and not empty: that is a
 * failure, and the documents may still follow.
 */
export function watchList(
  list: ListQuery,
  next: (rows: Row[]) => void,
  failed: (error: Error) => void,
): () => void {
  let doubt: ReturnType<typeof setTimeout> | undefined
  const pass = (snapshot: QuerySnapshot) => {
    clearTimeout(doubt)
    if (!snapshot.empty || !snapshot.metadata.fromCache) return next(toRows(snapshot))
    // The cached list is empty. A server that can be reached confirms that within this time.
    doubt = setTimeout(() => failed(new Error('The server cannot be reached.')), patience)
  }
  // Without metadata changes, a list that is still empty would never be reported.
  const stop = onSnapshot(toQuery(list), { includeMetadataChanges: true }, pass, failed)
  return () => {
    clearTimeout(doubt)
    stop()
  }
}
/** Milliseconds within which the server must confirm an empty cached list. */
const patience = 1_000

/** Reads one page of a list, once. Throws if the server cannot be reached, since the cache may contain only part of a page. */
export async function readPage(list: ListQuery): Promise<Row[]> {
  return toRows(await getDocsFromServer(toQuery(list)))
}

export async function countList(list: ListQuery): Promise<number> {
  const counted = await getCountFromServer(toQuery(list))
  return counted.data().count
}

/**
 * Writes an entry of a map in a document, with the server's time in both; null removes it. It is the one write of a browser, all
 * others are calls. Offline it waits for the server.
 */
export async function writeEntry(
  path: string,
  map: string,
  key: string,
  entry: Readonly<Record<string, string>> | null,
): Promise<void> {
  const at = serverTimestamp()
  const written = { [map]: { [key]: entry ? { ...entry, at } : deleteField() }, at }
  await setDoc(doc(firestore(), path), written, { merge: true })
}
