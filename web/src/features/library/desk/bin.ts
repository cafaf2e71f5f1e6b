import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  type DeletedDocument,
  DeletedDocumentSchema,
  type DeletedPicture,
  DeletedPictureSchema,
} from '@prangan/contract/schemas/library'
import { defineResource } from '../../../lib/resource.ts'
import { errorText } from '../../../messages/error-text.ts'
import { documentAddress, documents } from './documents.ts'
import { pictures } from './pictures.ts'

export type DeletedPictureRow = WithId<DeletedPicture>
export type DeletedDocumentRow = WithId<DeletedDocument>

const latestDeletedFirst = () => [['deletedAt', 'desc']] as const

export const deletedPictures = defineResource({
  collection: collectionPaths.mediaBin,
  documentPath: documentPaths.deletedPicture,
  toRows: (stored): DeletedPictureRow[] => parseDocuments(DeletedPictureSchema, stored),
  nouns: pictures.nouns,
  nameOf: pictures.nameOf,
  moreOf: ({ alt }) => alt?.en ?? '',
  gone: () => errorText('not-in-bin'),
  hasSearch: false,
  choices: () => ({}),
  order: latestDeletedFirst,
})

export const deletedDocuments = defineResource({
  collection: collectionPaths.libraryBin,
  documentPath: documentPaths.deletedDocument,
  toRows: (stored): DeletedDocumentRow[] => parseDocuments(DeletedDocumentSchema, stored),
  nouns: documents.nouns,
  nameOf: documents.nameOf,
  moreOf: ({ slug }) => documentAddress(slug),
  gone: () => errorText('not-in-bin'),
  hasSearch: false,
  choices: () => ({}),
  order: latestDeletedFirst,
})
