import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type LibraryDocument, LibraryDocumentSchema } from '@prangan/contract/schemas/library'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { inLanguage } from '../../../messages/language.ts'

const texts = () => deskMessages().library.documents

export type DocumentRow = WithId<LibraryDocument>

export const documents = defineResource({
  collection: collectionPaths.library,
  documentPath: documentPaths.libraryDocument,
  toRows: (stored): DocumentRow[] => parseDocuments(LibraryDocumentSchema, stored),
  nouns: () => texts().nouns,
  nameOf: ({ title }) => inLanguage(title),
  gone: () => errorText('no-such-document'),
  searchHint: () => texts().searchHint,
  choices: () => ({}),
})

export const documentAddress = (slug: string): string => `/documents/${slug}.pdf`
