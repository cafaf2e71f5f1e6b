import { buildDocuments } from './build-documents.ts'

/** Writes the college's documents into the built site. */
await buildDocuments(new URL('../dist/site', import.meta.url).pathname)
