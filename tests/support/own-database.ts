import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { getApps, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import { connectFirebase, type Firebase } from '../../functions/src/lib/firebase.ts'

/**
 * Connects to the suite's Firebase with an empty Firestore, so that no clock or data disturbs other tests. The deployed rules
 * apply to it too.
 */
export function connectOwnDatabase(): Firebase & { projectId: string } {
  const projectId = `demo-${randomUUID().slice(0, 8)}`
  // Everything else uses the first app.
  if (getApps().length === 0) initializeApp()
  const firestore = initializeFirestore(initializeApp({ projectId }, projectId))
  return { ...connectFirebase(), firestore: async () => firestore, projectId }
}

/**
 * Redirects a browser's Firestore reads to that project, for pages that show a whole collection. Endpoints and server rendering
 * stay the site's.
 */
export async function readDatabaseOf(context: BrowserContext, projectId: string): Promise<void> {
  await context.route('**/assets/*.js', async (route) => {
    // Retries only if a kept connection was just closed.
    const response = await route.fetch({ maxRetries: 3 })
    const code = await response.text()
    await route.fulfill({ response, body: code.replace(/(\bprojectId:.)[\w-]+/, `$1${projectId}`) })
  })
}
