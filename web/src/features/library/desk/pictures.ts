import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { type MediaDocument, MediaDocumentSchema } from '@prangan/contract/schemas/library'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { defineResource } from '../../../lib/resource.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { errorText } from '../../../messages/error-text.ts'

const texts = () => deskMessages().library.pictures

export type PictureRow = WithId<MediaDocument>

export const pictures = defineResource({
  collection: collectionPaths.media,
  documentPath: documentPaths.media,
  toRows: (stored): PictureRow[] => parseDocuments(MediaDocumentSchema, stored),
  nouns: () => texts().nouns,
  nameOf: ({ title }) => title,
  gone: () => errorText('no-such-picture'),
  searchHint: () => texts().searchHint,
  choices: () => ({}),
})

/** The address of a picture in its narrowest width that is not narrower than this, else in its widest; undefined for none. */
export function pictureUrl({ files }: Pick<PictureRow, 'files'>, width: number): string | undefined {
  const fitting = files.find((file) => file.width >= width) ?? files.at(-1)
  return fitting && fileUrl(storagePaths.media(fitting.file))
}
