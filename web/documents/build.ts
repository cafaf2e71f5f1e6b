import { buildDocuments } from './build-documents.ts'

/** Writes the college's documents beside the built site. */
await buildDocuments(new URL('../dist/documents', import.meta.url).pathname)
