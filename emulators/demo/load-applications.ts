import { demoApplications } from '@prangan/college/demo/applications'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { setOfficeCounter } from '@prangan/functions/office/counters'
import { admissionDocument, applicationId } from './applications.ts'
import type { Target } from './target.ts'

export async function loadApplications({ firestore }: Target): Promise<void> {
  const batch = firestore.batch()
  for (const [index, application] of demoApplications.entries())
    batch.set(
      firestore.doc(documentPaths.admission(applicationId(application))),
      admissionDocument(application, index),
    )
  await batch.commit()
  const undecided = firestore
    .collection(collectionPaths.admissions)
    .where('session', '==', '')
    .where('status', '==', 'new')
  await setOfficeCounter(firestore, 'newApplications', (await undecided.count().get()).data().count)
}
