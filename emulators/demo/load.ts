import { syncDepartments } from '@prangan/functions/faculty/sync-departments'
import * as plugins from '@prangan/plugins/demo/load'
import { loadAccounts } from './load-accounts.ts'
import { loadAlumni } from './load-alumni.ts'
import { loadApplications } from './load-applications.ts'
import { loadDocuments } from './load-documents.ts'
import { loadFaculty } from './load-faculty.ts'
import { loadNotices } from './load-notices.ts'
import { loadSite } from './load-site.ts'
import { connectEmulators, type Target } from './target.ts'

const loaders: readonly ((target: Target) => Promise<void>)[] = plugins.load

/**
 * Loads the demo college into the emulators named by the environment. Loading again restores the same data under the same ids,
 * and keeps everything added since.
 */
async function loadDemoData(): Promise<void> {
  const target = connectEmulators()
  try {
    await Promise.all([
      loadAccounts(target),
      loadNotices(target)
        .then(() => loadSite(target))
        .then(() => loadDocuments(target)),
      loadFaculty(target),
      loadAlumni(target),
      loadApplications(target).then(() => Promise.all(loaders.map((load) => load(target)))),
    ])
    await syncDepartments(target.firestore, new Date())
  } finally {
    await target.close()
  }
}

if (import.meta.main) {
  const start = performance.now()
  await loadDemoData()
  console.log(`Demo data loaded in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}
