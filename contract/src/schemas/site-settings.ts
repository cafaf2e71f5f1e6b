import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { limits } from '../limits.ts'
import {
  contentText,
  HrefSchema,
  LabelSchema,
  LocalizedTextSchema,
  listOf,
  PictureRefSchema,
  unionOf,
} from './content-fields.ts'
import { CategoryKeySchema } from './notice-parts.ts'

const { content: most } = limits
const paragraphs = listOf(LocalizedTextSchema, most.items)

// Site settings: the layout of all pages, and the home page. They are edited like a page, with a fixed set of blocks.

export const MenuLinkSchema = z.object({ text: LabelSchema, href: HrefSchema })
export type MenuLink = z.infer<typeof MenuLinkSchema>

export const MenuSchema = z.object({
  text: LabelSchema,
  /** A menu with a link and no groups is a plain link. */
  href: z.optional(HrefSchema),
  groups: listOf(
    z.object({ title: z.optional(LabelSchema), links: listOf(MenuLinkSchema, most.menuLinks) }),
    most.menuGroups,
  ),
})
export type Menu = z.infer<typeof MenuSchema>

const settingsBlock = <const Kind extends string>(kind: Kind) => ({
  id: z.literal(kind),
  kind: z.literal(kind),
})

/** The name of a figure or an office in texts. */
export const FactKeySchema = z
  .string()
  .check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, fieldMessages.badFigureName))

/** Each block of the site settings exists once, with its kind as its id. */
export const settingsSchemas = {
  /** Contact facts, which texts refer to as `{{phone}}`, `{{email}}` and `{{address}}`. */
  contact: z.object({
    ...settingsBlock('contact'),
    phone: z.object({
      shown: contentText(40),
      dialled: z.string().check(z.regex(/^(|\+?[0-9]{3,15})$/, fieldMessages.badDialledNumber)),
    }),
    email: contentText(limits.text.email),
    address: LabelSchema,
    /** The college's pages on social networks; the icon of an empty one links to the home page. */
    social: z.object({ facebook: HrefSchema, x: HrefSchema, instagram: HrefSchema, youtube: HrefSchema }),
  }),
  figures: z.object({
    ...settingsBlock('figures'),
    figures: listOf(
      z.object({
        key: FactKeySchema,
        label: LabelSchema,
        value: LabelSchema,
      }),
      most.figures,
    ),
  }),
  /** Who is in charge of what, and where. Texts refer to them as `{{icc.person}}`, `{{icc.email}}` and so on. */
  offices: z.object({
    ...settingsBlock('offices'),
    offices: listOf(
      z.object({
        key: FactKeySchema,
        name: LabelSchema,
        person: LabelSchema,
        phone: contentText(40),
        email: contentText(limits.text.email),
        place: LabelSchema,
        hours: LabelSchema,
      }),
      most.offices,
    ),
  }),
  /** The categories of notices; an empty list stands for the usual ones (`notice-categories.ts`). */
  categories: z.object({
    ...settingsBlock('categories'),
    categories: listOf(z.object({ key: CategoryKeySchema, name: LabelSchema }), most.categories),
  }),
  menus: z.object({ ...settingsBlock('menus'), menus: listOf(MenuSchema, most.menus) }),
  footer: z.object({
    ...settingsBlock('footer'),
    quickLinks: listOf(MenuLinkSchema, most.menuLinks),
    usefulLinks: listOf(MenuLinkSchema, most.menuLinks),
    note: LabelSchema,
  }),
  hero: z.object({
    ...settingsBlock('hero'),
    eyebrow: LabelSchema,
    title: LabelSchema,
    text: LocalizedTextSchema,
    slides: listOf(
      z.object({
        picture: PictureRefSchema,
        caption: LabelSchema,
      }),
      most.slides,
    ),
  }),
  leaders: z.object({
    ...settingsBlock('leaders'),
    people: listOf(
      z.object({ key: contentText(40), name: LabelSchema, role: LabelSchema, picture: PictureRefSchema }),
      most.leaders,
    ),
  }),
  about: z.object({
    ...settingsBlock('about'),
    title: LabelSchema,
    paragraphs,
    facts: listOf(z.object({ year: contentText(20), text: LocalizedTextSchema }), most.items),
  }),
  services: z.object({
    ...settingsBlock('services'),
    title: LabelSchema,
    tabs: listOf(z.object({ text: LabelSchema, links: listOf(MenuLinkSchema, most.menuLinks) }), most.menus),
  }),
  courses: z.object({
    ...settingsBlock('courses'),
    title: LabelSchema,
    cards: listOf(
      z.object({
        course: contentText(40),
        name: LabelSchema,
        /** Years, seats and fee. */
        facts: z.optional(LocalizedTextSchema),
        text: LocalizedTextSchema,
        href: HrefSchema,
        picture: PictureRefSchema,
      }),
      most.items,
    ),
  }),
  popup: z.object({
    ...settingsBlock('popup'),
    isShown: z.boolean(),
    title: LabelSchema,
    action: LabelSchema,
    href: HrefSchema,
  }),
  ticker: z.object({ ...settingsBlock('ticker'), text: LabelSchema, href: HrefSchema }),
  /** Settings of the site search; words or phrases on a line are separated by commas. */
  search: z.object({
    ...settingsBlock('search'),
    synonyms: listOf(z.object({ words: contentText(most.label) }), most.synonyms),
    /** Searches for these words show this page first. Missing in early site settings. */
    pins: z._default(
      listOf(z.object({ words: contentText(most.label), href: HrefSchema }), most.pins),
      () => [],
    ),
  }),
} as const

export type SettingsKind = keyof typeof settingsSchemas
export const settingsKinds = Object.keys(settingsSchemas) as SettingsKind[]
export type SettingsBlockOf<Kind extends SettingsKind> = z.infer<(typeof settingsSchemas)[Kind]>
export type SettingsBlock = { [Kind in SettingsKind]: SettingsBlockOf<Kind> }[SettingsKind]

export const SettingsBlockSchema: z.ZodMiniType<SettingsBlock> = unionOf(settingsSchemas)

export type SiteSettings = { [Kind in SettingsKind]: SettingsBlockOf<Kind> }

/** Defaults for blocks added after the site settings were first stored. */
export const newerSettingsBlocks: readonly SettingsBlock[] = [
  { id: 'search', kind: 'search', synonyms: [], pins: [] },
  { id: 'offices', kind: 'offices', offices: [] },
  { id: 'categories', kind: 'categories', categories: [] },
]

export const missingSettingsBlocks = (ids: readonly string[]): SettingsBlock[] =>
  ids.includes('contact') ? newerSettingsBlocks.filter(({ id }) => !ids.includes(id)) : []
