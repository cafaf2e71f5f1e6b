import { collections } from '@prangan/contract/paths'
import { countList, readPage } from '../../../../firebase/firestore.ts'
import { type AlumnusRow, toAlumnusRows } from './alumnus-row.ts'

/**
 * All who have one of these e-mail addresses (at most 30, in their normal form). Where nobody but the `known` has one,
 * it only counts, and reads no document.
 */
export async function findByEmail(
  emailKeys: readonly string[],
  known: readonly AlumnusRow[],
): Promise<readonly AlumnusRow[]> {
  const list = { collection: collections.alumni, where: [['emailKey', emailKeys, 'in']] } as const
  if ((await countList(list)) <= known.length) return known
  return toAlumnusRows(await readPage(list))
}
