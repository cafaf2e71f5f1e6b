import { documentPaths } from '@prangan/contract/paths'
import { call, collectionOf, type Database } from '../backup/documents.ts'
import { rootOf } from '../backup/target.ts'
import { GoogleError } from '../google/google-error.ts'
import type { Fields, Migration } from './migrations.ts'

/** `after` is the last document that the next version's migration has processed. */
export type SchemaState = { version: number; after?: string | undefined }

const pageSize = 100

type StoredState = { fields: { version: { integerValue: string }; after?: { stringValue: string } } }
type Found = { name: string; fields?: Fields; updateTime: string }

/** Version 1.0.0 stored no state. */
export async function readSchemaState(database: Database): Promise<SchemaState> {
  const { projectId, google } = database
  const found = await google.find<StoredState>(
    'firestore',
    `/v1/${rootOf(projectId)}/${documentPaths.schemaState}`,
  )
  const { version, after } = found?.fields ?? {}
  return { version: Number(version?.integerValue ?? 1), after: after?.stringValue }
}

/**
 * Runs the missing migrations in pages. Each page is committed with its position, so an interrupted run resumes there. Returns
 * the number of changed documents.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  say: (line: string) => void,
): Promise<number> {
  let state = await readSchemaState(database)
  let changed = 0
  for (const migration of migrations) {
    if (migration.to <= state.version) continue
    say(`  ${migration.plan}`)
    for (let isOver = false; !isOver; ) {
      const found = await readPage(database, migration, state.after)
      const isLast = found.length < pageSize
      const next = isLast ? { version: migration.to } : { version: state.version, after: found.at(-1)?.name }
      const writes = changesOf(database, migration, found)
      if (!(await commit(database, writes, next))) continue
      isOver = isLast
      state = next
      changed += writes.length
    }
  }
  return changed
}

async function readPage(database: Database, { collection }: Migration, after?: string): Promise<Found[]> {
  const collectionId = collection.split('/').at(-1)
  const answer = await call<{ document?: Found }[]>(database, 'runQuery', {
    structuredQuery: {
      from: [{ collectionId, allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit: pageSize,
      ...(after !== undefined && { startAt: { values: [{ referenceValue: after }], before: false } }),
    },
  })
  return answer.flatMap(({ document }) => document ?? [])
}

/** Each write has the precondition that its document is unchanged. */
function changesOf(
  { projectId }: Database,
  { collection, change }: Migration,
  found: readonly Found[],
): object[] {
  const root = `${rootOf(projectId)}/`
  return found
    .filter(({ name }) => collectionOf(name.slice(root.length)) === collection)
    .flatMap(({ name, fields = {}, updateTime }) => {
      const changed = change(fields)
      return changed ? [{ update: { name, fields: changed }, currentDocument: { updateTime } }] : []
    })
}

/** Commits a page with its state. Returns false if a document has changed since it was read. */
async function commit(database: Database, writes: readonly object[], state: SchemaState): Promise<boolean> {
  const fields = {
    version: { integerValue: String(state.version) },
    ...(state.after !== undefined && { after: { stringValue: state.after } }),
  }
  const name = `${rootOf(database.projectId)}/${documentPaths.schemaState}`
  try {
    await call(database, 'commit', { writes: [...writes, { update: { name, fields } }] })
    return true
  } catch (error) {
    if (error instanceof GoogleError && ['FAILED_PRECONDITION', 'NOT_FOUND'].includes(error.code))
      return false
    throw error
  }
}
