import { demoTeachers } from '@prangan/college/demo/teachers'
import { documentPaths } from '@prangan/contract/paths'
import { storagePaths } from '@prangan/contract/storage-paths'
import { makePortrait } from './portrait/portrait.ts'
import { recordsOf } from './records.ts'
import { makeResumePdf } from './resume-pdf.ts'
import type { Target } from './target.ts'
import { facultyDocument, resumeName, teacherPhotoName, uidOf } from './teachers.ts'

async function loadFiles({ store }: Target): Promise<void> {
  const photos = demoTeachers.map(async (teacher) => {
    const { look } = teacher
    if (!look) return
    const path = storagePaths.facultyPhoto(teacherPhotoName(teacher))
    const isPublic = !teacher.isRemoved
    await store({ path, contentType: 'image/webp', isPublic, make: () => makePortrait(look) })
  })
  const resumes = demoTeachers.map(async (teacher) => {
    if (!teacher.hasResume) return
    const path = storagePaths.resume(uidOf(teacher.email), resumeName(teacher))
    await store({
      path,
      contentType: 'application/pdf',
      isPublic: !teacher.isRemoved,
      make: () => makeResumePdf(teacher),
    })
  })
  await Promise.all([...photos, ...resumes])
}

export async function loadFaculty(target: Target): Promise<void> {
  const { firestore } = target
  await loadFiles(target)
  const batch = firestore.batch()
  for (const teacher of demoTeachers) {
    const uid = uidOf(teacher.email)
    batch.set(firestore.doc(documentPaths.faculty(uid)), facultyDocument(teacher))
    for (const { kind, id, content } of recordsOf(teacher)) {
      batch.set(firestore.collection(documentPaths.facultyRecords(uid, kind)).doc(id), content)
    }
  }
  await batch.commit()
}
