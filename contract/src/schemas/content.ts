import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { type OtherLanguage, otherLanguages } from '../languages.ts'
import { limits } from '../limits.ts'
import { isSafeHref } from '../links.ts'

// The office's content: typed data, no HTML. Schemas check the shape, the sizes and the safety of links, even in unfinished
// drafts; `content/check-content.ts` decides what may be published.

const { content: most } = limits

const text = (max: number) =>
  z.string(fieldMessages.notTextHere).check(z.maxLength(max, fieldMessages.tooLong('This', max)))
const list = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max, fieldMessages.tooMany(max)))

const localized = (max: number) => {
  const others = otherLanguages.map((language) => [language, z.optional(text(max))] as const)
  return z.object({
    en: text(max),
    ...(Object.fromEntries(others) as Record<OtherLanguage, z.ZodMiniOptional<z.ZodMiniString<string>>>),
  })
}

/** Supports the marks `**bold**` and `[label](target)`: see `text-marks.ts`. */
export const LocalizedTextSchema = localized(most.text)
export type LocalizedText = z.infer<typeof LocalizedTextSchema>

const LabelSchema = localized(most.label)

/** A sentence for search results and shared links. Contents from before 22 November 2026 have it in English only. */
const DescriptionSchema = z.union([
  localized(most.description),
  z.pipe(
    text(most.description),
    z.transform((en: string): LocalizedText => ({ en })),
  ),
])

/** `page:<id>`, `doc:<id>`, a path of this site, or a link with https, http, mailto or tel; '' until filled in. */
export const HrefSchema = z.string(fieldMessages.linkNotText).check(
  z.maxLength(limits.text.link, fieldMessages.linkTooLong),
  z.refine((href) => href === '' || isSafeHref(href), fieldMessages.badContentLink),
)

/** `media:<id>` of the library, or `art:<name>`, a drawing built into the site; '' without a picture. */
export const PictureRefSchema = z
  .string()
  .check(z.regex(/^(|media:[A-Za-z0-9_-]{1,64}|art:[a-z0-9-]{1,40})$/, fieldMessages.badPicture))
export type PictureRef = z.infer<typeof PictureRefSchema>

export const ContentLinkSchema = z.object({
  text: LabelSchema,
  href: HrefSchema,
  note: z.optional(LocalizedTextSchema),
})
export type ContentLink = z.infer<typeof ContentLinkSchema>

export const BlockIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/, fieldMessages.badBlockId))

const paragraphs = list(LocalizedTextSchema, most.items)
const links = list(ContentLinkSchema, most.items)

const common = {
  /** Stays the same when the block moves; the key of the block's draft. */
  id: BlockIdSchema,
  heading: z.optional(LabelSchema),
  /** Set for a block written only in this language, which pages in other languages show too. */
  language: z.optional(z.enum(otherLanguages)),
}

export const blockSchemas = {
  text: z.object({ ...common, kind: z.literal('text'), paragraphs }),
  list: z.object({
    ...common,
    kind: z.literal('list'),
    isOrdered: z.optional(z.boolean()),
    items: list(LocalizedTextSchema, most.items),
  }),
  table: z.object({
    ...common,
    kind: z.literal('table'),
    caption: LabelSchema,
    columns: list(LabelSchema, most.tableColumns),
    rows: list(z.object({ cells: list(LocalizedTextSchema, most.tableColumns) }), most.tableRows),
  }),
  links: z.object({ ...common, kind: z.literal('links'), links }),
  /** Figures that readers look for first: a fee, a number of seats, a date. */
  facts: z.object({
    ...common,
    kind: z.literal('facts'),
    facts: list(z.object({ name: LabelSchema, value: LocalizedTextSchema }), most.items),
  }),
  notice: z.object({ ...common, kind: z.literal('notice'), paragraphs }),
  /** The key of one of the leaders in the site settings. */
  signature: z.object({ ...common, kind: z.literal('signature'), person: text(40) }),
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
    people: list(
      z.object({
        name: LabelSchema,
        role: z.optional(LabelSchema),
        text: z.optional(LocalizedTextSchema),
        picture: z.optional(PictureRefSchema),
        /** The e-mail address of a faculty member, to whose profile the name links; '' for none. */
        profile: z.optional(text(limits.text.email)),
      }),
      most.items,
    ),
  }),
  documents: z.object({
    ...common,
    kind: z.literal('documents'),
    documents: list(z.object({ document: text(64), note: z.optional(LocalizedTextSchema) }), most.items),
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
    pictures: list(z.object({ picture: PictureRefSchema, caption: z.optional(LabelSchema) }), most.items),
  }),
  faq: z.object({
    ...common,
    kind: z.literal('faq'),
    questions: list(z.object({ question: LabelSchema, answer: paragraphs }), most.items),
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

export const BlockSchema: z.ZodMiniType<Block> = z.discriminatedUnion('kind', [
  blockSchemas.text,
  blockSchemas.list,
  blockSchemas.table,
  blockSchemas.links,
  blockSchemas.facts,
  blockSchemas.notice,
  blockSchemas.signature,
  blockSchemas.map,
  blockSchemas.actions,
  blockSchemas.people,
  blockSchemas.documents,
  blockSchemas.picture,
  blockSchemas.gallery,
  blockSchemas.faq,
  blockSchemas.video,
])

export const PageHeadSchema = z.object({
  title: LabelSchema,
  description: DescriptionSchema,
  lead: z.optional(LocalizedTextSchema),
})
export type PageHead = z.infer<typeof PageHeadSchema>

export const PageContentSchema = z.extend(PageHeadSchema, { blocks: list(BlockSchema, most.blocks) })
export type PageContent = z.infer<typeof PageContentSchema>

// Site settings: the layout of all pages, and the home page. They are edited like a page, with a fixed set of blocks.

export const MenuLinkSchema = z.object({ text: LabelSchema, href: HrefSchema })
export type MenuLink = z.infer<typeof MenuLinkSchema>

export const MenuSchema = z.object({
  text: LabelSchema,
  /** A menu with a link and no groups is a plain link. */
  href: z.optional(HrefSchema),
  groups: list(
    z.object({ title: z.optional(LabelSchema), links: list(MenuLinkSchema, most.menuLinks) }),
    most.menuGroups,
  ),
})
export type Menu = z.infer<typeof MenuSchema>

const frameBlock = <const Kind extends string>(kind: Kind) => ({ id: z.literal(kind), kind: z.literal(kind) })

/** Each block of the site settings exists once, with its kind as its id. */
export const frameSchemas = {
  /** Contact facts, which texts refer to as `{{phone}}`, `{{email}}` and `{{address}}`. */
  contact: z.object({
    ...frameBlock('contact'),
    phone: z.object({
      shown: text(40),
      dialled: z.string().check(z.regex(/^(|\+?[0-9]{3,15})$/, fieldMessages.badDialledNumber)),
    }),
    email: text(limits.text.email),
    address: LabelSchema,
    /** The college's pages on social networks; the icon of an empty one links to the home page. */
    social: z.object({ facebook: HrefSchema, x: HrefSchema, instagram: HrefSchema, youtube: HrefSchema }),
  }),
  figures: z.object({
    ...frameBlock('figures'),
    figures: list(
      z.object({
        key: z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, fieldMessages.badFigureName)),
        label: LabelSchema,
        value: LabelSchema,
      }),
      most.figures,
    ),
  }),
  menus: z.object({ ...frameBlock('menus'), menus: list(MenuSchema, most.menus) }),
  footer: z.object({
    ...frameBlock('footer'),
    quickLinks: list(MenuLinkSchema, most.menuLinks),
    usefulLinks: list(MenuLinkSchema, most.menuLinks),
    note: LabelSchema,
  }),
  hero: z.object({
    ...frameBlock('hero'),
    eyebrow: LabelSchema,
    title: LabelSchema,
    text: LocalizedTextSchema,
    slides: list(
      z.object({
        picture: PictureRefSchema,
        caption: LabelSchema,
      }),
      most.slides,
    ),
  }),
  leaders: z.object({
    ...frameBlock('leaders'),
    people: list(
      z.object({ key: text(40), name: LabelSchema, role: LabelSchema, picture: PictureRefSchema }),
      most.leaders,
    ),
  }),
  about: z.object({
    ...frameBlock('about'),
    title: LabelSchema,
    paragraphs,
    facts: list(z.object({ year: text(20), text: LocalizedTextSchema }), most.items),
  }),
  services: z.object({
    ...frameBlock('services'),
    title: LabelSchema,
    tabs: list(z.object({ text: LabelSchema, links: list(MenuLinkSchema, most.menuLinks) }), most.menus),
  }),
  courses: z.object({
    ...frameBlock('courses'),
    title: LabelSchema,
    cards: list(
      z.object({
        course: text(40),
        name: LabelSchema,
        text: LocalizedTextSchema,
        href: HrefSchema,
        picture: PictureRefSchema,
      }),
      most.items,
    ),
  }),
  popup: z.object({
    ...frameBlock('popup'),
    isShown: z.boolean(),
    title: LabelSchema,
    action: LabelSchema,
    href: HrefSchema,
  }),
  ticker: z.object({ ...frameBlock('ticker'), text: LabelSchema, href: HrefSchema }),
  /** Settings of the site search; words or phrases on a line are separated by commas. */
  search: z.object({
    ...frameBlock('search'),
    synonyms: list(z.object({ words: text(most.label) }), most.synonyms),
    /** Searches for these words show this page first. Missing in early site settings. */
    pins: z._default(list(z.object({ words: text(most.label), href: HrefSchema }), most.pins), () => []),
  }),
} as const

export type FrameKind = keyof typeof frameSchemas
export const frameKinds = Object.keys(frameSchemas) as FrameKind[]
export type FrameBlockOf<Kind extends FrameKind> = z.infer<(typeof frameSchemas)[Kind]>
export type FrameBlock = { [Kind in FrameKind]: FrameBlockOf<Kind> }[FrameKind]

export const FrameBlockSchema: z.ZodMiniType<FrameBlock> = z.discriminatedUnion('kind', [
  frameSchemas.contact,
  frameSchemas.figures,
  frameSchemas.menus,
  frameSchemas.footer,
  frameSchemas.hero,
  frameSchemas.leaders,
  frameSchemas.about,
  frameSchemas.services,
  frameSchemas.courses,
  frameSchemas.popup,
  frameSchemas.ticker,
  frameSchemas.search,
])

export type Frame = { [Kind in FrameKind]: FrameBlockOf<Kind> }

/** Defaults for blocks added after the site settings were first stored. */
export const newerFrameBlocks: readonly FrameBlock[] = [
  { id: 'search', kind: 'search', synonyms: [], pins: [] },
]

export const missingFrameBlocks = (ids: readonly string[]): FrameBlock[] =>
  ids.includes('contact') ? newerFrameBlocks.filter(({ id }) => !ids.includes(id)) : []

const storedBlocks = list(z.union([BlockSchema, FrameBlockSchema]), most.blocks)

export const StoredContentSchema = z.object({
  ...PageHeadSchema.shape,
  blocks: z.pipe(
    storedBlocks,
    z.transform((blocks: z.infer<typeof storedBlocks>) => [
      ...blocks,
      ...missingFrameBlocks(blocks.map(({ id }) => id)),
    ]),
  ),
})
export type StoredContent = z.infer<typeof StoredContentSchema>
