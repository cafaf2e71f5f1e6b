import { DeletedDocumentSchema, DeletedPictureSchema } from '@prangan/contract/schemas/library'
import { storagePaths } from '@prangan/contract/storage-paths'
import { binOptions } from '../../../lib/bin.ts'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { documentAddress, documents } from './documents.ts'

export const deletedPictures = defineResource(
  binOptions('pictures', DeletedPictureSchema, ({ title, alt, files: [narrowest], focus }) => ({
    name: title,
    more: alt?.en ?? '',
    picture: { path: narrowest ? storagePaths.media(narrowest.file) : '', focus },
  })),
)

export const deletedDocuments = defineResource(
  binOptions('documents', DeletedDocumentSchema, (row) => ({
    name: documents.nameOf(row),
    more: `${documentAddress(row.slug)}, ${deskMessages().library.documents.version(row.current)}`,
  })),
)
