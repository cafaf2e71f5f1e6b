import '../feature-pages.css'
import { college } from '@prangan/college/config'
import { pathIn } from '@prangan/contract/languages'
import { type NoticeList, noticeQuery } from '@prangan/contract/notice-view'
import type { Loaded } from '@prangan/contract/site-data'
import { useLoaderData } from 'react-router-dom'
import { NoticeArchive } from '../../features/news/components/notice-archive.tsx'
import { TitleArch } from '../../features/site/components/title-arch.tsx'
import { inLanguage, language } from '../../messages/language.ts'
import { noticePageMessages } from '../../messages/notice-page.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { noticeFeeds } from '../notices/notice-feeds.ts'
import type { PageMeta, PageModule } from '../page-module.ts'

export const loader: NonNullable<PageModule<Loaded<NoticeList>>['loader']> = (siteData, { request }) =>
  siteData.noticeList(noticeQuery(new URL(request.url).searchParams))

export const meta = (): PageMeta => {
  const { title, description } = noticePageMessages().list
  return {
    title,
    description: description(inLanguage(college.name)),
    feeds: (noticeFeeds?.feedsOf('', language()) ?? []).map((feed) => ({ ...feed, title })),
  }
}

export function Component() {
  const { list } = noticePageMessages()
  return (
    <>
      <PageTitle title={list.title} text={list.intro} picture={<TitleArch name="board" />} />
      <Container className="py-8 md:py-12">
        {noticeFeeds && (
          <p className="mb-6 print:hidden">
            <a href={pathIn(language(), noticeFeeds.page.path)} className="underline">
              {list.subscribe}
            </a>
          </p>
        )}
        <NoticeArchive loaded={useLoaderData<Loaded<NoticeList>>()} />
      </Container>
    </>
  )
}
