import { type SiteSeed, seedSite } from '@prangan/contract/content/seed'
import {
  findPage,
  nextChangeOf,
  type PageView,
  publishedAt,
  type SettingsView,
  settled,
  toSettings,
  versionAt,
  viewPage,
  viewSettings,
} from '@prangan/contract/content/site-view'
import { type Language, pathIn, withoutLanguage } from '@prangan/contract/languages'
import { localized } from '@prangan/contract/localized'
import { documentPaths, settingsId } from '@prangan/contract/paths'
import type { PageContent } from '@prangan/contract/schemas/blocks'
import type { StoredContent } from '@prangan/contract/schemas/content'
import type { ListChanges } from '@prangan/contract/schemas/private-documents'
import { PagePreviewDocumentSchema, type Site } from '@prangan/contract/schemas/site'
import type { SiteSettings } from '@prangan/contract/schemas/site-settings'
import type { FoundPage, Loaded, SiteData } from '@prangan/contract/site-data'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Deps } from '../lib/deps.ts'
import { logStalePage } from '../lib/log.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { previewKey } from '../site/manage-page.ts'
import { contentOf, draftReference, toDraft } from '../site/page-store.ts'
import { pageContent, readVersion, settingsBlocks } from '../site/site-store.ts'
import { linkProfiles } from './link-profiles.ts'
import type { PublicReads } from './public-reads.ts'

/** A version never changes, so only this limit removes contents from the cache. */
const mostKept = 400

type ReadContent = (
  id: string,
  version: number,
  /** A site that was restored from a backup may have another content with this number. */
  publishedAt: string | null,
) => Promise<StoredContent>
export type PublishedSite = {
  site: Site
  settings: SiteSettings
  pages: { id: string; path: string; content: PageContent }[]
  nextChangeAt: string | null
}

type Snapshot = {
  site: Site
  version?: Timestamp | undefined
  listChanges?: ListChanges
  contentAt: ReadContent
  isStale?: true
}

export type SiteReader = {
  site: () => Promise<Omit<Snapshot, 'contentAt'>>
  published: () => Promise<Loaded<PublishedSite>>
}

/** Reads the site as it is now. If Firestore cannot be read, it is the last known one, else the seed. */
function createSnapshots(firebase: Deps['firebase'], seed: SiteSeed, readSite: PublicReads['readSite']) {
  const contents = new Map<string, StoredContent>()
  let lastKnown: Site | undefined
  const seedContents = new Map<string, StoredContent>([
    ...seed.pages.map(({ id, content }) => [id, content] as const),
    [settingsId, { title: localized(), description: localized(), blocks: [...seed.settings] }],
  ])
  const seeded: Snapshot = {
    site: seedSite(seed, null),
    contentAt: async (id) => {
      const content = seedContents.get(id)
      if (!content) throw new Error(`The seed has no page ${id}.`)
      return content
    },
  }

  const contentFrom =
    (firestore: Firestore): ReadContent =>
    async (id, version, publishedAt) => {
      const key = `${id}@${version} ${publishedAt}`
      const known = contents.get(key)
      if (known) return known
      const read = await readVersion(firestore, id, version)
      contents.set(key, read)
      const [oldest] = contents.keys()
      if (contents.size > mostKept && oldest !== undefined) contents.delete(oldest)
      return read
    }

  async function readSnapshot(): Promise<Snapshot> {
    try {
      const { site, ...state } = await readSite()
      if (!site) return { ...seeded, ...state }
      lastKnown = site
      return { site, ...state, contentAt: contentFrom(await firebase.firestore()) }
    } catch (error) {
      logStalePage('site', error)
      if (!lastKnown) return { ...seeded, isStale: true }
      return { site: lastKnown, contentAt: contentFrom(await firebase.firestore()), isStale: true }
    }
  }

  return { seeded, readSnapshot }
}

export function createContentReader(
  { firebase, clock }: Pick<Deps, 'firebase' | 'clock'>,
  seed: SiteSeed,
  { readSite, readFaculty }: Pick<PublicReads, 'readSite' | 'readFaculty'>,
) {
  const settings = new WeakMap<Site, Map<Language, SettingsView>>()
  const { seeded, readSnapshot } = createSnapshots(firebase, seed, readSite)

  /** If a version cannot be read, the seed's part is used. */
  async function load<Value>(
    what: string,
    snapshot: Promise<Snapshot>,
    read: (snapshot: Snapshot) => Promise<Value>,
  ): Promise<Loaded<Value>> {
    const known = await snapshot
    try {
      return { status: 'ready', value: await read(known), ...(known.isStale && { isStale: true }) }
    } catch (error) {
      logStalePage(what, error)
      return { status: 'ready', value: await read(seeded), isStale: true }
    }
  }

  /** Every page needs it, and it costs a fifth of a page's CPU: it is made once for each site and language. */
  async function settingsOf(
    { site, contentAt }: Snapshot,
    now: Date,
    language: Language,
  ): Promise<SettingsView> {
    const made = settings.get(site) ?? new Map<Language, SettingsView>()
    settings.set(site, made)
    const known = made.get(language)
    if (known && (known.nextChangeAt === null || now.toISOString() < known.nextChangeAt)) return known
    const version = versionAt(site.frame, now) ?? 0
    const blocks = settingsBlocks(await contentAt(settingsId, version, site.frame.publishedAt))
    const view = viewSettings(site, blocks, now, language)
    made.set(language, view)
    return view
  }

  async function pageOf(
    { site, contentAt }: Snapshot,
    path: string,
    now: Date,
    language: Language,
  ): Promise<FoundPage | null> {
    const found = findPage(site, path, now)
    if (!found) return null
    if ('movedTo' in found) return { movedTo: pathIn(language, found.movedTo) }
    const { id, page } = found
    const version = versionAt(page, now) ?? 0
    const stored = pageContent(await contentAt(id, version, page.publishedAt))
    const content = await linkProfiles(readFaculty, stored)
    const shown = { id, path: page.path, content, publishedAt: publishedAt(page, now) }
    return { page: viewPage(site, shown, language) }
  }

  async function previewOf(
    { site }: Snapshot,
    secret: string,
    now: Date,
    language: Language,
  ): Promise<PageView | null> {
    const firestore = await firebase.firestore()
    const stored = await firestore.doc(documentPaths.pagePreview(previewKey(secret))).get()
    const preview = stored.exists ? parseStored(PagePreviewDocumentSchema, stored) : undefined
    if (!preview || preview.expiresAt <= now) return null
    const draft = toDraft(await draftReference(firestore, preview.page).get())
    if (!draft || preview.page === settingsId) return null
    const path = site.pages[preview.page]?.path ?? ''
    const content = await linkProfiles(readFaculty, pageContent(contentOf(draft)))
    const shown = { id: preview.page, path, content, publishedAt: now.toISOString() }
    return viewPage(site, shown, language)
  }

  return (language: Language): Pick<SiteData, 'settings' | 'page' | 'preview' | 'pagePaths'> & SiteReader => {
    const now = clock()
    let reading: Promise<Snapshot> | undefined
    const snapshot = () => {
      reading ??= readSnapshot()
      return reading
    }
    return {
      settings: () => load('settings', snapshot(), (known) => settingsOf(known, now, language)),
      page: (path) =>
        load('page', snapshot(), (known) => pageOf(known, withoutLanguage(path), now, language)),
      preview: async (secret) => {
        try {
          return { status: 'ready', value: await previewOf(await snapshot(), secret, now, language) }
        } catch (error) {
          logStalePage('preview', error)
          return { status: 'failed', reason: 'The preview could not be read.' }
        }
      },
      site: snapshot,
      published: () => load('search', snapshot(), (known) => publishedOf(known, now)),
      pagePaths: async () => {
        const { site } = await snapshot()
        return Object.values(site.pages).flatMap((page) =>
          versionAt(page, now) === null ? [] : [settled(page, now)],
        )
      },
    }
  }
}

async function publishedOf({ site, contentAt }: Snapshot, now: Date): Promise<PublishedSite> {
  const settingsVersion = versionAt(site.frame, now) ?? 0
  const publicPages = Object.entries(site.pages).flatMap(([id, page]) => {
    const version = versionAt(page, now)
    return version === null ? [] : [{ id, page, version }]
  })
  const [settings, ...pages] = await Promise.all([
    contentAt(settingsId, settingsVersion, site.frame.publishedAt),
    ...publicPages.map(({ id, page, version }) => contentAt(id, version, page.publishedAt)),
  ])
  return {
    site,
    settings: toSettings(settingsBlocks(settings as StoredContent)),
    pages: publicPages.map(({ id, page }, at) => ({
      id,
      path: page.path,
      content: pageContent(pages[at] as StoredContent),
    })),
    nextChangeAt: nextChangeOf(site, now),
  }
}
