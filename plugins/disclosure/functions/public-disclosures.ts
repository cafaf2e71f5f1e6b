import { addDays } from '@prangan/contract/calendar-days'
import { nextChangeOf } from '@prangan/contract/content/site-view'
import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { isUnwritten } from '@prangan/contract/localized'
import { publicFrom } from '@prangan/contract/publishing'
import type { Site } from '@prangan/contract/schemas/site'
import type { KeptNotice } from '@prangan/functions/news/listed-notice'
import type { Timed } from '@prangan/functions/pages/data-files'
import {
  type Disclosure,
  type DisclosureLink,
  isOverdue,
  type PublicDisclosure,
  type PublicLink,
  reviewBy,
} from '../contract/disclosures.ts'
import { findTarget, type PublicSite } from '../contract/find-target.ts'
import { disclosureItems } from '../contract/lists.ts'
import { type PageCounts, publicSite, type StoredDisclosures } from './disclosure-store.ts'

function toPublicLink({ href, label }: DisclosureLink, known: PublicSite, pageCounts: PageCounts) {
  const target = findTarget(known, href)
  if (!target) return []
  const link: PublicLink = {
    kind: target.kind,
    href: target.href,
    label: isUnwritten(label) ? target.title : label,
  }
  if (target.kind !== 'document') return [link]
  const counted = pageCounts.get(target.id)
  // The library is read again later than the site.
  const pages = counted?.version === target.file.version ? counted.pages : undefined
  return [{ ...link, bytes: target.file.bytes, ...(pages !== undefined && { pages }) }]
}

/** An item of which all links lead nowhere is missing for the public, whatever the office says. */
function toPublic(
  key: string,
  stored: Disclosure | undefined,
  known: PublicSite,
  pageCounts: PageCounts,
): PublicDisclosure {
  const missing = { key, state: 'missing', links: [], updatedOn: '' } as const
  if (!stored || stored.state === 'missing') return missing
  const { state, reason, updatedOn } = stored
  if (state === 'notApplicable') return { key, state, links: [], updatedOn, reason }
  const links = stored.links.flatMap((link) => toPublicLink(link, known, pageCounts))
  if (links.length === 0) return missing
  const overdue = isOverdue(stored, dayInIndia(known.now)) && { overdueSince: reviewBy(stored) }
  return { key, state, links, updatedOn, ...overdue }
}

type Read = {
  stored: StoredDisclosures
  site: Site
  notices: readonly KeptNotice[]
  pageCounts: PageCounts
}

/** Returns every item of the college's lists as the public sees it: no owner, and no link that leads nowhere. */
export function publicDisclosures(
  { stored, site, notices, pageCounts }: Read,
  now: Date,
): Timed<PublicDisclosure[]> {
  const known = publicSite(site, notices, now)
  const reviews = [...stored.values()].flatMap((item) => {
    const by = reviewBy(item)
    return by === '' ? [] : [endOfDayInIndia(addDays(by, -1)).toISOString()]
  })
  const times = [nextChangeOf(site, now) ?? '', ...notices.map(publicFrom), ...reviews]
  return {
    value: disclosureItems.map(({ key }) => toPublic(key, stored.get(key), known, pageCounts)),
    nextChangeAt: times.filter((time) => time > now.toISOString()).sort()[0] ?? null,
  }
}
