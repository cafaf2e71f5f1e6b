import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { LocalizedTextSchema } from './content.ts'
import { lineOfText, optionalText, requiredText, TimestampSchema, VersionSchema } from './fields.ts'
import { SiteMediaSchema } from './site.ts'

const { altText, label } = limits.content

/** `media/{id}`: a picture of the library, as the desk lists it. Pages show its entry in `site/current`. */
export const MediaDocumentSchema = z.object({
  ...SiteMediaSchema.shape,
  /** The name of the file that was uploaded, as the desk shows it. */
  title: z.string(),
  /** Bytes of its largest width. */
  size: z.number(),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  /** Who changed it last: an e-mail address. */
  updatedBy: z.string(),
  /** One more with each change of this document. */
  version: z.number(),
  searchKeys: z.array(z.string()),
})
export type MediaDocument = z.infer<typeof MediaDocumentSchema>

/** What makes a PDF hard to use for some readers. None of it keeps one from being published. */
export const documentFindings = ['untagged', 'no-title', 'no-language', 'scan', 'encrypted'] as const
export type DocumentFinding = (typeof documentFindings)[number]

const fileOfVersion = {
  /** The name of its object: `storagePaths.libraryFile(id, file)`. */
  file: z.string(),
  bytes: z.number(),
  /** null where they could not be counted. */
  pages: z.nullable(z.number()),
  findings: z.array(z.enum(documentFindings)),
}

/** `library/{id}`: a document of the library, with its newest version. Its id is the slug of its address. */
export const LibraryDocumentSchema = z.object({
  ...fileOfVersion,
  /** Its address is `/documents/<slug>.pdf`, for good. */
  slug: z.string(),
  title: LocalizedTextSchema,
  /** Its versions: the first that is kept, and the newest one. A number is never used again, also after a deletion. */
  first: z.number(),
  current: z.number(),
  /** When the newest version was uploaded. */
  uploadedAt: TimestampSchema,
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  /** Who changed it last: an e-mail address. */
  updatedBy: z.string(),
  /** One more with each change of this document. */
  version: z.number(),
  searchKeys: z.array(z.string()),
})
export type LibraryDocument = z.infer<typeof LibraryDocumentSchema>

/** `library/{id}/versions/{n}`: it never changes. */
export const LibraryVersionSchema = z.object({
  ...fileOfVersion,
  number: z.number(),
  /** The name of the file that was uploaded. */
  name: z.string(),
  by: z.string(),
  at: TimestampSchema,
})
export type LibraryVersion = z.infer<typeof LibraryVersionSchema>

/** Where a picture or a document is used: a page of the site, or its frame, and whether visitors see it there. */
export const LibraryUseSchema = z.object({
  page: z.string(),
  title: z.string(),
  /** It is in the published version; else in the newest one that waits, or in the draft. */
  isPublished: z.boolean(),
})
export type LibraryUse = z.infer<typeof LibraryUseSchema>

const share = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/))]),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.number(fieldMessages.badFocalPoint).check(z.minimum(0), z.maximum(1)),
  ),
)

/** How a picture is described and cropped, as a form says it. */
const description = {
  altEn: optionalText('The description', altText),
  altHi: optionalText('The description in Hindi', altText),
  /** '1': it shows nothing that a reader would miss. */
  isDecorative: z._default(z.enum(['1', '0', ''], fieldMessages.chooseDecorative), ''),
  focusX: z._default(share, 0.5),
  focusY: z._default(share, 0.5),
}

/** Alternative text is asked for at the upload: later nobody writes it. */
const isDescribed = z.check<{ altEn: string; isDecorative: '1' | '0' | '' }>(({ value, issues }) => {
  if (value.isDecorative === '1' || value.altEn !== '') return
  const message = fieldMessages.describePicture
  issues.push({ code: 'custom', message, path: ['altEn'], input: value })
})

export const AddPictureInputSchema = z.object(description).check(isDescribed)

export const UpdatePictureInputSchema = z
  .object({ ...description, title: requiredText('The name', label), version: VersionSchema })
  .check(isDescribed)

const title = {
  titleEn: requiredText('The title', label),
  titleHi: z._default(lineOfText('The title in Hindi', label), ''),
}

/** The slug of a document's address. */
export const SlugSchema = z
  .string(fieldMessages.pathMissing)
  .check(
    z.trim(),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fieldMessages.badSlug),
    z.maxLength(60, fieldMessages.slugTooLong),
  )

export const AddDocumentInputSchema = z.object({ ...title, slug: SlugSchema })
export const UpdateDocumentInputSchema = z.object({ ...title, version: VersionSchema })

/** A file that replaces another one, and which version of the document its sender looked at. */
export const ReplaceFileInputSchema = z.object({ version: VersionSchema })
