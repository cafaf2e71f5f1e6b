import { inquiryMessages } from '../messages.ts'
import '@prangan/web/app/feature-pages.css'
import type { PageMeta } from '@prangan/web/app/page-module.ts'
import { NeedsScripts } from '@prangan/web/app/pages/needs-scripts.tsx'
import { TitleArch } from '@prangan/web/features/site/components/title-arch.tsx'
import { Container } from '@prangan/web/ui/container.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { InquiryStatus } from '../components/inquiry-status.tsx'

export const meta = (): PageMeta => ({
  title: inquiryMessages().page.status.title,
  description: inquiryMessages().page.status.description,
  isUnlisted: true,
})

/** The endpoint returns what it shows, so the page itself contains nothing private. */
export function Component() {
  const { title, intro, withoutScripts } = inquiryMessages().page.status
  return (
    <>
      <PageTitle title={title} text={intro} picture={<TitleArch name="form" />} />
      <Container className="py-8 md:py-12">
        <NeedsScripts message={withoutScripts}>
          <InquiryStatus />
        </NeedsScripts>
      </Container>
    </>
  )
}
