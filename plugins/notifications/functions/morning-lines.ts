import { shownText } from '@prangan/contract/content/show-in'
import { officePath } from '@prangan/contract/desk-paths'
import { textFrom } from '@prangan/contract/language-fields'
import { noticePath } from '@prangan/contract/notice-path'
import { collectionPaths } from '@prangan/contract/paths'
import { localize } from '@prangan/functions/lib/localize'
import { parseNotice } from '@prangan/functions/news/news-store'
import {
  countBetween,
  type MorningLine,
  type MorningLines,
  type Span,
} from '@prangan/functions/office/morning-line'
import { toPage } from '@prangan/functions/site/page-store'
import type { Firestore } from 'firebase-admin/firestore'
import { notificationLimits } from '../contract/limits.ts'
import { deskLines } from './desk-lines.ts'

const { titles } = notificationLimits.morning

/** What the core knows: applications, alumni, pages and notices. */
export const morningLines: MorningLines = async (firestore, span) => {
  const counted = (collection: string) => countBetween(firestore, { collection, field: 'createdAt' }, span)
  const [applications, alumni, pages, published] = await Promise.all([
    counted(collectionPaths.admissions),
    counted(collectionPaths.alumni),
    readPagesDue(firestore, span),
    readPublished(firestore, span),
  ])
  const lines = [
    ['applications', applications, 'admissions'],
    ['alumni', alumni, 'view-alumni'],
  ] as const
  return [
    ...lines.flatMap(([what, count, section]): MorningLine[] =>
      count > 0
        ? [
            {
              text: localize(deskLines, (texts) => texts[what](count)),
              path: officePath(section),
              isNew: true,
            },
          ]
        : [],
    ),
    ...pages,
    ...published,
  ]
}

async function readPagesDue(firestore: Firestore, { since, until }: Span): Promise<MorningLine[]> {
  const due = firestore.collection(collectionPaths.pages).where('review.dueAt', '<', until)
  const pages = (await due.get()).docs
    .map(toPage)
    .filter(({ published, state }) => published !== null && state !== 'down')
  if (pages.length === 0) return []
  return [
    {
      text: localize(deskLines, (texts) => texts.pagesDue(pages.length)),
      path: `${officePath('pages')}?tab=due`,
      isNew: pages.some(({ review }) => review.dueAt >= since),
    },
  ]
}

/** Notices that became public, with their titles, and the number of further ones. */
async function readPublished(firestore: Firestore, { since, until }: Span): Promise<MorningLine[]> {
  const { docs } = await firestore
    .collection(collectionPaths.news)
    .where('publishFrom', '>=', since)
    .where('publishFrom', '<', until)
    .orderBy('publishFrom')
    .get()
  const more = docs.length - titles
  return [
    ...docs.slice(0, titles).map((stored) => {
      const { id } = stored
      const notice = parseNotice(id, stored.data())
      const title = textFrom('title', notice)
      const text = localize(deskLines, (texts, language) => texts.published(shownText(title, language).text))
      return { text, path: noticePath({ id, title: notice.title }), isNew: true }
    }),
    ...(more > 0
      ? [
          {
            text: localize(deskLines, (texts) => texts.morePublished(more)),
            path: officePath(''),
            isNew: true,
          },
        ]
      : []),
  ]
}
