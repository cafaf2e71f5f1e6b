import '../feature-pages.css'
import { useReceipt } from '../../features/admissions/apply/api/receipt.ts'
import { BeforeYouBegin } from '../../features/admissions/apply/components/before-you-begin.tsx'
import { ReceiptView } from '../../features/admissions/apply/components/receipt.tsx'
import { RegistrationForm } from '../../features/admissions/apply/components/registration-form.tsx'
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
  const { title, intro, withoutScripts } = messages().admissions.page
  const receipt = useReceipt()
  return (
    <>
      <PageTitle title={title} text={intro} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:gap-12 md:py-12">
        {!receipt && <BeforeYouBegin />}
        <NeedsScripts message={withoutScripts}>
          {receipt ? <ReceiptView receipt={receipt} /> : <RegistrationForm />}
        </NeedsScripts>
      </Container>
    </>
  )
}
