import { demoTeacherLogins } from '@prangan/college/demo/accounts'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Target } from '@prangan/emulators/demo/target.ts'
import { uidOf } from '@prangan/emulators/demo/teachers.ts'
import { disclosurePath } from '../contract/paths.ts'
import { demoDisclosures } from './items.ts'

export async function load({ firestore }: Target): Promise<void> {
  const [arts, science] = demoTeacherLogins.map(({ email }) => uidOf(email))
  const batch = firestore.batch()
  for (const [key, item] of demoDisclosures(dayInIndia(new Date()), {
    arts: arts ?? '',
    science: science ?? '',
  }))
    batch.set(firestore.doc(disclosurePath(key)), item)
  await batch.commit()
}
