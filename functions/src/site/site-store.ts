import { parseDocument } from '@prangan/contract/parse-document'
import { documentPaths, publicGroups, settingsId } from '@prangan/contract/paths'
import { type PageContent, PageContentSchema } from '@prangan/contract/schemas/blocks'
import type { StoredContent } from '@prangan/contract/schemas/content'
import { PageVersionDocumentSchema, type Site, SiteSchema } from '@prangan/contract/schemas/site'
import type { SettingsBlock } from '@prangan/contract/schemas/site-settings'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { type Fields, readState } from '../lib/public-versions.ts'
import { buildCurrentNotices } from '../news/build-current-notices.ts'
import { changeNotices } from '../news/change-notices.ts'
import { readForCurrent } from '../news/news-store.ts'

/**
 * Reads the copy of the published site, which a reader's lock may delay; undefined before the site is loaded for the first
 * time.
 */
export async function readPublishedSite(firestore: Firestore): Promise<Site | undefined> {
  return toSite((await firestore.doc(documentPaths.site).get()).data())
}

/** Includes pending writes, for code that prepares a change. */
export async function readSite(firestore: Firestore): Promise<Site | undefined> {
  const { documents } = await readState(firestore, publicGroups.notices, documentPaths.site)
  return toSite(documents[0])
}

const toSite = (data: Fields | undefined): Site | undefined =>
  data && parseDocument(SiteSchema, { id: documentPaths.site, data })

export async function readVersion(firestore: Firestore, id: string, version: number): Promise<StoredContent> {
  const stored = await firestore.doc(documentPaths.pageVersion(id, version)).get()
  if (!stored.exists) throw new Failure('no-such-version')
  return parseStored(PageVersionDocumentSchema, stored).content
}

export const settingsBlocks = ({ blocks }: StoredContent): SettingsBlock[] =>
  blocks.filter((block): block is SettingsBlock => block.id === block.kind)

export const pageContent = (content: StoredContent): PageContent => PageContentSchema.parse(content)

export type SiteChange<Result> = {
  site?: Omit<Site, 'revision'>
  write?: (batch: WriteBatch) => void
  result: Result
}

/**
 * Changes the published site, all or nothing, together with the revision in `notices/current`, which tells open pages. `plan`
 * is called again after a conflict, and needs its own preconditions for anything else that it reads. It is one compare-and-set
 * on the notices' group: `site/current` is a copy too, as teachers may read it, and so lock it
 * (docs/decisions/0003-store-public-data-as-copies.md).
 */
export function changeSite<Result>(
  firestore: Firestore,
  now: Date,
  plan: (site: Site | undefined) => Promise<SiteChange<Result>>,
): Promise<Result> {
  return changeNotices(firestore, documentPaths.site, async (current, version, stored) => {
    const before = toSite(stored)
    const { site, write, result } = await plan(before)
    if (!site) return { result }
    const revision = (before?.revision ?? 0) + 1
    const notices = current ?? buildCurrentNotices(await readForCurrent(firestore, version, now), now)
    const data = { ...site, revision }
    return {
      notices: { ...notices, siteRevision: revision },
      copies: [{ path: documentPaths.site, kind: 'set', data }],
      ...(write && { write }),
      result,
    }
  })
}

export const changeLoadedSite = <Result>(
  firestore: Firestore,
  now: Date,
  plan: (site: Site) => Promise<SiteChange<Result>>,
): Promise<Result> =>
  changeSite(firestore, now, (site) => {
    if (!site) throw new Failure('site-not-loaded')
    return plan(site)
  })

export const isSettings = (id: string): boolean => id === settingsId
