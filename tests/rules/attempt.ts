import type { RulesTestContext } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import type { Attempt, Query } from './matrix-queries.ts'

export type Firestore = ReturnType<RulesTestContext['firestore']>

const constraintsOf = (narrowed: Query = {}): QueryConstraint[] => [
  ...(narrowed.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
  ...(narrowed.orderBy ? [orderBy(...narrowed.orderBy)] : []),
  ...(narrowed.limit === undefined ? [] : [limit(narrowed.limit)]),
]

/** Uses the server, never a cache; returns how many documents it read or wrote. */
async function run(db: Firestore, attempt: Attempt): Promise<number> {
  switch (attempt.kind) {
    case 'get':
      return (await getDocFromServer(doc(db, attempt.path))).exists() ? 1 : 0
    case 'list':
      return (await getDocsFromServer(query(collection(db, attempt.path), ...constraintsOf(attempt.query))))
        .size
    case 'count': {
      const counted = query(collection(db, attempt.path), ...constraintsOf(attempt.query))
      return (await getCountFromServer(counted)).data().count
    }
    case 'group': {
      const group = collectionGroup(db, attempt.collection)
      return (await getDocsFromServer(query(group, ...constraintsOf(attempt.query)))).size
    }
    case 'create':
      await setDoc(doc(db, attempt.path), { name: 'An intruder', isRemoved: false })
      return 1
    case 'update':
      await updateDoc(doc(db, attempt.path), { name: 'An intruder' })
      return 1
    case 'merge':
      await setDoc(doc(db, attempt.path), attempt.data, { merge: true })
      return 1
    case 'delete':
      await deleteDoc(doc(db, attempt.path))
      return 1
  }
}

const isDenial = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied'

/** 'nothing there' means that the attempt was allowed but found no document. */
export type Outcome = 'done' | 'nothing there' | 'denied'

/** Throws a failure other than a denial. */
export async function outcomeOf(db: Firestore, attempt: Attempt): Promise<Outcome> {
  try {
    return (await run(db, attempt)) > 0 ? 'done' : 'nothing there'
  } catch (error) {
    if (isDenial(error)) return 'denied'
    throw error
  }
}
