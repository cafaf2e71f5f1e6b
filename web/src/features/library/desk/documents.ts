import { errors } from '@prangan/contract/errors'
import { parseDocuments, type WithId } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import {
  type DocumentFinding,
  type LibraryDocument,
  LibraryDocumentSchema,
} from '@prangan/contract/schemas/library'
import { defineResource } from '../../../lib/resource.ts'

/** A document of the library as the desk lists it. */
export type DocumentRow = WithId<LibraryDocument>

/** The documents of the site's pages, the newest first. */
export const documents = defineResource({
  collection: collectionPaths.library,
  documentPath: documentPaths.libraryDocument,
  toRows: (stored): DocumentRow[] => parseDocuments(LibraryDocumentSchema, stored),
  nouns: ['document', 'documents'],
  nameOf: ({ title }) => title.en,
  gone: errors['no-such-document'][1],
  searchHint: 'Title or address',
  choices: {},
})

/** The path of a document's newest version. */
export const documentAddress = (slug: string): string => `/documents/${slug}.pdf`

/** What was found in a PDF: a badge, and what it means for readers and what to do about it. */
export const findingTexts: Readonly<Record<DocumentFinding, readonly [label: string, text: string]>> = {
  untagged: [
    'No structure',
    'Screen readers cannot tell headings and tables. Save it from Word with “Document structure tags for accessibility”.',
  ],
  'no-title': [
    'No title',
    'The browser’s tab shows the file name. Give the document a title before you save it as a PDF.',
  ],
  'no-language': [
    'No language',
    'Screen readers may read it in the wrong language. Set the language in Word before you save it.',
  ],
  scan: [
    'A scan',
    'It is a picture of text: nobody can search, copy or hear it. Please upload the original document if you can.',
  ],
  encrypted: [
    'Protected',
    'It is protected by a password or against copying, which also keeps screen readers out.',
  ],
}
