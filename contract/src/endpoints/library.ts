import { college } from '@prangan/college/config'
import * as z from 'zod/mini'
import { pictureKinds } from '../file-kinds.ts'
import { FileNameSchema, IdSchema } from '../ids.ts'
import { limits } from '../limits.ts'
import {
  AddDocumentInputSchema,
  AddPictureInputSchema,
  LibraryUseSchema,
  SlugSchema,
  UpdateDocumentInputSchema,
  UpdatePictureInputSchema,
  VersionInputSchema,
} from '../schemas/library.ts'
import { endpoints, type FileRule } from './endpoint.ts'

const params = z.object({ id: IdSchema })
const slugParams = z.object({ id: SlugSchema })
const versionParams = z.extend(slugParams, { number: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) })
const MessageSchema = z.object({ message: z.string() })
const AddedSchema = z.object({ message: z.string(), id: z.string() })
const UsesSchema = z.object({ uses: z.array(LibraryUseSchema) })

const picture = { maxBytes: limits.file.media, kinds: pictureKinds } as const satisfies FileRule
const document = {
  maxBytes: limits.file.document,
  kinds: ['pdf'],
  isPassive: true,
} as const satisfies FileRule

const binErrors = ['not-in-bin', 'site-not-loaded', 'library-full'] as const
const stayInBin = `stay in the bin for ${college.limits.daysInBin} days, for the office alone`
const pictureErrors = ['no-such-picture', 'site-not-loaded', 'changed-meanwhile'] as const
const documentErrors = ['no-such-document', 'site-not-loaded', 'changed-meanwhile'] as const

export const libraryEndpoints = endpoints({
  addPicture: {
    routes: ['POST /admin/media'],
    summary: 'Adds a picture to the library, with its alternative text.',
    access: 'media:edit',
    creates: true,
    body: { format: 'multipart', input: AddPictureInputSchema, files: { picture } },
    output: AddedSchema,
    status: 201,
    refuses: ['file-missing', 'picture-shape', 'site-not-loaded', 'library-full'],
  },
  updatePicture: {
    routes: ['PUT /admin/media/:id'],
    summary: 'Changes the alternative text, the focal point or the name of a picture.',
    access: 'media:edit',
    params,
    body: { format: 'json', input: UpdatePictureInputSchema },
    output: MessageSchema,
    refuses: pictureErrors,
  },
  replacePicture: {
    routes: ['PUT /admin/media/:id/file'],
    summary: 'Replaces a picture wherever it is used.',
    access: 'media:edit',
    params,
    body: { format: 'multipart', input: VersionInputSchema, files: { picture } },
    output: MessageSchema,
    refuses: [...pictureErrors, 'file-missing', 'picture-shape'],
  },
  deletePicture: {
    routes: ['DELETE /admin/media/:id'],
    summary: `Deletes a picture that is used nowhere. It and its files ${stayInBin}.`,
    access: 'media:edit',
    params,
    output: MessageSchema,
    refuses: ['no-such-picture', 'site-not-loaded', 'picture-in-use'],
  },
  restorePicture: {
    routes: ['POST /admin/media/bin/:id/restore'],
    summary: 'Restores a picture from the bin, with its description, its focal point and its files.',
    access: 'media:edit',
    params,
    output: MessageSchema,
    refuses: binErrors,
  },
  listPictureUses: {
    routes: ['GET /admin/media/:id/uses'],
    summary: 'The pages that use a picture, with their drafts.',
    access: 'media:edit',
    params,
    output: UsesSchema,
    refuses: ['no-such-picture'],
  },
  addDocument: {
    routes: ['POST /admin/documents'],
    summary: 'Adds a PDF to the library, at an address that stays.',
    access: 'document:edit',
    creates: true,
    body: { format: 'multipart', input: AddDocumentInputSchema, files: { document } },
    output: AddedSchema,
    status: 201,
    refuses: ['file-missing', 'slug-taken', 'slug-in-bin', 'site-not-loaded', 'library-full'],
  },
  updateDocument: {
    routes: ['PUT /admin/documents/:id'],
    summary: 'Changes the title of a document.',
    access: 'document:edit',
    params: slugParams,
    body: { format: 'json', input: UpdateDocumentInputSchema },
    output: MessageSchema,
    refuses: documentErrors,
  },
  replaceDocument: {
    routes: ['PUT /admin/documents/:id/file'],
    summary: 'Adds a new version of a document, which its address serves from then on.',
    access: 'document:edit',
    params: slugParams,
    body: { format: 'multipart', input: VersionInputSchema, files: { document } },
    output: MessageSchema,
    refuses: [...documentErrors, 'file-missing'],
  },
  deleteDocument: {
    routes: ['DELETE /admin/documents/:id'],
    summary: `Deletes a document that is used nowhere. It and its versions ${stayInBin}.`,
    access: 'document:edit',
    params: slugParams,
    output: MessageSchema,
    refuses: ['no-such-document', 'site-not-loaded', 'document-in-use'],
  },
  restoreDocument: {
    routes: ['POST /admin/documents/bin/:id/restore'],
    summary: 'Restores a document from the bin, at its address and with all its versions.',
    access: 'document:edit',
    params: slugParams,
    output: MessageSchema,
    refuses: binErrors,
  },
  listDocumentUses: {
    routes: ['GET /admin/documents/:id/uses'],
    summary: 'The pages that link to a document, with their drafts.',
    access: 'document:edit',
    params: slugParams,
    output: UsesSchema,
    refuses: ['no-such-document'],
  },
  readDocumentVersion: {
    routes: ['GET /admin/documents/:id/versions/:number'],
    summary: 'The file of any version of a document.',
    access: 'document:edit',
    params: versionParams,
    output: 'file',
    refuses: ['no-such-version'],
  },
  restoreDocumentVersion: {
    routes: ['POST /admin/documents/:id/versions/:number/restore'],
    summary: 'Makes the file of an earlier version current again, as a new version.',
    access: 'document:edit',
    params: versionParams,
    body: { format: 'json', input: VersionInputSchema },
    output: MessageSchema,
    refuses: [...documentErrors, 'no-such-version'],
  },
  readPicture: {
    routes: ['GET /media/:file'],
    summary:
      'A picture of the library in one width; a deleted one, to an admin. A name is never used for another picture.',
    access: 'anyone',
    optionalCaller: true,
    params: z.object({ file: FileNameSchema }),
    output: 'file',
  },
  readDocument: {
    routes: ['GET /documents/:file'],
    summary:
      'The newest version of a document of the library; with `v`, its number, browsers keep it for good.',
    access: 'anyone',
    params: z.object({ file: FileNameSchema }),
    query: z.object({ v: z.optional(z.string()) }),
    output: 'file',
  },
})
