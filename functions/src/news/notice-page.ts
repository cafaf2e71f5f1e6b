import { viewParts } from '@prangan/contract/content/site-view'
import { textFrom } from '@prangan/contract/language-fields'
import type { Language } from '@prangan/contract/languages'
import { isUnwritten } from '@prangan/contract/localized'
import { noticePath } from '@prangan/contract/notice-path'
import { noticePicturePath } from '@prangan/contract/notice-picture'
import type { FoundNotice, NoticeView } from '@prangan/contract/notice-view'
import { parseDocument, type WithId } from '@prangan/contract/parse-document'
import { documentPaths, publicGroups } from '@prangan/contract/paths'
import { categoryOf, eventEnd, publicFrom } from '@prangan/contract/publishing'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import {
  DeletedNoticeDocumentSchema,
  type Notice,
  type NoticeDocument,
} from '@prangan/contract/schemas/notices'
import type { Site } from '@prangan/contract/schemas/site'
import { toNotice } from '@prangan/contract/to-notice'
import type { Firestore } from 'firebase-admin/firestore'
import { readState } from '../lib/public-versions.ts'
import { endsOf } from './listed-notice.ts'
import { parseNotice, readNewsItem } from './news-store.ts'
import { pictureTexts } from './notice-picture.ts'

type Shown = { stored: WithId<NoticeDocument>; replacement: WithId<NoticeDocument> | undefined }
export type StoredPage = Shown | { isWithdrawn: true }

const hasBegun = ({ publishFrom }: NoticeDocument, now: Date): boolean => publishFrom <= now

/**
 * Reads a notice that is public or has ended, with the one that replaced it. Returns null for an unknown and for a scheduled
 * one, also if it was deleted before it began: nobody learns that it exists.
 */
export async function readNoticePage(
  firestore: Firestore,
  id: string,
  now: Date,
): Promise<StoredPage | null> {
  const paths = [documentPaths.news(id), documentPaths.deletedNotice(id)]
  const { documents } = await readState(firestore, publicGroups.notices, ...paths)
  const [current, binned] = documents
  if (!current) {
    if (!binned) return null
    const deleted = parseDocument(DeletedNoticeDocumentSchema, { id, data: binned })
    return hasBegun(deleted, deleted.deletedAt) ? { isWithdrawn: true } : null
  }
  const stored = { ...parseNotice(id, current), id }
  if (!hasBegun(stored, now)) return null
  return { stored, replacement: await readReplacement(firestore, stored, now) }
}

async function readReplacement(
  firestore: Firestore,
  { id, replacedBy }: WithId<NoticeDocument>,
  now: Date,
): Promise<WithId<NoticeDocument> | undefined> {
  if (replacedBy === '' || replacedBy === id) return undefined
  const found = await readNewsItem(firestore, replacedBy)
  return found && hasBegun(found, now) ? { ...found, id: replacedBy } : undefined
}

const written = (text: LocalizedText): LocalizedText | undefined => (isUnwritten(text) ? undefined : text)

function toView(site: Site, page: Shown, language: Language, now: Date): NoticeView {
  const { stored, replacement } = page
  const notice = toNotice(stored)
  const { endedAt, ...marks } = endsOf(notice, now.getTime())
  const [place, howToTakePart] = [
    written(textFrom('place', stored)),
    written(textFrom('howToTakePart', stored)),
  ]
  const parts = viewParts(
    site,
    {
      body: stored.body,
      ...(place && { place }),
      ...(howToTakePart && { howToTakePart }),
      corrections: stored.corrections.map(({ at, text }) => ({ at: at.toISOString(), text })).reverse(),
    },
    language,
  )
  return {
    ...notice,
    ...marks,
    path: noticePath(stored),
    category: categoryOf(stored),
    ...(stored.eventTime && { eventTime: stored.eventTime }),
    ...(stored.file?.pages && { pages: stored.file.pages }),
    ...(replacement && { replacedBy: { ...toNotice(replacement), path: noticePath(replacement) } }),
    ...parts,
    picture: noticePicturePath(stored.id, language, pictureTexts(stored, language).version),
    // The file of a notice that has ended is not served any more.
    ...(endedAt && { endedAt, ...(stored.file && { link: '' }) }),
  }
}

export const viewNotice = (
  site: Site,
  page: StoredPage | null,
  language: Language,
  now: Date,
): FoundNotice | null => {
  if (!page) return null
  return 'stored' in page ? { notice: toView(site, page, language, now) } : { isWithdrawn: true }
}

/** The times at which a notice's page changes by the clock alone (ISO 8601), past ones too. */
export const timesOf = (notice: Notice): string[] => {
  const day = eventEnd(notice)
  const times = [
    publicFrom(notice),
    notice.publishUntil,
    Number.isNaN(day) ? '' : new Date(day).toISOString(),
  ]
  return times.filter((time) => time !== undefined && time !== '') as string[]
}
