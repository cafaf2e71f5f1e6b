import { isDeepStrictEqual } from 'node:util'
import { collectionPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import type { Firebase } from '../lib/firebase.ts'
import { logUnsyncedDepartments } from '../lib/log.ts'
import { changeSite } from '../site/site-store.ts'
import { departmentsAfter } from './departments-after.ts'

export async function readVisibleDepartments(firestore: Firestore): Promise<Set<string>> {
  const shown = firestore.collection(collectionPaths.faculty).where('isRemoved', '==', false)
  const { docs } = await shown.select('department').get()
  return new Set(docs.map((member) => String(member.get('department') ?? '')))
}

export function syncDepartments(firestore: Firestore, now: Date): Promise<number> {
  return changeSite(firestore, now, async (site) => {
    if (!site) return { result: 0 }
    const departments = departmentsAfter(site.departments, await readVisibleDepartments(firestore))
    if (isDeepStrictEqual(departments, site.departments)) return { result: 0 }
    return { site: { ...site, departments }, result: 1 }
  })
}

/** Updates the departments after a stored change. It never throws, because the sweep repairs them. */
export async function followDepartments(firestore: Firestore, now: Date): Promise<void> {
  await syncDepartments(firestore, now).catch(logUnsyncedDepartments)
}

export const sweepDepartments = async (firebase: Firebase, now: Date): Promise<number> =>
  syncDepartments(await firebase.firestore(), now)
