import '../feature-pages.css'
import '../../features/site/components/information.css'
import '../notices/notices.css'
import { college } from '@prangan/college/config'
import { plainText } from '@prangan/contract/content/text-marks'
import { languageOf, pathIn } from '@prangan/contract/languages'
import type { FoundNotice, NoticeView } from '@prangan/contract/notice-view'
import { publicFrom } from '@prangan/contract/publishing'
import type { Loaded } from '@prangan/contract/site-data'
import { data, redirect, useLoaderData } from 'react-router-dom'
import { nameOf, useCategories } from '../../features/news/api/categories.ts'
import { otherLanguageOf, shownTitle } from '../../features/news/api/shown-title.ts'
import { TitleArch } from '../../features/site/components/title-arch.tsx'
import { formatDay, formatEnd, formatShortDays } from '../../lib/format-day.ts'
import { isPdf } from '../../lib/link-target.ts'
import { messages } from '../../messages/index.ts'
import { inLanguage, language } from '../../messages/language.ts'
import { noticePageMessages } from '../../messages/notice-page.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { NoticeArticle } from '../notices/notice-article.tsx'
import { noticeFeeds } from '../notices/notice-feeds.ts'
import { noticeStructuredData } from '../notices/notice-structured-data.ts'
import { PdfPane } from '../notices/pdf-pane.tsx'
import { ShareNotice } from '../notices/share-notice.tsx'
import type { PageMeta, PageModule } from '../page-module.ts'
import { UnderConstruction } from './under-construction.tsx'

type LoadedNotice = Loaded<FoundNotice | null>

export const loader: NonNullable<PageModule<LoadedNotice>['loader']> = async (
  siteData,
  { params, request },
) => {
  const { pathname, search } = new URL(request.url)
  const loaded = await siteData.notice(params.id ?? '')
  if (loaded.status === 'failed') throw new Error(`The notice at ${pathname} could not be loaded.`)
  const found = loaded.status === 'ready' ? loaded.value : null
  const path = found?.notice && pathIn(languageOf(pathname), found.notice.path)
  if (path && path !== pathname) throw redirect(path + search, 301)
  const status = found?.isWithdrawn ? 410 : 200
  return data(loaded, { status: found ? status : 404 })
}

const foundIn = (loaded: LoadedNotice) => (loaded.status === 'ready' ? loaded.value : null)

const dayOf = (notice: NoticeView): string => formatDay(publicFrom(notice))

const longestDescription = 200

/** Its first sentences, or what and whose it is. */
function descriptionOf(notice: NoticeView): string {
  const [first] = notice.body.flatMap((block) => {
    if (block.kind === 'text') return block.paragraphs
    return block.kind === 'list' ? block.items : []
  })
  const text = plainText((first ?? notice.howToTakePart)?.text ?? '')
  if (text.length > longestDescription) return `${text.slice(0, longestDescription - 1).trimEnd()}…`
  return text || noticePageMessages().notice.description(inLanguage(college.name), dayOf(notice))
}

export const meta = (loaded: LoadedNotice): PageMeta => {
  const found = foundIn(loaded)
  if (!found?.notice) {
    const title = found ? noticePageMessages().withdrawn.title : messages().states.underConstruction.title
    return { title, description: inLanguage(college.motto) }
  }
  const { notice } = found
  const [title, description] = [shownTitle(notice), descriptionOf(notice)]
  return {
    title,
    description,
    canonicalPath: notice.path,
    sharedPicture: notice.picture,
    structuredData: noticeStructuredData(notice, { title, description }),
  }
}

export function Component() {
  const found = foundIn(useLoaderData<LoadedNotice>())
  if (found?.notice) return <NoticePage notice={found.notice} />
  return found ? <Withdrawn /> : <UnderConstruction />
}

function NoticePage({ notice }: { notice: NoticeView }) {
  const { notice: texts } = noticePageMessages()
  const title = shownTitle(notice)
  const category = nameOf(useCategories(), notice.category)
  const list = paths.notices.href()
  const { eventDate, eventEndDate } = notice
  const hasPdf = notice.bytes !== undefined && isPdf(notice.link)
  return (
    <>
      <PageTitle
        title={title}
        lang={otherLanguageOf(title)}
        eyebrow={category}
        picture={<TitleArch name="board" />}
        text={
          <>
            <time dateTime={publicFrom(notice)}>{texts.published(dayOf(notice))}</time>
            {notice.publishUntil && !notice.endedAt && (
              <>
                {' · '}
                <time dateTime={notice.publishUntil} className="inline-block">
                  {texts.validUntil(formatEnd(notice.publishUntil))}
                </time>
              </>
            )}
          </>
        }
      />
      <Container className="notice-page py-8 md:py-12">
        <NoticeArticle notice={notice} />
        <aside className="grid content-start gap-6">
          <ShareNotice
            title={title}
            day={eventDate ? formatShortDays(eventDate, eventEndDate) : texts.published(dayOf(notice))}
            url={__SITE_URL__ + pathIn(language(), notice.path)}
          />
          <p className="grid justify-items-start gap-2 text-sm print:hidden">
            <a href={`${list}?category=${notice.category}`} className="underline">
              {texts.moreOf(category)}
            </a>
            <a href={list} className="underline">
              {texts.allNotices}
            </a>
            {noticeFeeds && (
              <a
                href={`${pathIn(language(), noticeFeeds.page.path)}?category=${notice.category}`}
                className="underline"
              >
                {noticePageMessages().list.subscribe}
              </a>
            )}
          </p>
        </aside>
        {hasPdf && <PdfPane link={notice.link} title={title} />}
      </Container>
    </>
  )
}

function Withdrawn() {
  const { title, text, button } = noticePageMessages().withdrawn
  return (
    <>
      <PageTitle title={title} />
      <Container className="grid justify-items-start gap-6 py-8 md:py-12">
        <p className="max-w-[62ch]">{text}</p>
        <a href={paths.notices.href()} className={buttonClass()}>
          {button}
        </a>
      </Container>
    </>
  )
}
