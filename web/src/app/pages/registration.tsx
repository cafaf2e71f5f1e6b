import '../feature-pages.css'
import { useReceipt } from '../../features/admissions/apply/api/receipt.ts'
import { BeforeYouBegin } from '../../features/admissions/apply/components/before-you-begin.tsx'
import { ReceiptView } from '../../features/admissions/apply/components/receipt.tsx'
import { RegistrationForm } from '../../features/admissions/apply/components/registration-form.tsx'
import { TitleArch } from '../../features/site/components/title-arch.tsx'
import { messages } from '../../messages/index.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'
import { NeedsScripts } from './needs-scripts.tsx'

export const meta = (): PageMeta => ({
  title: messages().admissions.page.title,
  description: messages().admissions.page.description,
})

export function Component() {
  const { section, title, intro, withoutScripts } = messages().admissions.page
  const receipt = useReceipt()
  return (
    <>
      <PageTitle eyebrow={section} title={title} text={intro} picture={<TitleArch name="form" />} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4 md:py-12">
        <NeedsScripts message={withoutScripts} instead={!receipt && <BeforeYouBegin isOpen />}>
          {receipt ? <ReceiptView receipt={receipt} /> : <RegistrationForm about={<BeforeYouBegin />} />}
        </NeedsScripts>
      </Container>
    </>
  )
}
