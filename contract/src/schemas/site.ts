import * as z from 'zod/mini'
import { facultyDepartments } from '../departments.ts'
import { fieldMessages } from '../field-messages.ts'
import { isDroppedLanguage, type OtherLanguage, otherLanguages } from '../languages.ts'
import { limits } from '../limits.ts'
import { BlockSchema, PageHeadSchema } from './blocks.ts'
import { StoredBlockSchema, StoredContentSchema } from './content.ts'
import { BlockIdSchema, LocalizedTextSchema } from './content-fields.ts'
import { ChangedBySchema, TimestampSchema } from './fields.ts'
import { missingSettingsBlocks, SettingsBlockSchema } from './site-settings.ts'

const DateTimeSchema = z.iso.datetime()
const LanguagesSchema = z._default(
  z.pipe(
    z.transform((named: readonly OtherLanguage[]) => named.filter((each) => !isDroppedLanguage(each))),
    z.array(z.enum(otherLanguages)),
  ),
  () => [],
)

export const SitePageSchema = z.object({
  path: z.string(),
  aliases: z._default(z.array(z.string()), () => []),
  title: LocalizedTextSchema,
  languages: LanguagesSchema,
  /** null for a scheduled page that was never public. */
  version: z.nullable(z.number()),
  /** ISO 8601; shown as 'Last updated on'. */
  publishedAt: z.nullable(DateTimeSchema),
  next: z.optional(
    z.object({
      version: z.number(),
      at: DateTimeSchema,
      title: LocalizedTextSchema,
      languages: LanguagesSchema,
    }),
  ),
})
export type SitePage = z.infer<typeof SitePageSchema>

export const SiteMediaSchema = z.object({
  /** The file names by width, smallest first: `storagePaths.media(file)`. */
  files: z.array(z.object({ file: z.string(), width: z.number() })),
  width: z.number(),
  height: z.number(),
  /** null for a decorative picture. */
  alt: z.nullable(LocalizedTextSchema),
  /** The point that stays visible when cropped, as fractions of the width and height. */
  focus: z.object({ x: z.number(), y: z.number() }),
})
export type SiteMedia = z.infer<typeof SiteMediaSchema>

export const SiteDocumentFileSchema = z.object({
  slug: z.string(),
  title: LocalizedTextSchema,
  version: z.number(),
  bytes: z.number(),
  at: DateTimeSchema,
})
export type SiteDocumentFile = z.infer<typeof SiteDocumentFileSchema>

/** A department keeps its page after its last teacher has left. */
export const SiteDepartmentSchema = z.object({
  /** The English name is the one that profiles store, for example 'Faculty of Commerce'. */
  name: LocalizedTextSchema,
  isShown: z.boolean(),
  /** The slug of the department that replaces it and that its address redirects to. */
  mergedInto: z.optional(z.string()),
})
export type SiteDepartment = z.infer<typeof SiteDepartmentSchema>
export type SiteDepartments = Readonly<Record<string, SiteDepartment>>

/** `site/current`: the published site, and everything needed to render it but the pages' contents. */
export const SiteSchema = z.object({
  revision: z.number(),
  /** The site settings, by their stored name. */
  frame: z.object({
    version: z.number(),
    publishedAt: DateTimeSchema,
    next: z.optional(z.object({ version: z.number(), at: DateTimeSchema })),
  }),
  pages: z.record(z.string(), SitePageSchema),
  /** Maps an old path to the id of its page. */
  redirects: z.record(z.string(), z.string()),
  departments: z._default(z.record(z.string(), SiteDepartmentSchema), () => facultyDepartments),
  media: z.record(z.string(), SiteMediaSchema),
  documents: z.record(z.string(), SiteDocumentFileSchema),
})
export type Site = z.infer<typeof SiteSchema>

export const pageStates = ['draft', 'published', 'scheduled', 'down'] as const
export const PageStateSchema = z.enum(pageStates)
export type PageState = z.infer<typeof PageStateSchema>

export const IssuesSchema = z.object({
  errors: z.number(),
  warnings: z.number(),
  /**
   * Missing translations, and those whose English has changed since, in all other languages. Release 1.0.0 had Hindi alone;
   * the name stays, as going back to an earlier release must find it.
   */
  hindiMissing: z.number(),
  /** External links that failed twice in a row. */
  brokenLinks: z._default(z.array(z.string()), () => []),
})
export type ContentIssues = z.infer<typeof IssuesSchema>

/** `pages/{id}`: a page or the site settings, as the desk lists them. */
export const PageDocumentSchema = z.object({
  path: z.string(),
  aliases: z._default(z.array(z.string()), () => []),
  title: LocalizedTextSchema,
  state: PageStateSchema,
  published: z.nullable(z.number()),
  latest: z.nullable(z.number()),
  scheduledAt: z.nullable(TimestampSchema),
  hasDraft: z.boolean(),
  /** Uids of the teachers who may edit the page. */
  owners: z.array(z.string()),
  ownersPublish: z._default(z.boolean(), false),
  isSuggested: z._default(z.boolean(), false),
  suggestedBy: z._default(z.string(), ''),
  review: z.object({
    dueAt: TimestampSchema,
    months: z.number(),
    confirmedAt: z.nullable(TimestampSchema),
    by: z.string(),
    /** The `dueAt` for which a reminder was mailed. */
    toldOf: z.optional(TimestampSchema),
  }),
  findings: IssuesSchema,
  createdAt: TimestampSchema,
  updatedAt: TimestampSchema,
  updatedBy: z.string(),
  version: z.number(),
  searchKeys: z.array(z.string()),
})
export type PageDocument = z.infer<typeof PageDocumentSchema>

/** `pages/{id}/versions/{n}`: immutable. Version 0 is the seed's. */
export const PageVersionDocumentSchema = z.object({
  number: z.number(),
  content: StoredContentSchema,
  base: z.nullable(z.number()),
  by: z.string(),
  at: TimestampSchema,
  note: z.string(),
})
export type PageVersionDocument = z.infer<typeof PageVersionDocumentSchema>

const rev = z.number()
/** Who changed the part last; parts as they were published, and of drafts of earlier releases, don't say. */
const by = z.optional(z.extend(ChangedBySchema, { at: TimestampSchema }))

const StoredDraftSchema = z.object({
  /** The version that it is based on; null for a new page. */
  base: z.nullable(z.number()),
  head: z.object({ value: PageHeadSchema, rev, by }),
  order: z.object({ value: z.array(BlockIdSchema), rev, by }),
  blocks: z.record(z.string(), z.object({ value: StoredBlockSchema, rev, by })),
  /** Who edited it, in drafts of releases before `openForms`. It is empty since, which those can still read. */
  editors: z.record(z.string(), z.object({ name: z.string(), at: TimestampSchema })),
  updatedAt: TimestampSchema,
})

/** `pages/{id}/drafts/current`. A block unchanged since `base` has revision 0. */
export const PageDraftDocumentSchema = z.pipe(
  StoredDraftSchema,
  z.transform((draft: z.infer<typeof StoredDraftSchema>) => {
    const missing = missingSettingsBlocks(draft.order.value)
    const blocks = missing.map((value) => [value.id, { value, rev: 0 }] as const)
    return {
      ...draft,
      order: { ...draft.order, value: [...draft.order.value, ...missing.map(({ id }) => id)] },
      blocks: { ...draft.blocks, ...Object.fromEntries(blocks) },
    }
  }),
)
export type PageDraftDocument = z.infer<typeof PageDraftDocumentSchema>

export const PagePathSchema = z
  .string(fieldMessages.pathMissing)
  .check(
    z.trim(),
    z.regex(/^(\/[a-z0-9]+([-_][a-z0-9]+)*){1,3}$/, fieldMessages.badPath),
    z.maxLength(limits.content.path, fieldMessages.pathTooLong),
  )

/** Changed parts of a draft, each with the revision that the editor saw. */
export const SavePageDraftInputSchema = z.object({
  /** The published version that the editor saw; null if there was none. */
  base: z.nullable(z.number()),
  head: z.optional(z.object({ value: PageHeadSchema, rev })),
  order: z.optional(z.object({ value: z.array(BlockIdSchema), rev })),
  /** null removes the block. */
  blocks: z.optional(
    z.record(
      BlockIdSchema,
      z.object({ value: z.nullable(z.union([BlockSchema, SettingsBlockSchema])), rev }),
    ),
  ),
})
export type SavePageDraftInput = z.infer<typeof SavePageDraftInputSchema>

/** The new revisions, and the parts with a conflict: 'head', 'order' or a block's id. */
export const SavedDraftSchema = z.object({
  revs: z.record(z.string(), z.number()),
  conflicts: z.array(z.string()),
})
export type SavedDraft = z.infer<typeof SavedDraftSchema>

export const PagePreviewDocumentSchema = z.object({
  page: z.string(),
  by: z.string(),
  expiresAt: TimestampSchema,
})

export const LinkCheckDocumentSchema = z.object({
  href: z.string(),
  failures: z.number(),
  checkedAt: TimestampSchema,
})
export type LinkCheckDocument = z.infer<typeof LinkCheckDocumentSchema>
