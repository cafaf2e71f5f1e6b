import { documentPaths } from '@prangan/contract/paths'
import { storagePaths } from '@prangan/contract/storage-paths'
import { rebuildNotices } from '@prangan/functions/src/news/news-store.ts'
import type { DemoNotice } from './notice.ts'
import { makeNoticePdf } from './notice-pdf.ts'
import { demoNotices, newsDocument, noticeFileName, noticeId } from './notices.ts'
import type { Target } from './target.ts'

/** Creates and stores the notice's PDF, if it has one. Returns its size in bytes. */
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

/** Loads the notices, each after its file, and then what the home page reads. */
export async function loadNotices(target: Target): Promise<void> {
  const { firestore } = target
  const sizes = await Promise.all(demoNotices.map((notice) => loadFile(target, notice)))
  const batch = firestore.batch()
  for (const [index, notice] of demoNotices.entries()) {
    batch.set(firestore.doc(documentPaths.news(noticeId(notice))), newsDocument(notice, sizes[index] ?? 0))
  }
  await batch.commit()
  // Built from all stored notices, so that those published since an earlier load are on the home page too.
  await rebuildNotices(firestore, new Date())
}
