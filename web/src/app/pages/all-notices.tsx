import { Container } from '../../ui/container.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { NoticesSlot } from '../notices-slot.tsx'
import { PageTitle } from './page-title.tsx'

/** All notices and events (/viewallnews). */
export function Component() {
  return (
    <>
      <PageTitle
        title="Notices and events"
        hindi="सूचनाएँ एवं कार्यक्रम"
        text="Everything the college has announced, newest first. Each opens in a new tab."
      />
      <Container className="py-8 md:py-12">
        <Tabs
          label="Notices and events"
          tabs={[
            { id: 'notices', label: 'Notices & Circulars', panel: <NoticesSlot name="allNews" /> },
            { id: 'events', label: 'Upcoming Events', panel: <NoticesSlot name="allEvents" /> },
          ]}
        />
      </Container>
    </>
  )
}
