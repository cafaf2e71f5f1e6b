import { documents, objects } from '@prangan/contract/paths'
import { alumnusDocument, alumnusId, demoAlumni, verifiedAlumnusDocument } from './alumni.ts'
import { admissionDocument, applicationId, demoApplications } from './applications.ts'
import { makePortrait } from './portrait/portrait.ts'
import type { Target } from './target.ts'

/** Loads the alumni: photos first, private ones for those who wait; then the records and the public projections. */
export async function loadAlumni({ firestore, store }: Target): Promise<void> {
  await Promise.all(
    demoAlumni.map(async (alumnus) =>
      store({
        path: objects.alumniPhoto(alumnusDocument(alumnus).photo),
        bytes: await makePortrait(alumnus.look),
        contentType: 'image/webp',
        isPublic: alumnus.isVerified,
      }),
    ),
  )
  const batch = firestore.batch()
  for (const alumnus of demoAlumni) {
    const id = alumnusId(alumnus)
    batch.set(firestore.doc(documents.alumnus(id)), alumnusDocument(alumnus))
    const projection = firestore.doc(documents.verifiedAlumnus(id))
    if (alumnus.isVerified) batch.set(projection, verifiedAlumnusDocument(alumnus))
    else batch.delete(projection)
  }
  await batch.commit()
}

/** Loads the applications for admission. */
export async function loadApplications({ firestore }: Target): Promise<void> {
  const batch = firestore.batch()
  for (const [index, application] of demoApplications.entries()) {
    batch.set(
      firestore.doc(documents.admission(applicationId(application))),
      admissionDocument(application, index),
    )
  }
  await batch.commit()
}
