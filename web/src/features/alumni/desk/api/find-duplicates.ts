import { collectionPaths } from '@prangan/contract/paths'
import { countList, readPage } from '../../../../firebase/firestore.ts'
import { type AlumnusRow, toAlumnusRows } from './alumnus-row.ts'

/** Beyond so many, an address belongs to a shop that registers whoever comes, and says nothing of its owner. */
const most = 100

/**
 * Those, up to a hundred, who have one of these e-mail addresses (at most 30, in their normal form). Where nobody but
 * the `known` has one, it only counts, and reads no document.
 */
export async function findByEmail(
  emailKeys: readonly string[],
  known: readonly AlumnusRow[],
): Promise<readonly AlumnusRow[]> {
  const list = { collection: collectionPaths.alumni, where: [['emailKey', emailKeys, 'in']] } as const
  if ((await countList(list)) <= known.length) return known
  return toAlumnusRows(await readPage({ ...list, limit: most }))
}
