import { collectionPaths } from '@prangan/contract/paths'
import { countList, readPage } from '../../../../firebase/firestore.ts'
import { type AlumnusRow, toAlumnusRows } from './alumnus-row.ts'

/**
 * With more than this, an address belongs to a shop that registers its customers, and says nothing about its owner.
 */
const most = 100

/**
 * The alumni, up to a hundred, with one of these e-mail addresses (at most 30, normalised). If only the `known` have
 * one, it only counts, and reads no document.
 */
export async function findByEmail(
  emailKeys: readonly string[],
  known: readonly AlumnusRow[],
): Promise<readonly AlumnusRow[]> {
  const list = { collection: collectionPaths.alumni, where: [['emailKey', emailKeys, 'in']] } as const
  if ((await countList(list)) <= known.length) return known
  return toAlumnusRows(await readPage({ ...list, limit: most }))
}
