import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { Firestore, Query } from 'firebase-admin/firestore'

/** Whom a page lists: the members of a faculty who are shown, or verified alumni. */
export type People = { list: 'faculty'; department: string } | { list: 'alumni' }

/** The documents that the page's own listener reads in a browser. */
function queryOf(firestore: Firestore, people: People): Query {
  if (people.list === 'alumni') {
    return firestore
      .collection(collectionPaths.verifiedAlumni)
      .orderBy('yearOfPassing', 'desc')
      .orderBy('name')
  }
  return firestore
    .collection(collectionPaths.faculty)
    .where('department', '==', people.department)
    .where('isRemoved', '==', false)
}

/** The people whom a page lists, as they are stored: as many as anybody may ask for at once. */
export async function readPeople(
  firestore: Firestore,
  people: People,
): Promise<{ id: string; data: unknown }[]> {
  const { docs } = await queryOf(firestore, people).limit(limits.publicList).get()
  return docs.map((document) => ({ id: document.id, data: document.data() }))
}
