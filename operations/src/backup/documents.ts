import { collectionPaths } from '@prangan/contract/paths'
import * as plugins from '@prangan/plugins/contract/paths'
import { Pool } from './pool.ts'
import { rootOf, type Target } from './target.ts'

export type Database = Pick<Target, 'projectId' | 'google'>

/*
 * Documents stay in the format of Firestore's REST API, which keeps every type: integers and whole doubles, nanoseconds, bytes,
 * references. JavaScript values do not.
 */

export type StoredDocument = { path: string; fields: Record<string, unknown> }

type QueryAnswer = { document?: { name: string; fields?: Record<string, unknown> }; readTime?: string }[]

export const call = <Answer>(
  { google, projectId }: Database,
  method: string,
  body: object,
): Promise<Answer> => google.post('firestore', `/v1/${rootOf(projectId)}:${method}`, body)

/** Target size of a page in bytes of JSON, from which the next page's limit follows. */
const pageBytes = 4 * 1024 * 1024
const mostPerPage = 1000

const query = (limit: number, after?: string) => ({
  // A query without a collection finds every document, even below missing ones.
  from: [{ allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
  limit,
  ...(after !== undefined && { startAt: { values: [{ referenceValue: after }], before: false } }),
})

/** Reads every document as of one point in time, which it passes to `onTime` first. */
export async function* readDocuments(
  target: Target,
  onTime: (readTime: string) => void = () => {},
): AsyncGenerator<StoredDocument> {
  const root = `${rootOf(target.projectId)}/`
  let limit = 100
  let readTime: string | undefined
  for (let after: string | undefined; ; ) {
    const answer: QueryAnswer = await call(target, 'runQuery', {
      structuredQuery: query(limit, after),
      ...(readTime && { readTime }),
    })
    if (readTime === undefined) {
      readTime = answer.find((each) => each.readTime)?.readTime ?? new Date().toISOString()
      onTime(readTime)
    }
    const documents = answer.flatMap(({ document }) => document ?? [])
    for (const { name, fields = {} } of documents) yield { path: name.slice(root.length), fields }
    if (documents.length < limit) return
    after = documents.at(-1)?.name
    const bytes = JSON.stringify(documents).length
    limit = Math.max(1, Math.min(mostPerPage, Math.floor((limit * pageBytes) / bytes)))
  }
}

export const collectionOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .map((segment, index) => (index % 2 === 0 ? segment : '*'))
    .join('/')

/** Limits of a commit, below Firestore's 10 MiB. */
const mostWrites = 200
const mostBytes = 4 * 1024 * 1024
const commitsAtOnce = 4

/** Writes whole documents, so that a repeated write changes nothing. */
export async function writeDocuments(
  target: Target,
  documents: AsyncIterable<StoredDocument>,
  { from, onWritten }: { from: string; onWritten: (count: number) => void },
): Promise<void> {
  const pool = new Pool(commitsAtOnce)
  let writes: string[] = []
  let bytes = 0
  const flush = async () => {
    const batch = writes
    writes = []
    bytes = 0
    await pool.add(async () => {
      await commit(target, batch)
      onWritten(batch.length)
    })
  }
  for await (const document of documents) {
    const write = writeOf(target, document, from)
    if (writes.length > 0 && (writes.length === mostWrites || bytes + write.length > mostBytes)) await flush()
    writes.push(write)
    bytes += write.length
  }
  if (writes.length > 0) await flush()
  await pool.end()
}

/** Splits a commit that Firestore rejects as too large, since it counts index entries too. */
async function commit(target: Target, writes: readonly string[]): Promise<void> {
  try {
    await call(target, 'commit', { writes: writes.map((each) => JSON.parse(each)) })
  } catch (error) {
    if (!/too (big|large)/i.test((error as Error).message) || writes.length === 1) throw error
    const half = Math.ceil(writes.length / 2)
    await commit(target, writes.slice(0, half))
    await commit(target, writes.slice(half))
  }
}

/** References name their project, so they are changed to the target's. */
function writeOf({ projectId }: Target, { path, fields }: StoredDocument, from: string): string {
  const before = `${rootOf(from)}/`
  const after = `${rootOf(projectId)}/`
  return JSON.stringify({ update: { name: `${after}${path}`, fields } }, (key, value) =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith(before)
      ? `${after}${value.slice(before.length)}`
      : value,
  )
}

export const writeDocument = (target: Target, document: StoredDocument): Promise<void> =>
  commit(target, [writeOf(target, document, target.projectId)])

export async function readDocument(
  target: Target,
  path: string,
): Promise<Record<string, unknown> | undefined> {
  const answer: { found?: { fields?: Record<string, unknown> } }[] = await call(target, 'batchGet', {
    documents: [`${rootOf(target.projectId)}/${path}`],
  })
  const found = answer.find((each) => each.found)?.found
  return found && (found.fields ?? {})
}

export const deleteDocument = (target: Target, path: string): Promise<unknown> =>
  call(target, 'commit', {
    writes: [{ delete: `${rootOf(target.projectId)}/${path}` }],
  })

/** Collections that exist on a site without data once it is visited: counters, limits and copies. A restore overwrites them. */
const writtenByVisits = new Set<string>([
  collectionPaths.audit,
  collectionPaths.copies,
  collectionPaths.counters,
  collectionPaths.idempotencyKeys,
  collectionPaths.linkChecks,
  collectionPaths.notices,
  collectionPaths.officeCounts,
  collectionPaths.operations,
  collectionPaths.passwordResets,
  collectionPaths.rateLimits,
  collectionPaths.searchMisses,
  collectionPaths.versions,
  ...plugins.writtenByVisits,
])

export async function collectionsOf(target: Database): Promise<string[]> {
  const { collectionIds = [] }: { collectionIds?: string[] } = await call(target, 'listCollectionIds', {
    pageSize: 300,
  })
  return collectionIds
}

export const collectionsWithData = async (target: Database): Promise<string[]> =>
  (await collectionsOf(target)).filter((name) => !writtenByVisits.has(name))
