import * as z from 'zod/mini'
import { fieldMessages } from '../field-messages.ts'
import { type OtherLanguage, otherLanguages } from '../languages.ts'
import { limits } from '../limits.ts'
import { isSafeHref } from '../links.ts'

// The office's content: typed data, no HTML. Schemas check the shape, the sizes and the safety of links, even in unfinished
// drafts; `content/check-content.ts` decides what may be published.

const { content: most } = limits

export const contentText = (max: number) =>
  z.string(fieldMessages.notTextHere).check(z.maxLength(max, fieldMessages.tooLong('This', max)))
export const listOf = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max, fieldMessages.tooMany(max)))

const localized = (max: number) => {
  const others = otherLanguages.map((language) => [language, z.optional(contentText(max))] as const)
  return z.object({
    en: contentText(max),
    ...(Object.fromEntries(others) as Record<OtherLanguage, z.ZodMiniOptional<z.ZodMiniString<string>>>),
  })
}

/** Supports the marks `**bold**` and `[label](target)`: see `text-marks.ts`. */
export const LocalizedTextSchema = localized(most.text)
export type LocalizedText = z.infer<typeof LocalizedTextSchema>

export const LabelSchema = localized(most.label)

/** A sentence for search results and shared links. Contents from before 22 November 2026 have it in English only. */
export const DescriptionSchema = z.union([
  localized(most.description),
  z.pipe(
    contentText(most.description),
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

type Kinds = Readonly<Record<string, z.ZodMiniObject<{ kind: z.ZodMiniLiteral<string> }>>>

/** Returns the union of a table of schemas, whose keys are their kinds. */
export function unionOf<Table extends Kinds>(table: Table): z.ZodMiniType<z.infer<Table[keyof Table]>> {
  const [first, ...others] = Object.values(table)
  if (!first) throw new Error('A union needs a schema.')
  return z.discriminatedUnion('kind', [first, ...others]) as unknown as z.ZodMiniType<
    z.infer<Table[keyof Table]>
  >
}
