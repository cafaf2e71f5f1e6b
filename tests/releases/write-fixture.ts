import { writeFile } from 'node:fs/promises'
import { collectionOf, readDocuments, type StoredDocument } from '../../operations/src/backup/documents.ts'
import { connectSuite } from '../../operations/src/backup/target.ts'
import packageJson from '../../package.json' with { type: 'json' }

/**
 * Writes two documents of each collection as this release stores them, for tests/api/migrations.test.ts. Run once for each
 * release that raises the schema version: `npm run exec -- 'node tests/releases/write-fixture.ts'`.
 */

const samples = 2
const target = connectSuite(process.env.GCLOUD_PROJECT ?? '')
const byCollection = new Map<string, StoredDocument[]>()
for await (const document of readDocuments(target)) {
  const collection = collectionOf(document.path)
  const kept = byCollection.get(collection) ?? []
  if (kept.length < samples) byCollection.set(collection, [...kept, document])
}
const documents = [...byCollection.values()].flat()
const folder = new URL('.', import.meta.url)
const lines = documents.map((document) => JSON.stringify(document)).join(',\n')
await writeFile(new URL(`${packageJson.version}.json`, folder), `[\n${lines}\n]\n`)
console.log(`${documents.length} documents of ${byCollection.size} collections`)
