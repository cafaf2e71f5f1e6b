import { college } from '@prangan/college/config'
import { useCurrentNotices } from '../../features/news/api/current-notices.ts'
import type { NoticeTab } from '../../features/news/api/read-notices.ts'
import { AllNotices } from '../../features/news/components/all-notices.tsx'
import { ListSkeleton } from '../../features/news/components/list-skeleton.tsx'
import { TitleArch } from '../../features/site/components/title-arch.tsx'
import { messages } from '../../messages/index.ts'
import { inLanguage } from '../../messages/language.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Message } from '../../ui/message.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { PageMeta } from '../page-module.ts'

export const meta = (): PageMeta => ({
  title: messages().notices.title,
  description: messages().notices.description(inLanguage(college.name)),
})

export function Component() {
  const { notices } = messages()
  return (
    <>
      <PageTitle title={notices.title} text={notices.intro} picture={<TitleArch name="board" />} />
      <Container className="py-8 md:py-12">
        <Tabs
          label={notices.title}
          tabs={[
            { id: 'notices', label: notices.notices, panel: <LiveNotices tab="News" /> },
            { id: 'events', label: notices.events, panel: <LiveNotices tab="Events" /> },
          ]}
        />
        <p className="pt-8 print:hidden">
          <a href={paths.notices.href()} className={buttonClass('secondary')}>
            {notices.searchAll}
          </a>
        </p>
      </Container>
    </>
  )
}

function LiveNotices({ tab }: { tab: NoticeTab }) {
  const { notices, failed } = useCurrentNotices()
  if (notices) return <AllNotices tab={tab} current={notices} />
  return failed ? <Message tone="error">{messages().notices.failed}</Message> : <ListSkeleton />
}
