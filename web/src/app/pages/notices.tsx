import '../feature-pages.css'
import { college } from '@prangan/college/config'
import { type NoticeList, noticeQuery } from '@prangan/contract/notice-view'
import type { Loaded } from '@prangan/contract/site-data'
import { useLoaderData } from 'react-router-dom'
import { NoticeArchive } from '../../features/news/components/notice-archive.tsx'
import { inLanguage } from '../../messages/language.ts'
import { noticePageMessages } from '../../messages/notice-page.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta, PageModule } from '../page-module.ts'

export const loader: NonNullable<PageModule<Loaded<NoticeList>>['loader']> = (siteData, { request }) =>
  siteData.noticeList(noticeQuery(new URL(request.url).searchParams))

export const meta = (): PageMeta => ({
  title: noticePageMessages().list.title,
  description: noticePageMessages().list.description(inLanguage(college.name)),
})

export function Component() {
  const { list } = noticePageMessages()
  return (
    <>
      <PageTitle title={list.title} text={list.intro} />
      <Container className="py-8 md:py-12">
        <NoticeArchive loaded={useLoaderData<Loaded<NoticeList>>()} />
      </Container>
    </>
  )
}
