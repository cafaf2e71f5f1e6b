import { college } from '@prangan/contract/college.config'
import { useCurrentNotices } from '../../features/news/api/current-notices.ts'
import { AllNotices, loadFailure } from '../../features/news/components/all-notices.tsx'
import { ListSkeleton } from '../../features/news/components/list-skeleton.tsx'
import { Container } from '../../ui/container.tsx'
import { Message } from '../../ui/message.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { PageMeta } from '../page-module.ts'

export const meta = (): PageMeta => ({
  title: 'Notices and events',
  description: `Everything that ${college.name.en} has announced, newest first: notices, circulars and upcoming events.`,
})

/** All notices and events (/viewallnews). */
export function Component() {
  return (
    <>
      <PageTitle
        title="Notices and events"
        text="Everything the college has announced, newest first. Each opens in a new tab."
      />
      <Container className="py-8 md:py-12">
        <Tabs
          label="Notices and events"
          tabs={[
            { id: 'notices', label: 'Notices & Circulars', panel: <LiveNotices type="News" /> },
            { id: 'events', label: 'Upcoming Events', panel: <LiveNotices type="Events" /> },
          ]}
        />
      </Container>
    </>
  )
}

/** All notices of a type, live. */
function LiveNotices({ type }: { type: 'News' | 'Events' }) {
  const { notices, failed } = useCurrentNotices()
  if (notices) return <AllNotices type={type} current={type === 'News' ? notices.news : notices.events} />
  return failed ? <Message tone="error">{loadFailure}</Message> : <ListSkeleton />
}
