import * as z from 'zod/mini'
import { facultyDepartments } from '../departments.ts'
import { fieldMessages } from '../field-messages.ts'
import { otherLanguages } from '../languages.ts'
import {
  BlockIdSchema,
  BlockSchema,
  FrameBlockSchema,
  LocalizedTextSchema,
  missingFrameBlocks,
  PageHeadSchema,
  StoredContentSchema,
} from './content.ts'
import { TimestampSchema } from './fields.ts'

const MomentSchema = z.iso.datetime()
/** The languages, besides the main one, that a version is written in. */
const LanguagesSchema = z._default(z.array(z.enum(otherLanguages)), () => [])

/** A page that is published, or will be. */
export const SitePageSchema = z.object({
  /** Its canonical path. */
  path: z.string(),
  /** Other paths that show it. */
  aliases: z._default(z.array(z.string()), () => []),
  title: LocalizedTextSchema,
  languages: LanguagesSchema,
  /** The published version; null for a page that is scheduled and was never public. */
  version: z.nullable(z.number()),
  /** When that was published (ISO 8601): 'Last updated on'. */
  publishedAt: z.nullable(MomentSchema),
  /** A version that replaces it by itself. */
  next: z.optional(
    z.object({
      version: z.number(),
      at: MomentSchema,
      title: LocalizedTextSchema,
      languages: LanguagesSchema,
    }),
  ),
})
export type SitePage = z.infer<typeof SitePageSchema>

/** A picture of the library, as pages show it. */
export const SiteMediaSchema = z.object({
  /** The file names of its widths, smallest first: `storagePaths.media(file)`. */
  files: z.array(z.object({ file: z.string(), width: z.number() })),
  width: z.number(),
  height: z.number(),
  /** Its alternative text; null for a decorative picture. */
  alt: z.nullable(LocalizedTextSchema),
  /** The point that stays in view where it is cropped: shares of its width and height. */
  focus: z.object({ x: z.number(), y: z.number() }),
})
export type SiteMedia = z.infer<typeof SiteMediaSchema>

/** A document of the library, as pages link to it. */
export const SiteDocumentFileSchema = z.object({
  /** Its address is `/documents/<slug>.pdf`. */
  slug: z.string(),
  title: LocalizedTextSchema,
  version: z.number(),
  bytes: z.number(),
  /** When this version was uploaded (ISO 8601). */
  at: MomentSchema,
})
export type SiteDocumentFile = z.infer<typeof SiteDocumentFileSchema>

/** A department that teachers have, or had: it has a page from the first of them. */
export const SiteDepartmentSchema = z.object({
  /** In English as profiles store it, for example 'Faculty of Commerce'. */
  name: LocalizedTextSchema,
  /** Whether a teacher of it is shown. */
  isShown: z.boolean(),
  /** The slug of the department that its teachers have moved to, where its address leads now. */
  mergedInto: z.optional(z.string()),
})
export type SiteDepartment = z.infer<typeof SiteDepartmentSchema>
/** By slug: see `departments.ts`. */
export type SiteDepartments = Readonly<Record<string, SiteDepartment>>

/** `site/current`: what is published, and all that is needed to render it but the pages' contents. */
export const SiteSchema = z.object({
  /** One more with each change. */
  revision: z.number(),
  /** The published version of the frame, and one that replaces it by itself. */
  frame: z.object({
    version: z.number(),
    publishedAt: MomentSchema,
    next: z.optional(z.object({ version: z.number(), at: MomentSchema })),
  }),
  /** By id. */
  pages: z.record(z.string(), SitePageSchema),
  /** The id of the page that has moved from a path. */
  redirects: z.record(z.string(), z.string()),
  departments: z._default(z.record(z.string(), SiteDepartmentSchema), () => facultyDepartments),
  media: z.record(z.string(), SiteMediaSchema),
  documents: z.record(z.string(), SiteDocumentFileSchema),
})
export type Site = z.infer<typeof SiteSchema>

export const pageStates = ['draft', 'published', 'scheduled', 'down'] as const
export const PageStateSchema = z.enum(pageStates)
export type PageState = z.infer<typeof PageStateSchema>

/** What was found in a page: of what blocks publishing, of what does not, and of what lacks Hindi. */
export const FindingsSchema = z.object({
  errors: z.number(),
  warnings: z.number(),
  /** Texts without Hindi, and those whose English has changed since. */
  hindiMissing: z.number(),
  /** Links to other sites that could not be opened twice in a row. */
  brokenLinks: z._default(z.array(z.string()), () => []),
})
export type Findings = z.infer<typeof FindingsSchema>

/** `pages/{id}`: a page as the desk lists it, the frame too. */
export const PageDocumentSchema = z.object({
  path: z.string(),
  aliases: z._default(z.array(z.string()), () => []),
  title: LocalizedTextSchema,
  state: PageStateSchema,
  /** The version that is public, and the newest one; null before the first. */
  published: z.nullable(z.number()),
  latest: z.nullable(z.number()),
  /** When the scheduled version becomes public. */
  scheduledAt: z.nullable(TimestampSchema),
  hasDraft: z.boolean(),
  /** The teachers who may edit it, by uid, and whether they may also publish it. */
  owners: z.array(z.string()),
  ownersPublish: z._default(z.boolean(), false),
  /** A teacher asks the office to publish the draft. */
  isSuggested: z._default(z.boolean(), false),
  /** Who asks: an e-mail address, or ''. */
  suggestedBy: z._default(z.string(), ''),
  /** When the page is to be looked through again, who last did so, and when. */
  review: z.object({
    dueAt: TimestampSchema,
    months: z.number(),
    confirmedAt: z.nullable(TimestampSchema),
    by: z.string(),
    /** The `dueAt` that its owners, or the office, were told of by mail. */
    toldOf: z.optional(TimestampSchema),
  }),
  findings: FindingsSchema,
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  /** Who changed it last: an e-mail address. */
  updatedBy: z.string(),
  /** One more with each change of this document. */
  version: z.number(),
  searchKeys: z.array(z.string()),
})
export type PageDocument = z.infer<typeof PageDocumentSchema>

/** `pages/{id}/versions/{n}`: it never changes. Version 0 is the seed's. */
export const PageVersionDocumentSchema = z.object({
  number: z.number(),
  content: StoredContentSchema,
  /** The version that it was edited from; null for the first. */
  base: z.nullable(z.number()),
  by: z.string(),
  at: TimestampSchema,
  /** Why: what the editor wrote. */
  note: z.string(),
})
export type PageVersionDocument = z.infer<typeof PageVersionDocumentSchema>

const AnyBlockSchema = z.union([BlockSchema, FrameBlockSchema])
const rev = z.number()

const StoredDraftSchema = z.object({
  /** The version that it was begun from; null for a new page. */
  base: z.nullable(z.number()),
  head: z.object({ value: PageHeadSchema, rev }),
  /** The blocks' ids in reading order. */
  order: z.object({ value: z.array(BlockIdSchema), rev }),
  blocks: z.record(z.string(), z.object({ value: AnyBlockSchema, rev })),
  /** Who has it open or edited it: by uid. */
  editors: z.record(z.string(), z.object({ name: z.string(), at: TimestampSchema })),
  updatedAt: TimestampSchema,
})

/** `pages/{id}/drafts/current`. A block that nobody has changed since `base` has revision 0. */
export const PageDraftDocumentSchema = z.pipe(
  StoredDraftSchema,
  z.transform((draft: z.infer<typeof StoredDraftSchema>) => {
    const missing = missingFrameBlocks(draft.order.value)
    const blocks = missing.map((value) => [value.id, { value, rev: 0 }] as const)
    return {
      ...draft,
      order: { ...draft.order, value: [...draft.order.value, ...missing.map(({ id }) => id)] },
      blocks: { ...draft.blocks, ...Object.fromEntries(blocks) },
    }
  }),
)
export type PageDraftDocument = z.infer<typeof PageDraftDocumentSchema>

/** A path that a page may have: lower case, as people type it. */
export const PagePathSchema = z
  .string(fieldMessages.pathMissing)
  .check(
    z.trim(),
    z.regex(/^(\/[a-z0-9]+([-_][a-z0-9]+)*){1,3}$/, fieldMessages.badPath),
    z.maxLength(100, fieldMessages.pathTooLong),
  )

/** Changed parts of a draft, each with the revision that the editor saw (`savePageDraft`). */
export const SavePageDraftInputSchema = z.object({
  /** The version that the editor sees as published; null for a page that never was. */
  base: z.nullable(z.number()),
  head: z.optional(z.object({ value: PageHeadSchema, rev })),
  order: z.optional(z.object({ value: z.array(BlockIdSchema), rev })),
  /** By id; null removes the block. */
  blocks: z.optional(z.record(BlockIdSchema, z.object({ value: z.nullable(AnyBlockSchema), rev }))),
})
export type SavePageDraftInput = z.infer<typeof SavePageDraftInputSchema>

/** The revisions of what was saved, and the parts that somebody else changed first: 'head', 'order' or a block's id. */
export const SavedDraftSchema = z.object({
  revs: z.record(z.string(), z.number()),
  conflicts: z.array(z.string()),
})
export type SavedDraft = z.infer<typeof SavedDraftSchema>

/** `pagePreviews/{key}`: which page a preview link opens, and until when. */
export const PagePreviewDocumentSchema = z.object({
  page: z.string(),
  by: z.string(),
  expiresAt: TimestampSchema,
})

/** `linkChecks/{key}`: when a link to another site was opened last, and how often in a row it could not be. */
export const LinkCheckDocumentSchema = z.object({
  href: z.string(),
  failures: z.number(),
  checkedAt: TimestampSchema,
})
export type LinkCheckDocument = z.infer<typeof LinkCheckDocumentSchema>
