import { college } from '@prangan/college/config'
import { shownText } from '@prangan/contract/content/show-in'
import { textFrom } from '@prangan/contract/language-fields'
import { type Language, pathIn } from '@prangan/contract/languages'
import { newestFirst, publicFrom } from '@prangan/contract/publishing'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import type { KeptNotice } from '@prangan/functions/news/listed-notice'
import { categoryName, readCategories } from '@prangan/functions/news/notice-categories'
import { readListedNotices } from '@prangan/functions/news/public-news'
import { Feed } from 'feed'
import { type FeedName, feedFormats, feedPath, readFeedName } from '../contract/feeds.ts'
import { pagePaths } from '../contract/names.ts'
import { calendarOf, readCancelled } from './calendar.ts'
import { feedMessages } from './feed-messages.ts'
import { textReply } from './text-reply.ts'

/** Feed readers keep what they have seen, so the newest are enough. */
const longestFeed = 50

/** Answers with the notices that are public now, the newest first; a calendar has their events, and those that were withdrawn. */
export const readNoticeFeed: Handler<'readNoticeFeed'> = async (
  { params },
  { firebase, configuration, now },
) => {
  const name = readFeedName(params.feed)
  if (!name) throw new Failure('no-such-file')
  const firestore = await firebase.firestore()
  const [listed, categories] = await Promise.all([
    readListedNotices(firestore, now),
    readCategories(firestore, now),
  ])
  const notices = listed.filter(({ category }) => name.of === 'all' || category === name.of).sort(newestFirst)
  const site = configuration.siteUrl()
  if (name.of !== 'all' && !categories.some(({ key }) => key === name.of)) throw new Failure('no-such-file')
  const nameOf = (key: string) => categoryName(categories, key, name.language)
  const text =
    name.format === 'ics'
      ? calendarOf({
          ...{ language: name.language, site, notices },
          ...(name.of !== 'all' && { title: nameOf(name.of) }),
          cancelled: await readCancelled(firestore, name.of),
        })
      : feedOf(name, notices.slice(0, longestFeed), { site, nameOf })
  return textReply(params.feed, feedFormats[name.format], text)
}

type FeedContext = {
  site: string
  /** Returns the name of a category in the feed's language. */
  nameOf: (key: string) => string
}

function feedOf(name: FeedName, notices: readonly KeptNotice[], context: FeedContext): string {
  const { site, nameOf } = context
  const { of, language, format } = name
  const collegeName = shownText(college.name, language).text
  const changes = notices.map(({ updatedAt }) => updatedAt.getTime())
  const feed = new Feed({
    id: site + feedPath(name),
    title: `${of === 'all' ? feedMessages(language).all : nameOf(of)}: ${collegeName}`,
    link: site + pathIn(language, pagePaths.subscribe.path),
    language,
    // The feed changes with its notices and not with each request, so that readers get 304.
    updated: new Date(Math.max(0, ...changes)),
    copyright: collegeName,
    generator: '',
    feedLinks: {
      atom: site + feedPath({ ...name, format: 'atom' }),
      json: site + feedPath({ ...name, format: 'json' }),
    },
  })
  for (const notice of notices) feed.addItem(itemOf(notice, language, context))
  return format === 'atom' ? feed.atom1() : feed.json1()
}

function itemOf(notice: KeptNotice, language: Language, { site, nameOf }: FeedContext) {
  const text = shownText(notice.text, language).text
  return {
    id: `${site}/notices/${notice.id}`,
    title: shownText(textFrom('title', notice), language).text,
    link: site + pathIn(language, notice.path),
    published: new Date(publicFrom(notice)),
    date: notice.updatedAt,
    category: [{ name: nameOf(notice.category), term: notice.category }],
    ...(text && { description: text }),
  }
}
