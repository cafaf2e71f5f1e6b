import { setMaxListeners } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { useLocalSuite, useProject } from '@prangan/functions/commands/target.ts'
import { type Bucket, retryAlways } from '@prangan/functions/src/lib/firebase.ts'
import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { Problem } from '../problem.ts'

/** A project, or one of the local suite, whose data are backed up or restored. */
export type Target = {
  projectId: string
  isLocal: boolean
  /** The addresses of Firestore's documents, and of the Auth service. */
  documents: string
  auth: string
  bucket: Bucket
  /** An OAuth access token. */
  token: () => Promise<string>
}

/** Projects with such an id are only known to the emulators: that is the convention of Firebase's tools. */
const isDemo = (projectId: string): boolean => projectId.startsWith('demo-')

/** The running suite's project, by the variables of its emulators. */
export function connectSuite(projectId: string, bucket?: string): Target {
  return {
    projectId,
    isLocal: true,
    documents: `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${rootOf(projectId)}`,
    auth: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`,
    bucket: bucketOf(projectId, bucket ?? `${projectId}.appspot.com`),
    token: async () => 'owner',
  }
}

async function connectProject(projectId: string, bucket?: string): Promise<Target> {
  const credential = applicationDefault()
  const token = () =>
    credential.getAccessToken().then(
      ({ access_token }) => access_token,
      (error: Error) => {
        throw new Problem(
          `There are no Google credentials: run \`gcloud auth application-default login\` and try again. (${error.message})`,
        )
      },
    )
  await token()
  return {
    projectId,
    isLocal: false,
    documents: `https://firestore.googleapis.com/v1/${rootOf(projectId)}`,
    auth: 'https://identitytoolkit.googleapis.com',
    bucket: bucketOf(projectId, bucket ?? `${projectId}.firebasestorage.app`),
    token,
  }
}

function bucketOf(projectId: string, name: string): Bucket {
  const app = getApps().find((each) => each.name === projectId) ?? initializeApp({ projectId }, projectId)
  const bucket = getStorage(app).bucket(name)
  // The library adds eleven listeners to the stream of a large file, of which Node would warn.
  setMaxListeners(20)
  bucket.storage.retryOptions.idempotencyStrategy = retryAlways
  return bucket
}

/** Connects to a project of that id; to the local suite without one, or with the id of a demo project. */
export async function connectTarget(project = 'demo-prangan', bucket?: string): Promise<Target> {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) throw new Problem(`"${project}" is not a project id.`)
  if (isDemo(project)) {
    await useLocalSuite()
    return connectSuite(project, bucket)
  }
  useProject()
  return connectProject(project, bucket)
}

/** The name of the root of a project's documents, with which all their names begin. */
export const rootOf = (projectId: string): string => `projects/${projectId}/databases/(default)/documents`

/** Statuses that a later attempt may not get: quotas, contention, and servers that are busy or restart. */
const passing = new Set([409, 429, 500, 502, 503, 504])
const attempts = 7

/** Calls a Google API, again where that can help. Throws a `Problem` if rights are missing, else an error. */
export async function callGoogle<Answer>(
  { projectId, isLocal, token }: Target,
  url: string,
  body?: object,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        // The project whose quota is used: a person's own credentials name none.
        ...(!isLocal && { 'x-goog-user-project': projectId }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    }).catch((error: Error) => error)
    if (response instanceof Response && response.ok) return (await response.json()) as Answer
    const isPassing = response instanceof Error || passing.has(response.status)
    if (!isPassing || attempt === attempts) throw await failureOf(response, url, projectId)
    await setTimeout(250 * 2 ** attempt * (0.5 + Math.random()))
  }
}

async function failureOf(response: Response | Error, url: string, projectId: string): Promise<Error> {
  const { host } = new URL(url)
  if (response instanceof Error)
    return new Problem(`${host} does not answer: check the network and run the command again.`)
  const answer: unknown = await response.json().catch(() => undefined)
  const { error } = (Array.isArray(answer) ? answer[0] : (answer ?? {})) as { error?: { message?: string } }
  const reason = error?.message ?? 'no reason given'
  return (
    problemOf(response.status, projectId, `${host}: ${reason}`) ??
    new Error(`${host} answers ${response.status}: ${reason}`)
  )
}

/** What to do about an answer of Google's that the operator can change; undefined for any other. */
export function problemOf(status: unknown, projectId: string, reason: string): Problem | undefined {
  switch (status) {
    case 401:
    case 403:
      return new Problem(
        `Your Google account may not do this in ${projectId}: ask its owner for the role Owner, or for Cloud Datastore User, ` +
          `Storage Admin and Firebase Authentication Admin. (${reason})`,
      )
    case 404:
      return new Problem(
        `${projectId} is not set up yet, or has another bucket: see docs/adopting.md, and name its bucket with --bucket. (${reason})`,
      )
    default:
      return undefined
  }
}
