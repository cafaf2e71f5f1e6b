import { addDays } from '@prangan/contract/calendar-days'
import { fieldMessages } from '@prangan/contract/field-messages'
import { IdSchema } from '@prangan/contract/ids'
import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { isSafeLink } from '@prangan/contract/links'
import {
  LabelSchema,
  type LocalizedText,
  LocalizedTextSchema,
} from '@prangan/contract/schemas/content-fields'
import {
  blankOr,
  DateSchema,
  optionalText,
  optionalTexts,
  TimestampSchema,
  VersionSchema,
} from '@prangan/contract/schemas/fields'
import * as z from 'zod/mini'
import { disclosureLimits } from './limits.ts'

export const disclosureStates = ['published', 'missing', 'notApplicable'] as const
export type DisclosureState = (typeof disclosureStates)[number]

/** Months after which an item is looked through again. */
export const reviewPeriods = ['6', '12'] as const

const DisclosureLinkSchema = z.object({
  /** `page:<id>`, `doc:<id>` of the library, or a path of this site. */
  href: z.string(),
  /** '' for the title of the page or document. */
  label: LocalizedTextSchema,
})
export type DisclosureLink = z.infer<typeof DisclosureLinkSchema>

/** `disclosures/{key}`: what the office says about an item of a list. An item without a document is missing. */
export const DisclosureDocumentSchema = z.object({
  state: z.enum(disclosureStates),
  /** Why it does not apply. */
  reason: LocalizedTextSchema,
  links: z.array(DisclosureLinkSchema),
  /** The uid of the member of staff who keeps it up to date, or ''. */
  owner: z.string(),
  /** YYYY-MM-DD, or '' for a missing item. */
  updatedOn: z.string(),
  reviewEvery: z.enum(reviewPeriods),
  version: z.number(),
  updatedAt: TimestampSchema,
  updatedBy: z.string(),
  /** What the owner was mailed: the day of a review, and links that led nowhere. */
  told: z._default(z.object({ reviewBy: z.string(), broken: z.array(z.string()) }), () => ({
    reviewBy: '',
    broken: [],
  })),
})
export type Disclosure = z.infer<typeof DisclosureDocumentSchema>

/** Returns true for a page, a document or an address of this site. */
export const isInside = (href: string): boolean =>
  /^(page|doc):[A-Za-z0-9_-]{1,64}$/.test(href) || (href.startsWith('/') && isSafeLink(href))

const DisclosureLinkInputSchema = z.object({
  href: z
    .string(fieldMessages.linkNotText)
    .check(
      z.trim(),
      z.maxLength(limits.text.link, fieldMessages.linkTooLong),
      z.refine(isInside, fieldMessages.linkOutside),
    ),
  label: LabelSchema,
})

export const SaveDisclosureInputSchema = z
  .object({
    state: z.enum(disclosureStates, fieldMessages.chooseStatus),
    reasonEn: optionalText('The reason', disclosureLimits.reason),
    ...optionalTexts('reason', 'The reason', disclosureLimits.reason),
    links: z
      .array(DisclosureLinkInputSchema)
      .check(z.maxLength(disclosureLimits.links, fieldMessages.tooMany(disclosureLimits.links))),
    owner: z._default(blankOr(IdSchema), ''),
    updatedOn: z._default(blankOr(DateSchema), ''),
    reviewEvery: z.enum(reviewPeriods, fieldMessages.chooseReview),
    /** 0 for an item of which nothing is stored yet. */
    version: VersionSchema,
  })
  .check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', message, path: [field], input: value })
    const { state, reasonEn, links, updatedOn } = value
    if (state === 'notApplicable' && reasonEn === '') refuse('reasonEn', fieldMessages.required('The reason'))
    if (state === 'published' && links.length === 0) refuse('links', fieldMessages.linkMissing)
    if (state === 'published' && updatedOn === '') refuse('updatedOn', fieldMessages.badDate)
    if (updatedOn > dayInIndia(new Date())) refuse('updatedOn', fieldMessages.dayToCome)
  })

/** Adds months to a day (YYYY-MM-DD); of a shorter month it is the last day. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  const found = new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDay)))
  return found.toISOString().slice(0, 10)
}

type Reviewed = Pick<Disclosure, 'state' | 'updatedOn' | 'reviewEvery'>

/** Returns the day (YYYY-MM-DD) by which a published item is looked through again; '' for any other. */
export const reviewBy = ({ state, updatedOn, reviewEvery }: Reviewed): string =>
  state === 'published' && updatedOn !== '' ? addMonths(updatedOn, Number(reviewEvery)) : ''

/** Returns true for an item whose review is due on a day (YYYY-MM-DD) or was before. */
export function isOverdue(item: Reviewed, today: string): boolean {
  const by = reviewBy(item)
  return by !== '' && by <= today
}

/** Returns true for an item whose review is overdue, or due in the next days. */
export const isDue = (item: Reviewed, today: string): boolean =>
  isOverdue(item, addDays(today, disclosureLimits.dueWithin))

/** A link as the public page shows it. */
export type PublicLink = {
  kind: 'page' | 'document' | 'notice'
  /** In the main language. */
  href: string
  label: LocalizedText
  bytes?: number
  pages?: number
}

/** An item as the public page shows it: nothing of who keeps it. */
export type PublicDisclosure = {
  key: string
  state: DisclosureState
  links: readonly PublicLink[]
  updatedOn: string
  reason?: LocalizedText
  /** The day from which its review is overdue. */
  overdueSince?: string
}
