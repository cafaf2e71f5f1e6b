import { plainText } from '@prangan/contract/content/text-marks'
import { isHeading, partsOf } from '@prangan/contract/content/walk-content'
import { localized, textsOf } from '@prangan/contract/localized'
import { documentPaths } from '@prangan/contract/paths'
import { can } from '@prangan/contract/roles'
import type { StoredContent } from '@prangan/contract/schemas/content'
import {
  type PageDocument,
  PageDocumentSchema,
  type PageDraftDocument,
  PageDraftDocumentSchema,
} from '@prangan/contract/schemas/site'
import { searchKeys } from '@prangan/contract/search'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { Caller } from '../http/authenticate.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { isSettings, readVersion } from './site-store.ts'

export function toPage(stored: DocumentSnapshot | undefined): PageDocument {
  if (!stored?.exists) throw new Failure('no-such-page')
  return parseStored(PageDocumentSchema, stored)
}

export const toDraft = (stored: DocumentSnapshot | undefined): PageDraftDocument | undefined =>
  stored?.exists ? parseStored(PageDraftDocumentSchema, stored) : undefined

export const pageReference = (firestore: Firestore, id: string) => firestore.doc(documentPaths.page(id))
export const draftReference = (firestore: Firestore, id: string) => firestore.doc(documentPaths.pageDraft(id))

/** The menus and the site settings are part of every page, so they take more than the right to edit pages. */
export function refuseSettings(caller: Caller, id: string): void {
  if (isSettings(id) && !can(caller, 'page:structure')) throw new Failure('not-allowed')
}

export function refuseUnlessEditor(caller: Caller, id: string, page: PageDocument): void {
  refuseSettings(caller, id)
  if (!can(caller, 'page:edit') && !page.owners.includes(caller.uid)) throw new Failure('not-allowed')
}

export function refuseUnlessPublisher(caller: Caller, page: PageDocument): void {
  const isOwner = page.ownersPublish && page.owners.includes(caller.uid)
  if (!can(caller, 'page:publish') && !isOwner) throw new Failure('not-allowed')
}

export const contentOf = ({ head, order, blocks }: PageDraftDocument): StoredContent => ({
  ...head.value,
  // An id may be the name of a property that every object has, such as `toString`.
  blocks: order.value.flatMap((id) => (Object.hasOwn(blocks, id) && blocks[id] ? [blocks[id].value] : [])),
})

export function draftOf(
  { blocks, ...head }: StoredContent,
  base: number | null,
  now: Date,
): PageDraftDocument {
  return {
    base,
    head: { value: head, rev: 0 },
    order: { value: blocks.map(({ id }) => id), rev: 0 },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, { value: block, rev: 0 }])),
    editors: {},
    updatedAt: now,
  }
}

export function pageSearchKeys(path: string, content: Pick<StoredContent, 'title'> & Partial<StoredContent>) {
  const texts = partsOf({ description: localized(), blocks: [], ...content }).filter(
    (part) => part.kind === 'text',
  )
  const [headings, rest] = [texts.filter(isHeading), texts.filter((part) => !isHeading(part))]
  const written = [...headings, ...rest].flatMap(({ text }) => textsOf(text).map(plainText))
  return searchKeys(...textsOf(content.title), path.replaceAll(/[/_-]/g, ' '), ...written)
}

export async function storedPageKeys(
  { path, title, latest }: PageDocument,
  { firestore, id }: DocumentReference,
): Promise<string[]> {
  const content = latest === null ? {} : await readVersion(firestore, id, latest)
  return pageSearchKeys(path, { ...content, title })
}

/** Milliseconds of about a month: reviews are due by the day, not by the hour. */
const month = 30.44 * 24 * 60 * 60_000

export const reviewDue = (now: Date, months: number): Date => new Date(now.getTime() + months * month)
