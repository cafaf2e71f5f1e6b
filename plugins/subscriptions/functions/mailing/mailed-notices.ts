import { shownText } from '@prangan/contract/content/show-in'
import { dayInIndia } from '@prangan/contract/india-time'
import { textFrom } from '@prangan/contract/language-fields'
import type { Language } from '@prangan/contract/languages'
import { newestFirst, publicFrom } from '@prangan/contract/publishing'
import type { KeptNotice } from '@prangan/functions/news/listed-notice'
import { toKeptNotice } from '@prangan/functions/news/listed-notice'
import { readNewsItem } from '@prangan/functions/news/news-store'
import type { Firestore } from 'firebase-admin/firestore'
import { subscriptionLimits } from '../../contract/limits.ts'
import type { Mailing } from '../../contract/mailings.ts'
import type { MailedNotice } from '../../contract/mails.ts'

export type MailableNotice = KeptNotice & { isUrgent: boolean; endsAt: Date }

/** Those of a mailing that are public now; `beginsAt` is the earliest start of one that is scheduled. */
export type MailableNotices = { notices: MailableNotice[]; beginsAt: Date | undefined }

export async function readMailable(
  firestore: Firestore,
  { notices: ids }: Pick<Mailing, 'notices'>,
  now: Date,
): Promise<MailableNotices> {
  const stored = await Promise.all(
    ids.map(async (id) => {
      const notice = await readNewsItem(firestore, id)
      return notice ? [{ ...notice, id }] : []
    }),
  )
  const current = stored.flat().filter(({ publishUntil }) => publishUntil > now)
  const scheduled = current.filter(({ publishFrom }) => publishFrom > now)
  const notices = current
    .filter(({ publishFrom }) => publishFrom <= now)
    .map((notice) => ({
      ...toKeptNotice(notice),
      isUrgent: notice.isPinned,
      endsAt: notice.publishUntil,
    }))
    .sort(newestFirst)
  const starts = scheduled.map(({ publishFrom }) => publishFrom.getTime())
  return { notices, beginsAt: starts.length > 0 ? new Date(Math.min(...starts)) : undefined }
}

/** `excerpt` is the number of characters of the text. */
export function toMailed(
  notice: MailableNotice,
  language: Language,
  excerpt: number = subscriptionLimits.excerpt,
): MailedNotice {
  const text = shownText(notice.text, language)
  return {
    title: shownText(textFrom('title', notice), language),
    excerpt: { ...text, text: excerptOf(text.text, excerpt) },
    publishedOn: dayInIndia(new Date(publicFrom(notice))),
    eventDate: notice.eventDate ?? '',
    eventEndDate: notice.eventEndDate ?? '',
    eventTime: notice.eventTime,
    place: shownText(notice.place, language),
    path: notice.path,
  }
}

/** Cuts a text between words. */
function excerptOf(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}
