import * as z from 'zod/mini'
import { otherLanguages } from '../languages.ts'
import { limits } from '../limits.ts'
import {
  BlockIdSchema,
  ContentLinkSchema,
  contentText,
  DescriptionSchema,
  HrefSchema,
  LabelSchema,
  LocalizedTextSchema,
  listOf,
  PictureRefSchema,
  unionOf,
} from './content-fields.ts'

const { content: most } = limits
const paragraphs = listOf(LocalizedTextSchema, most.items)
const links = listOf(ContentLinkSchema, most.items)

const common = {
  /** Stays the same when the block moves; the key of the block's draft. */
  id: BlockIdSchema,
  heading: z.optional(LabelSchema),
  /** Set for a block written only in this language, which pages in other languages show too. */
  language: z.optional(z.enum(otherLanguages)),
}

/** Every kind of block. Tables by kind elsewhere have a type of all kinds, so that a new one that lacks there does not compile. */
export const blockSchemas = {
  text: z.object({ ...common, kind: z.literal('text'), paragraphs }),
  list: z.object({
    ...common,
    kind: z.literal('list'),
    isOrdered: z.optional(z.boolean()),
    items: listOf(LocalizedTextSchema, most.items),
  }),
  table: z.object({
    ...common,
    kind: z.literal('table'),
    caption: LabelSchema,
    columns: listOf(LabelSchema, most.tableColumns),
    rows: listOf(z.object({ cells: listOf(LocalizedTextSchema, most.tableColumns) }), most.tableRows),
  }),
  links: z.object({ ...common, kind: z.literal('links'), links }),
  /** Figures that readers look for first: a fee, a number of seats, a date. */
  facts: z.object({
    ...common,
    kind: z.literal('facts'),
    facts: listOf(z.object({ name: LabelSchema, value: LocalizedTextSchema }), most.items),
  }),
  notice: z.object({ ...common, kind: z.literal('notice'), paragraphs }),
  /** The key of one of the leaders in the site settings. */
  signature: z.object({ ...common, kind: z.literal('signature'), person: contentText(40) }),
  /** A map, loaded from OpenStreetMap only on request. */
  map: z.object({
    ...common,
    kind: z.literal('map'),
    place: LabelSchema,
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  actions: z.object({ ...common, kind: z.literal('actions'), links }),
  people: z.object({
    ...common,
    kind: z.literal('people'),
    people: listOf(
      z.object({
        name: LabelSchema,
        role: z.optional(LabelSchema),
        text: z.optional(LocalizedTextSchema),
        picture: z.optional(PictureRefSchema),
        /** The e-mail address of a faculty member, to whose profile the name links; '' for none. */
        profile: z.optional(contentText(limits.text.email)),
      }),
      most.items,
    ),
  }),
  documents: z.object({
    ...common,
    kind: z.literal('documents'),
    documents: listOf(
      z.object({ document: contentText(64), note: z.optional(LocalizedTextSchema) }),
      most.items,
    ),
  }),
  picture: z.object({
    ...common,
    kind: z.literal('picture'),
    picture: PictureRefSchema,
    caption: z.optional(LocalizedTextSchema),
  }),
  gallery: z.object({
    ...common,
    kind: z.literal('gallery'),
    pictures: listOf(z.object({ picture: PictureRefSchema, caption: z.optional(LabelSchema) }), most.items),
  }),
  faq: z.object({
    ...common,
    kind: z.literal('faq'),
    questions: listOf(z.object({ question: LabelSchema, answer: paragraphs }), most.items),
  }),
  /** A picture that links to a video on another site, from which nothing is loaded. */
  video: z.object({
    ...common,
    kind: z.literal('video'),
    href: HrefSchema,
    title: LabelSchema,
    picture: z.optional(PictureRefSchema),
  }),
} as const

export type BlockKind = keyof typeof blockSchemas
export const blockKinds = Object.keys(blockSchemas) as BlockKind[]
export type BlockOf<Kind extends BlockKind> = z.infer<(typeof blockSchemas)[Kind]>
export type Block = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind]

export const BlockSchema: z.ZodMiniType<Block> = unionOf(blockSchemas)

export const PageHeadSchema = z.object({
  title: LabelSchema,
  description: DescriptionSchema,
  lead: z.optional(LocalizedTextSchema),
  /** Decorates the title where there is room. */
  picture: z.optional(PictureRefSchema),
})
export type PageHead = z.infer<typeof PageHeadSchema>

export const PageContentSchema = z.extend(PageHeadSchema, { blocks: listOf(BlockSchema, most.blocks) })
export type PageContent = z.infer<typeof PageContentSchema>
