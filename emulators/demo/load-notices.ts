import { demoNotices } from '@prangan/college/demo/notices'
import { documentPaths } from '@prangan/contract/paths'
import { storagePaths } from '@prangan/contract/storage-paths'
import { rebuildNotices } from '@prangan/functions/news/news-store'
import { makeNoticePdf } from './notice-pdf.ts'
import { newsDocument, noticeFileName, noticeId } from './notices.ts'
import type { Target } from './target.ts'
import type { DemoNotice } from './types.ts'

async function loadFile({ store }: Target, notice: DemoNotice): Promise<number> {
  const name = noticeFileName(notice)
  if (!notice.circular || name === undefined) return 0
  const { circular, publishedAt } = notice
  return store({
    path: storagePaths.noticeFile(noticeId(notice), name),
    contentType: 'application/pdf',
    isPublic: false,
    make: () => makeNoticePdf(circular, publishedAt),
  })
}

export async function loadNotices(target: Target): Promise<void> {
  const { firestore } = target
  const sizes = await Promise.all(demoNotices.map((notice) => loadFile(target, notice)))
  const batch = firestore.batch()
  for (const [index, notice] of demoNotices.entries()) {
    batch.set(firestore.doc(documentPaths.news(noticeId(notice))), newsDocument(notice, sizes[index] ?? 0))
  }
  // Somebody may have opened the home page before there was a notice.
  batch.set(
    firestore.doc(documentPaths.currentNotices),
    { nextChangeAt: new Date(0).toISOString() },
    { merge: true },
  )
  await batch.commit()
  // Includes the notices published since the last load.
  await rebuildNotices(firestore, new Date())
}
