import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '@prangan/emulators/src/problem.ts'
import { useLocalSuite, useProject } from '@prangan/functions/commands/target.ts'
import { type Bucket, retryAlways } from '@prangan/functions/lib/firebase'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { createFacts } from '../facts.ts'
import { connectGoogle } from '../google/connect-google.ts'
import { createGoogle, type Google } from '../google/google.ts'
import { originsFrom } from '../google/services.ts'

export type Target = {
  projectId: string
  isLocal: boolean
  google: Google
  bucket: Bucket
}

/** Firebase's tools treat such ids as emulator-only projects. */
const isDemo = (projectId: string): boolean => projectId.startsWith('demo-')

export function connectSuite(projectId: string): Target {
  const origins = {
    ...originsFrom({}),
    firestore: `http://${process.env.FIRESTORE_EMULATOR_HOST}`,
    identity: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`,
  }
  return {
    projectId,
    isLocal: true,
    google: createGoogle({ project: projectId, origins, token: async () => 'owner', wait: pause }),
    bucket: bucketOf(projectId, `${projectId}.appspot.com`),
  }
}

async function connectProject(projectId: string, interrupted: AbortSignal): Promise<Target> {
  const { google } = await connectGoogle(projectId, interrupted)
  const bucket = await createFacts(google, projectId).bucket()
  if (bucket === undefined) {
    throw new Problem(
      `${projectId} has no bucket for files: run \`npm run deploy -- --project ${projectId}\`.`,
    )
  }
  return { projectId, isLocal: false, google, bucket: bucketOf(projectId, bucket) }
}

function bucketOf(projectId: string, name: string): Bucket {
  const app = getApps().find((each) => each.name === projectId) ?? initializeApp({ projectId }, projectId)
  const bucket = getStorage(app).bucket(name)
  // The library adds eleven listeners to a large file's stream, and Node would warn.
  setMaxListeners(20)
  bucket.storage.retryOptions.idempotencyStrategy = retryAlways
  return bucket
}

/** Connects to the local suite if the id is missing or of a demo project. */
export async function connectTarget(project = 'demo-prangan', interrupted: AbortSignal): Promise<Target> {
  if (isDemo(project)) {
    await useLocalSuite()
    return connectSuite(project)
  }
  useProject()
  return connectProject(project, interrupted)
}

export const rootOf = (projectId: string): string => `projects/${projectId}/databases/(default)/documents`
