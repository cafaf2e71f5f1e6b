import { documentPaths, frameId } from '@prangan/contract/paths'
import {
  type FrameBlock,
  type PageContent,
  PageContentSchema,
  type StoredContent,
} from '@prangan/contract/schemas/content'
import { PageVersionDocumentSchema, type Site, SiteSchema } from '@prangan/contract/schemas/site'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { writeIfUnchanged } from '../lib/compare-and-set.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { buildCurrentNotices } from '../news/build-current-notices.ts'
import { changeNotices } from '../news/change-notices.ts'
import { readForCurrent } from '../news/news-store.ts'

/** What is published of the editable site; undefined before it was loaded for the first time. */
export async function readSite(firestore: Firestore): Promise<Site | undefined> {
  const stored = await firestore.doc(documentPaths.site).get()
  return stored.exists ? parseStored(SiteSchema, stored) : undefined
}

/** The content of a version. Throws 404 if it is not kept. */
export async function readVersion(firestore: Firestore, id: string, version: number): Promise<StoredContent> {
  const stored = await firestore.doc(documentPaths.pageVersion(id, version)).get()
  if (!stored.exists) throw new Failure('no-such-version')
  return parseStored(PageVersionDocumentSchema, stored).content
}

/** The frame's blocks of a version. */
export const frameBlocks = ({ blocks }: StoredContent): FrameBlock[] =>
  blocks.filter((block): block is FrameBlock => block.id === block.kind)

/** A stored content as that of a page. Throws for the frame's. */
export const pageContent = (content: StoredContent): PageContent => PageContentSchema.parse(content)

/** A change to what is published: the site after it, its other writes, and its result. Without a site nothing changes. */
export type SiteChange<Result> = {
  site?: Omit<Site, 'revision'>
  write?: (batch: WriteBatch) => void
  result: Result
}

/**
 * Changes `site/current`, all or nothing, together with the revision in `notices/current`, by which open pages learn of
 * it. `plan` is called again after a conflict; what it reads besides the site it protects by preconditions of its own.
 * It is one compare-and-set on the notices' group: see docs/decisions/0020-public-documents-are-copies.md.
 */
export function changeSite<Result>(
  firestore: Firestore,
  now: Date,
  plan: (site: Site | undefined) => Promise<SiteChange<Result>>,
): Promise<Result> {
  const document = firestore.doc(documentPaths.site)
  return changeNotices(firestore, undefined, async (current, version) => {
    const stored = await document.get()
    const before = stored.exists ? parseStored(SiteSchema, stored) : undefined
    const { site, write, result } = await plan(before)
    if (!site) return { result }
    const revision = (before?.revision ?? 0) + 1
    const notices = current ?? buildCurrentNotices(await readForCurrent(firestore, version, now), now)
    return {
      notices: { ...notices, siteRevision: revision },
      copies: [],
      write: (batch) => {
        writeIfUnchanged(batch, document, stored.updateTime, { ...site, revision })
        write?.(batch)
      },
      result,
    }
  })
}

/** The same for a site that has been loaded. Throws 409 otherwise. */
export const changeLoadedSite = <Result>(
  firestore: Firestore,
  now: Date,
  plan: (site: Site) => Promise<SiteChange<Result>>,
): Promise<Result> =>
  changeSite(firestore, now, (site) => {
    if (!site) throw new Failure('site-not-loaded')
    return plan(site)
  })

export const isFrame = (id: string): boolean => id === frameId
