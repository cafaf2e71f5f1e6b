import type { ReactNode } from 'react'
import { useCurrentNotices } from '../../features/news/api/current-notices.ts'
import { ListSkeleton } from '../../features/news/components/list-skeleton.tsx'
import { emptyTexts, NoticeList } from '../../features/news/components/notice-list.tsx'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { Leaders } from './leaders.tsx'
import { MoreLink } from './more-link.tsx'

/** Notices, leadership and events: side by side, or one below the other at 768 px and less. */
export function NewsAndEvents() {
  return (
    <section aria-label="News and events" className="band">
      <Container className="news-grid">
        <Block title="Notices & Circulars" hindi="सूचनाएँ" note="Latest News">
          <HomeNotices list="news" empty={emptyTexts.news} />
          <ReadMore of="notices and circulars" />
        </Block>
        <Block title="Our Leadership" hindi="नेतृत्व">
          <Leaders />
        </Block>
        <Block title="Upcoming Events" hindi="आगामी कार्यक्रम">
          <HomeNotices list="events" empty={emptyTexts.events} />
          <ReadMore of="upcoming events" />
        </Block>
      </Container>
    </section>
  )
}

/** How many notices each list on the home page shows. */
const shown = 6

/** The newest notices, live. A failure is only logged: by the specification the home page shows no error. */
function HomeNotices({ list, empty }: { list: 'news' | 'events'; empty: string }) {
  const { notices, failed } = useCurrentNotices()
  if (notices) return <NoticeList notices={notices[list].slice(0, shown)} empty={empty} />
  return failed ? <div /> : <ListSkeleton />
}

type BlockProps = { title: string; hindi: string; note?: string; children: ReactNode }

function Block({ title, hindi, note, children }: BlockProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="border-b-2 border-indigo-900 pb-3">
        <h2 className="text-xl text-indigo-900">{title}</h2>
        <p className="flex min-h-6 items-baseline justify-between gap-x-3 text-sm text-marigold-700">
          <span lang="hi">{hindi}</span>
          {note && <span className="text-muted">{note}</span>}
        </p>
      </div>
      <div className="pt-3">{children}</div>
    </section>
  )
}

function ReadMore({ of }: { of: string }) {
  return (
    <MoreLink href={paths.allNotices.href()}>
      Read more<span className="sr-only">{` ${of}`}</span>
    </MoreLink>
  )
}
