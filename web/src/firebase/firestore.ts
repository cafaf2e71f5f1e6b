import {
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  type DocumentReference,
  type DocumentSnapshot,
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
  startAfter,
  where,
} from 'firebase/firestore'
import { emulatorPorts, firebaseApp } from './app.ts'

/**
 * The only module that uses Firestore. It is large, so import it only with `import()`: the build fails if a page
 * imports it statically.
 */

/** A document of a list; `data` is unparsed. */
export type Row = { id: string; data: unknown }

/**
 * The documents of a collection that match all of `where`, in one order; without `orderBy` by their ids, so that no
 * number of fields needs an index.
 */
export type ListQuery = {
  collection: string
  /** Equal, unless an operator is named. */
  where?: readonly (readonly [
    field: string,
    value: string | boolean | number | Date | readonly string[],
    operator?: '<=' | '<' | '>=' | '>' | 'in' | 'array-contains',
  ])[]
  orderBy?: Order
  /** The order of documents that are equal in that. `__name__` is the id. */
  thenBy?: readonly Order[]
  limit?: number
  /** Begin behind the document whose `orderBy` field has this value; with `thenBy`, a value for each field in a row. */
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
 * Calls `next` with a document's data now and on every change, with undefined if there is no such document. While the
 * server cannot be reached, an unread document is unknown, not missing: that is a failure, and the document may still
 * follow.
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
      // An existing document arrives through the listener.
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
 * Calls `next` with a list's documents now and on every change. While the server cannot be reached, an unread list is
 * unknown, not empty: that is a failure, and the documents may still follow.
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
    // A list that was empty when it was last read: if the server can be reached, it confirms that at once.
    doubt = setTimeout(() => failed(new Error('The server cannot be reached.')), patience)
  }
  // Without metadata changes, a list that is still empty would never be reported.
  const stop = onSnapshot(toQuery(list), { includeMetadataChanges: true }, pass, failed)
  return () => {
    clearTimeout(doubt)
    stop()
  }
}
/** Milliseconds in which the server confirms an empty list that is only remembered. */
const patience = 1_000

/** Reads one page of a list, once. Throws if the server cannot be reached: the cache may hold only part of a page. */
export async function readPage(list: ListQuery): Promise<Row[]> {
  return toRows(await getDocsFromServer(toQuery(list)))
}

/** The number of documents in a list, counted by the server without reading them. */
export async function countList(list: ListQuery): Promise<number> {
  const counted = await getCountFromServer(toQuery(list))
  return counted.data().count
}
