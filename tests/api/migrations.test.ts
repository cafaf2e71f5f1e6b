import { globSync } from 'node:fs'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { schemaVersion } from '@prangan/contract/schema-version'
import { expect, it } from 'vitest'
import { type Database, type StoredDocument, writeDocuments } from '../../operations/src/backup/documents.ts'
import { migrate, readSchemaState } from '../../operations/src/migrations/migrate.ts'
import { type Migration, migrations } from '../../operations/src/migrations/migrations.ts'
import { newProject } from '../support/backups.ts'
import { everyDocument, whatIsWrongWith } from '../support/hostile/stored.ts'
import { hasHindi } from '../support/languages.ts'
import { readRelease } from '../support/release.ts'

const folder = new URL('../releases/', import.meta.url).pathname
const releases = globSync('*.json', { cwd: folder })
const silent = () => undefined
const elsewhere = `${documentPaths.alumnus('asha')}/${collectionPaths.news}/1`

async function* each<Item>(items: readonly Item[]) {
  yield* items
}

const rename: Migration = {
  to: 2,
  plan: 'Rename a field.',
  collection: collectionPaths.news,
  change: ({ headline, ...others }) => (headline ? { ...others, title: headline } : undefined),
}

const notices = (count: number): StoredDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    path: documentPaths.news(String(index).padStart(4, '0')),
    fields: { headline: { stringValue: `Notice ${index}` } },
  }))

async function projectWith(documents: readonly StoredDocument[]) {
  const project = newProject()
  const { target } = project
  await writeDocuments(target, each(documents), { from: target.projectId, onWritten: silent })
  return project
}

it('The last migration leads to the schema version, and each to the next', () => {
  expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, index) => index + 2))
  expect(migrations.at(-1)?.to ?? 1).toBe(schemaVersion)
})

// The releases hold the demo college's Hindi.
it.skipIf(!hasHindi).each(releases)(
  'What %s stored is read by this release once it is migrated',
  async (file) => {
    const stored: StoredDocument[] = readRelease(file)
    const { target, firestore } = await projectWith(stored)
    await migrate(target, migrations, silent)
    const documents = await everyDocument(firestore)
    expect(documents.length).toBeGreaterThan(40)
    expect(documents.map(whatIsWrongWith).filter(Boolean)).toEqual([])
    expect(await migrate(target, migrations, silent)).toBe(0)
  },
)

it('An operator whose migration breaks off runs it again, and it goes on where it stopped', async () => {
  const { target, firestore } = await projectWith([
    ...notices(250),
    { path: elsewhere, fields: { headline: { stringValue: 'of another collection' } } },
  ])
  let commits = 0
  const breaking: Database = {
    ...target,
    google: {
      ...target.google,
      post: (service, path, body) => {
        if (path.endsWith(':commit') && ++commits === 2) throw new Error('The connection was lost.')
        return target.google.post(service, path, body)
      },
    },
  }
  await expect(migrate(breaking, [rename], silent)).rejects.toThrow('The connection was lost.')
  expect(await readSchemaState(target)).toMatchObject({
    version: 1,
    after: expect.stringMatching(/news\/0098$/),
  })
  expect(await migrate(target, [rename], silent)).toBe(151)
  expect(await readSchemaState(target)).toEqual({ version: 2 })
  const { docs } = await firestore.collection(collectionPaths.news).get()
  expect(docs.map((document) => document.data())).toEqual(
    docs.map((_, index) => ({ title: `Notice ${index}` })),
  )
  expect((await firestore.doc(elsewhere).get()).data()).toEqual({
    headline: 'of another collection',
  })
})

it('A notice that the office changes during a migration keeps that change', async () => {
  const { target, firestore } = await projectWith(notices(1))
  const racing: Database = {
    ...target,
    google: {
      ...target.google,
      post: async (service, path, body) => {
        const { headline } = (await firestore.doc(documentPaths.news('0000')).get()).data() ?? {}
        if (path.endsWith(':commit') && headline === 'Notice 0')
          await firestore.doc(documentPaths.news('0000')).set({ headline: 'Changed' })
        return target.google.post(service, path, body)
      },
    },
  }
  await migrate(racing, [rename], silent)
  expect((await firestore.doc(documentPaths.news('0000')).get()).data()).toEqual({ title: 'Changed' })
})
