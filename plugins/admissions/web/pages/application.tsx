import '@prangan/web/app/feature-pages.css'
import type { PageMeta } from '@prangan/web/app/page-module.ts'
import { NeedsScripts } from '@prangan/web/app/pages/needs-scripts.tsx'
import { TitleArch } from '@prangan/web/features/site/components/title-arch.tsx'
import { Container } from '@prangan/web/ui/container.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { ApplicationStatus } from '../applicant/components/application-status.tsx'
import { applicantMessages } from '../applicant-messages.ts'

export const meta = (): PageMeta => ({
  title: applicantMessages().access.title,
  description: applicantMessages().access.description,
  isUnlisted: true,
})

export function Component() {
  const { title, intro, withoutScripts } = applicantMessages().access
  return (
    <>
      <PageTitle title={title} text={intro} picture={<TitleArch name="form" />} />
      <Container className="py-8 md:py-12">
        <NeedsScripts message={withoutScripts}>
          <ApplicationStatus />
        </NeedsScripts>
      </Container>
    </>
  )
}
