import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { getApps, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import { connectFirebase, type Firebase } from '../../functions/src/lib/firebase.ts'

/**
 * The running suite's Firebase with an empty Firestore for this test alone: what the test does there, at whatever time
 * its clock shows, disturbs no other test. The deployed rules apply to it too.
 */
export function connectOwnDatabase(): Firebase & { projectId: string } {
  const projectId = `demo-${randomUUID().slice(0, 8)}`
  // Everything else uses the first app.
  if (getApps().length === 0) initializeApp()
  const firestore = initializeFirestore(initializeApp({ projectId }, projectId))
  return { ...connectFirebase(), firestore: async () => firestore, projectId }
}

/**
 * Lets the pages of a browser read the Firestore of that project instead of the site's: for what a page shows of a whole
 * collection, as when it is empty. The endpoints, and what the server renders, stay the site's.
 */
export async function readDatabaseOf(context: BrowserContext, projectId: string): Promise<void> {
  await context.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    await route.fulfill({ response, body: code.replace(/(\bprojectId:.)[\w-]+/, `$1${projectId}`) })
  })
}
