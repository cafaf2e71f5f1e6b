import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import { LocalizedTextSchema } from './content-fields.ts'
import { optionalText, optionalTexts, requiredText, TimestampSchema, VersionSchema } from './fields.ts'
import { SiteMediaSchema } from './site.ts'

const { altText, label } = limits.content

const deletion = { deletedAt: TimestampSchema, deletedBy: z.string() }

/** `media/{id}`: a picture as the desk lists it. Pages use its entry in `site/current`. */
export const MediaDocumentSchema = z.object({
  ...SiteMediaSchema.shape,
  title: z.string(),
  size: z.number(),
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  updatedBy: z.string(),
  version: z.number(),
  searchKeys: z.array(z.string()),
})
export type MediaDocument = z.infer<typeof MediaDocumentSchema>

/** `mediaBin/{id}`: a deleted picture. Its files stay in Storage, but are not public. */
export const DeletedPictureSchema = z.extend(MediaDocumentSchema, deletion)
export type DeletedPicture = z.infer<typeof DeletedPictureSchema>

/** Accessibility issues of a PDF. None of them blocks publishing. */
export const documentIssues = ['untagged', 'no-title', 'no-language', 'scan', 'encrypted'] as const
export type DocumentIssue = (typeof documentIssues)[number]

const fileOfVersion = {
  file: z.string(),
  bytes: z.number(),
  pages: z.nullable(z.number()),
  findings: z.array(z.enum(documentIssues)),
}

/** `library/{id}`: a document with its newest version. The id is the slug of its address. */
export const LibraryDocumentSchema = z.object({
  ...fileOfVersion,
  /** The permanent address is `/documents/<slug>.pdf`. */
  slug: z.string(),
  title: LocalizedTextSchema,
  /** The oldest kept version and the newest. A number is never reused, even after a deletion. */
  first: z.number(),
  current: z.number(),
  uploadedAt: TimestampSchema,
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  updatedBy: z.string(),
  version: z.number(),
  searchKeys: z.array(z.string()),
})
export type LibraryDocument = z.infer<typeof LibraryDocumentSchema>

/** `libraryBin/{id}`: a deleted document. Its versions stay where they are, with their files. */
export const DeletedDocumentSchema = z.extend(LibraryDocumentSchema, deletion)
export type DeletedDocument = z.infer<typeof DeletedDocumentSchema>

/** `library/{id}/versions/{n}`: immutable. */
export const LibraryVersionSchema = z.object({
  ...fileOfVersion,
  number: z.number(),
  name: z.string(),
  by: z.string(),
  at: TimestampSchema,
})
export type LibraryVersion = z.infer<typeof LibraryVersionSchema>

export const LibraryUseSchema = z.object({
  page: z.string(),
  title: z.string(),
  /** True if the published version uses it; otherwise the scheduled version or the draft does. */
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

const description = {
  altEn: optionalText('The description', altText),
  ...optionalTexts('alt', 'The description', altText),
  /** '1' for a picture that adds no information. */
  isDecorative: z._default(z.enum(['1', '0', ''], fieldMessages.chooseDecorative), ''),
  focusX: z._default(share, 0.5),
  focusY: z._default(share, 0.5),
}

/** Alternative text is required at the upload, since nobody adds it later. */
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
  ...optionalTexts('title', 'The title', label),
}

export const SlugSchema = z
  .string(fieldMessages.pathMissing)
  .check(
    z.trim(),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fieldMessages.badSlug),
    z.maxLength(60, fieldMessages.slugTooLong),
  )

export const AddDocumentInputSchema = z.object({ ...title, slug: SlugSchema })
export const UpdateDocumentInputSchema = z.object({ ...title, version: VersionSchema })

/** The version that a file replaces, or that an earlier one is restored over. */
export const VersionInputSchema = z.object({ version: VersionSchema })
