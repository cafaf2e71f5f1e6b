import { storagePaths } from '@prangan/contract/storage-paths'
import type { Firebase } from '../lib/firebase.ts'
import { setVisibility } from '../media/object-visibility.ts'
import { type Member, readMember } from './faculty-store.ts'

const tries = 5

export function filesOf({ uid, photo, resume }: Member): string[] {
  return [photo && storagePaths.facultyPhoto(photo), resume && storagePaths.resume(uid, resume)].filter(
    Boolean,
  )
}

/**
 * Makes a member's photo and resume as public as their profile. Storage has no transactions, so the profile is read again
 * afterwards: of two parallel calls, the last one sees the final state.
 */
export async function syncVisibility(firebase: Firebase, uid: string): Promise<void> {
  const firestore = await firebase.firestore()
  let settled: string | undefined
  for (let left = tries; left > 0; left -= 1) {
    const member = await readMember(firestore, uid)
    if (!member) return
    const paths = filesOf(member)
    const state = [member.isRemoved, ...paths].join()
    if (state === settled) return
    await Promise.all(paths.map((path) => setVisibility(firebase, path, !member.isRemoved)))
    settled = state
  }
}
