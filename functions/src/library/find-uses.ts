import { referencesIn } from '@prangan/contract/content/site-view'
import { hrefsIn } from '@prangan/contract/content/text-marks'
import { type ErrorCode, errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { LibraryUse } from '@prangan/contract/schemas/library'
import { PageDocumentSchema } from '@prangan/contract/schemas/site'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { contentOf, toDraft } from '../site/page-store.ts'

export type Sought = { isIn: (content: unknown) => boolean; links: readonly string[] }

export const pictureSought = (id: string): Sought => ({
  isIn: (content) => referencesIn(content).pictures.includes(`media:${id}`),
  links: [],
})

export function documentSought(id: string): Sought {
  const address = `/documents/${id}.pdf`
  const isItsLink = (href: string) => href === `doc:${id}` || href.split(/[?#]/, 1)[0] === address
  return {
    isIn: (content) => {
      const { documents, hrefs, texts } = referencesIn(content)
      return documents.includes(id) || [...hrefs, ...texts.flatMap(hrefsIn)].some(isItsLink)
    },
    links: [address],
  }
}

/**
 * Finds the uses of a file or a fact in published and newest versions of pages and the site settings, in drafts, and in links and
 * texts of notices, also of those that wait for approval.
 */
export async function findUses(firestore: Firestore, sought: Sought): Promise<LibraryUse[]> {
  const [ofPages, ofNotices] = await Promise.all([
    usesInPages(firestore, sought),
    usesInNotices(firestore, sought),
  ])
  return [...ofPages, ...ofNotices]
}

async function usesInPages(firestore: Firestore, { isIn }: Sought): Promise<LibraryUse[]> {
  const pages = await firestore.collection(collectionPaths.pages).get()
  const found = await Promise.all(
    pages.docs.map(async (stored) => {
      const { published, latest, hasDraft, title } = parseStored(PageDocumentSchema, stored)
      const isInVersion = async (version: number | null) => {
        if (version === null) return false
        return isIn((await firestore.doc(documentPaths.pageVersion(stored.id, version)).get()).data())
      }
      const isInDraft = async () => {
        const draft = hasDraft && toDraft(await firestore.doc(documentPaths.pageDraft(stored.id)).get())
        return draft ? isIn(contentOf(draft)) : false
      }
      const use = { page: stored.id, title: title.en }
      if (await isInVersion(published)) return [{ ...use, isPublished: true }]
      const isWaiting = (latest !== published && (await isInVersion(latest))) || (await isInDraft())
      return isWaiting ? [{ ...use, isPublished: false }] : []
    }),
  )
  return found.flat()
}

/**
 * Reads only the published notices that have a text, or whose link is sought, and of each only what is searched. Few notices have
 * a text, and few wait for approval.
 */
async function usesInNotices(firestore: Firestore, { isIn, links }: Sought): Promise<LibraryUse[]> {
  const published = firestore.collection(collectionPaths.news).select('title', 'link', 'body')
  const prepared = firestore.collection(collectionPaths.newsForApproval).select('title', 'link', 'body')
  const [withText, linked, waiting] = await Promise.all([
    published.where('body', '!=', []).get(),
    links.length > 0 ? published.where('link', 'in', links).get() : undefined,
    prepared.get(),
  ])
  const isUse = (notice: QueryDocumentSnapshot) =>
    links.includes(notice.get('link')) || isIn(notice.get('body') ?? [])
  const used = new Map(
    [...withText.docs, ...(linked?.docs ?? []), ...waiting.docs]
      .filter(isUse)
      .map((notice) => [notice.ref.path, notice]),
  )
  return [...used.values()].map((notice) => ({
    page: '',
    title: String(notice.get('title') ?? ''),
    isPublished: notice.ref.parent.id === collectionPaths.news,
  }))
}

const mostNamed = 5

export async function refuseUsed(firestore: Firestore, sought: Sought, code: ErrorCode): Promise<void> {
  const uses = await findUses(firestore, sought)
  if (uses.length === 0) return
  const names = uses
    .slice(0, mostNamed)
    .map(({ title, isPublished }) => (isPublished ? title : `${title} (not published)`))
  const more = uses.length > mostNamed ? [`${uses.length - mostNamed} more`] : []
  throw new Failure(code, { message: `${errors[code][1]} ${[...names, ...more].join(', ')}` })
}
