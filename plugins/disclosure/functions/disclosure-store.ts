import { textFrom } from '@prangan/contract/language-fields'
import { collectionPaths as sitePaths } from '@prangan/contract/paths'
import { publicFrom } from '@prangan/contract/publishing'
import { LibraryDocumentSchema } from '@prangan/contract/schemas/library'
import type { Site } from '@prangan/contract/schemas/site'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import type { KeptNotice } from '@prangan/functions/news/listed-notice'
import { readNoticesOf } from '@prangan/functions/news/public-news'
import { readPublishedSite } from '@prangan/functions/site/site-store'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { type Disclosure, DisclosureDocumentSchema } from '../contract/disclosures.ts'
import { findTarget, type PublicSite } from '../contract/find-target.ts'
import { collectionPaths } from '../contract/paths.ts'

export type StoredDisclosures = ReadonlyMap<string, Disclosure>

const unsaved: Omit<Disclosure, 'updatedAt'> = {
  state: 'missing',
  reason: { en: '' },
  links: [],
  owner: '',
  updatedOn: '',
  reviewEvery: '12',
  version: 0,
  updatedBy: '',
  told: { reviewBy: '', broken: [] },
}

export const toDisclosure = (stored: DocumentSnapshot): Omit<Disclosure, 'updatedAt'> =>
  stored.exists ? parseStored(DisclosureDocumentSchema, stored) : unsaved

/** Reads what the office says about the items, by their keys. */
export async function readDisclosures(firestore: Firestore): Promise<StoredDisclosures> {
  const { docs } = await firestore.collection(collectionPaths.disclosures).get()
  return new Map(docs.map((stored) => [stored.id, parseStored(DisclosureDocumentSchema, stored)]))
}

const PagesOfDocumentSchema = z.pick(LibraryDocumentSchema, { current: true, pages: true })

export type PageCounts = ReadonlyMap<string, { version: number; pages: number }>

/** Reads the number of pages of the library's documents, each for its newest version. */
export async function readPageCounts(firestore: Firestore): Promise<PageCounts> {
  const { docs } = await firestore.collection(sitePaths.library).select('current', 'pages').get()
  return new Map(
    docs.flatMap((stored) => {
      const { current, pages } = parseStored(PagesOfDocumentSchema, stored)
      return pages === null ? [] : [[stored.id, { version: current, pages }] as const]
    }),
  )
}

/** Returns what links may lead to. A notice may be linked once it has begun, also after its end: its page stays. */
export function publicSite(site: Site, notices: readonly KeptNotice[], now: Date): PublicSite {
  const begun = new Map(
    notices.flatMap((notice) =>
      Date.parse(publicFrom(notice)) <= now.getTime() ? [[notice.id, notice] as const] : [],
    ),
  )
  return {
    site,
    now,
    findNotice: (id) => {
      const notice = begun.get(id)
      return notice && { path: notice.path, title: textFrom('title', notice) }
    },
  }
}

/** Reads what links may lead to; undefined before the site is loaded for the first time. */
export async function readPublicSite(firestore: Firestore, now: Date): Promise<PublicSite | undefined> {
  const [site, notices] = await Promise.all([
    readPublishedSite(firestore),
    readNoticesOf(firestore, undefined, now),
  ])
  return site && publicSite(site, notices, now)
}

/** Returns the links of a published item that lead nowhere. */
export const brokenLinks = (
  { state, links }: Pick<Disclosure, 'state' | 'links'>,
  known: PublicSite,
): string[] =>
  state === 'published'
    ? links.flatMap(({ href }) => (findTarget(known, href) === undefined ? [href] : []))
    : []
