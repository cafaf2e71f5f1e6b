import { referencesIn } from '@prangan/contract/content/site-view'
import { hrefsIn } from '@prangan/contract/content/text-marks'
import { type ErrorCode, errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { LibraryUse } from '@prangan/contract/schemas/library'
import { PageDocumentSchema } from '@prangan/contract/schemas/site'
import type { Firestore } from 'firebase-admin/firestore'
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
 * Finds the uses of a file or a fact in published and newest versions of pages and the site settings, in drafts, and in links of notices.
 */
export async function findUses(firestore: Firestore, { isIn, links }: Sought): Promise<LibraryUse[]> {
  const [pages, notices] = await Promise.all([
    firestore.collection(collectionPaths.pages).get(),
    links.length > 0
      ? firestore.collection(collectionPaths.news).where('link', 'in', links).get()
      : undefined,
  ])
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
  const ofNotices = notices?.docs.map((notice) => ({
    page: '',
    title: String(notice.get('title') ?? ''),
    isPublished: true,
  }))
  return [...found.flat(), ...(ofNotices ?? [])]
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
