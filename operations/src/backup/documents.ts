import { collectionPaths } from '@prangan/contract/paths'
import { Pool } from './pool.ts'
import { rootOf, type Target } from './target.ts'

/** A project whose documents are read and written. */
export type Database = Pick<Target, 'projectId' | 'google'>

/*
 * Documents are handled in the form of Firestore's REST API, which tells every type of value from the others: an integer
 * from a number with a fraction of 0, nanoseconds of a timestamp, bytes, references. JavaScript's own values do not.
 */

/** A document: its path below the root, and its fields as the REST API writes them. */
export type StoredDocument = { path: string; fields: Record<string, unknown> }

type QueryAnswer = { document?: { name: string; fields?: Record<string, unknown> }; readTime?: string }[]

/** Calls a method of the REST API on all documents. */
export const call = <Answer>(
  { google, projectId }: Database,
  method: string,
  body: object,
): Promise<Answer> => google.post('firestore', `/v1/${rootOf(projectId)}:${method}`, body)

/** Bytes of JSON that a page of documents is to have, by which the next page's limit is chosen. */
const pageBytes = 4 * 1024 * 1024
const mostPerPage = 1000

const query = (limit: number, after?: string) => ({
  // A query without a collection's name finds every document, also below those that do not exist.
  from: [{ allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
  limit,
  ...(after !== undefined && { startAt: { values: [{ referenceValue: after }], before: false } }),
})

/** Reads every document of the project, all as they were at one moment, which `onTime` is told first. */
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

/** A document's collection as counts name it: `faculty/*\/awards`. */
export const collectionOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .map((segment, index) => (index % 2 === 0 ? segment : '*'))
    .join('/')

/** The most documents and bytes of a commit: Firestore takes 10 MiB. */
const mostWrites = 200
const mostBytes = 4 * 1024 * 1024
const commitsAtOnce = 4

/** Writes documents, each as a whole, so that writing them again changes nothing. */
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

/** Commits writes; in two halves where they are too many for Firestore, which counts index entries too. */
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

/** A reference names its project, so it is pointed to the one that it is written to. */
function writeOf({ projectId }: Target, { path, fields }: StoredDocument, from: string): string {
  const before = `${rootOf(from)}/`
  const after = `${rootOf(projectId)}/`
  return JSON.stringify({ update: { name: `${after}${path}`, fields } }, (key, value) =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith(before)
      ? `${after}${value.slice(before.length)}`
      : value,
  )
}

/** Sets one document. */
export const writeDocument = (target: Target, document: StoredDocument): Promise<void> =>
  commit(target, [writeOf(target, document, target.projectId)])

/** One document's fields; undefined without it. */
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

/**
 * The collections that a site without data has too, as soon as its functions run or somebody visits it: what was counted,
 * limited, copied and noted. A restore writes over them.
 */
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
])

/** The collections that only a site with data has. */
export async function collectionsWithData(target: Target): Promise<string[]> {
  const { collectionIds = [] }: { collectionIds?: string[] } = await call(target, 'listCollectionIds', {
    pageSize: 300,
  })
  return collectionIds.filter((name) => !writtenByVisits.has(name))
}
