import type { ReactNode } from 'react'
import { useCurrentNotices } from '../../features/news/api/current-notices.ts'
import { ListSkeleton } from '../../features/news/components/list-skeleton.tsx'
import { NoticeList, pinnedTag } from '../../features/news/components/notice-list.tsx'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Leaders } from './leaders.tsx'
import { MoreLink } from './more-link.tsx'

/** Notices and events side by side, with the leadership below them; one below the other up to 768 px. */
export function NewsAndEvents() {
  const { home, notices } = messages()
  return (
    <section aria-label={home.newsAndEvents} className="band">
      <Container className="news-grid">
        <Block title={home.notices} note={home.latestNews}>
          <HomeNotices list="news" empty={notices.noNotices} />
          <ReadMore href={paths.allNotices.href()} of={home.ofNotices} />
        </Block>
        <Block title={home.events}>
          <HomeNotices list="events" empty={notices.noEvents} />
          <ReadMore href={`${paths.allNotices.href()}?tab=events#panel-events`} of={home.ofEvents} />
        </Block>
        <Block title={home.leadership}>
          <Leaders />
        </Block>
      </Container>
    </section>
  )
}

const shown = 6

/** Lists the newest notices, live. The specification wants no error on the home page, so a failure is only logged. */
function HomeNotices({ list, empty }: { list: 'news' | 'events'; empty: string }) {
  const { notices, failed } = useCurrentNotices()
  if (notices)
    return <NoticeList notices={notices[list].slice(0, shown)} empty={empty} isWide more={pinnedTag} />
  return failed ? <div /> : <ListSkeleton />
}

type BlockProps = { title: string; note?: string; children: ReactNode }

function Block({ title, note, children }: BlockProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <SectionHeading note={note}>{title}</SectionHeading>
      {children}
    </section>
  )
}

function ReadMore({ href, of }: { href: string; of: string }) {
  return (
    <MoreLink href={href}>
      {messages().home.readMore}
      <span className="sr-only">{of}</span>
    </MoreLink>
  )
}
