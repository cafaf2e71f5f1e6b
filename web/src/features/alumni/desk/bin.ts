import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type DeletedAlumnusDocument, DeletedAlumnusDocumentSchema } from '@prangan/contract/schemas/alumni'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'
import { alumni } from './alumni.ts'

export type DeletedRow = WithId<DeletedAlumnusDocument>

export const deletedAlumni = defineResource({
  collection: collectionPaths.alumniBin,
  documentPath: documentPaths.deletedAlumnus,
  toRows: (stored): DeletedRow[] => parseDocuments(DeletedAlumnusDocumentSchema, stored),
  nouns: alumni.nouns,
  nameOf: alumni.nameOf,
  moreOf: (row) => alumni.moreOf?.(row) ?? '',
  gone: () => errorText('not-in-bin'),
  searchHint: () => deskMessages().alumni.searchHint,
  choices: () => ({}),
  order: () => [['deletedAt', 'desc']],
})
