import '../feature-pages.css'
import { ApplicationStatus } from '../../features/admissions/applicant/components/application-status.tsx'
import { applicantMessages } from '../../messages/applicant.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'
import { NeedsScripts } from './needs-scripts.tsx'

export const meta = (): PageMeta => ({
  title: applicantMessages().access.title,
  description: applicantMessages().access.description,
  isUnlisted: true,
})

export function Component() {
  const { title, intro, withoutScripts } = applicantMessages().access
  return (
    <>
      <PageTitle title={title} text={intro} />
      <Container className="py-8 md:py-12">
        <NeedsScripts message={withoutScripts}>
          <ApplicationStatus />
        </NeedsScripts>
      </Container>
    </>
  )
}
