import { inquiryStatus } from '../../content/grievance.ts'
import { InquiryStatus } from '../../features/inquiries/components/inquiry-status.tsx'
import { inLanguage } from '../../messages/language.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'
import { NeedsScripts } from './needs-scripts.tsx'

export const meta = (): PageMeta => ({
  title: inquiryStatus.title.en,
  description: 'See where a grievance, an enquiry or feedback that you sent to the college stands.',
  isUnlisted: true,
})

/** The status page of an inquiry (/inquiry). What it shows is read by a call, so the page itself holds nothing private. */
export function Component() {
  const { title, intro, withoutScripts } = inquiryStatus
  return (
    <>
      <PageTitle title={title.en} text={intro.en} />
      <Container className="py-8 md:py-12">
        <NeedsScripts message={inLanguage(withoutScripts)}>
          <InquiryStatus />
        </NeedsScripts>
      </Container>
    </>
  )
}
