import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { storagePaths } from '@prangan/contract/storage-paths'
import { setOfficeCounter } from '../../functions/src/office/counters.ts'
import {
  alumnusDocument,
  alumnusId,
  type DemoAlumnus,
  demoAlumni,
  verifiedAlumnusDocument,
} from './alumni.ts'
import { makePortrait } from './portrait/portrait.ts'
import type { Target } from './target.ts'

/** Portraits already have the size of the public copy. */
async function loadPhotos({ store }: Target, alumnus: DemoAlumnus): Promise<void> {
  const { photo, publicPhoto } = alumnusDocument(alumnus)
  let making: Promise<Buffer> | undefined
  const make = () => (making ??= makePortrait(alumnus.look))
  const portrait = { contentType: 'image/webp', make }
  await store({ path: storagePaths.alumniPhoto(photo), ...portrait, isPublic: false })
  if (publicPhoto) await store({ path: storagePaths.alumniPhoto(publicPhoto), ...portrait, isPublic: true })
}

/** Also counts alumni who registered since the last load. */
async function countRequested({ firestore }: Target): Promise<void> {
  const requested = firestore.collection(collectionPaths.alumni).where('status', '==', false)
  const { count: requestedAlumni } = (await requested.count().get()).data()
  await setOfficeCounter(firestore, 'requestedAlumni', requestedAlumni)
}

export async function loadAlumni(target: Target): Promise<void> {
  const { firestore } = target
  await Promise.all(demoAlumni.map((alumnus) => loadPhotos(target, alumnus)))
  const batch = firestore.batch()
  for (const alumnus of demoAlumni) {
    const id = alumnusId(alumnus)
    batch.set(firestore.doc(documentPaths.alumnus(id)), alumnusDocument(alumnus))
    const projection = firestore.doc(documentPaths.verifiedAlumnus(id))
    if (alumnus.isVerified) batch.set(projection, verifiedAlumnusDocument(alumnus))
    else batch.delete(projection)
  }
  await batch.commit()
  await countRequested(target)
}
