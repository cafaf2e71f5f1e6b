import '../feature-pages.css'
import { InquiryStatus } from '../../features/inquiries/components/inquiry-status.tsx'
import { messages } from '../../messages/index.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'
import { NeedsScripts } from './needs-scripts.tsx'

export const meta = (): PageMeta => ({
  title: messages().grievance.status.title,
  description: messages().grievance.status.description,
  isUnlisted: true,
})

/** The endpoint returns what it shows, so the page itself contains nothing private. */
export function Component() {
  const { title, intro, withoutScripts } = messages().grievance.status
  return (
    <>
      <PageTitle title={title} text={intro} />
      <Container className="py-8 md:py-12">
        <NeedsScripts message={withoutScripts}>
          <InquiryStatus />
        </NeedsScripts>
      </Container>
    </>
  )
}
