import { useReceipt } from '../../features/admissions/api/receipt.ts'
import { BeforeYouBegin } from '../../features/admissions/components/before-you-begin.tsx'
import { ReceiptView } from '../../features/admissions/components/receipt.tsx'
import { RegistrationForm } from '../../features/admissions/components/registration-form.tsx'
import { messages } from '../../messages/index.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'
import { NeedsScripts } from './needs-scripts.tsx'

export const meta = (): PageMeta => ({
  title: messages().admissions.page.title,
  description: messages().admissions.page.description,
})

/** Online registration (/registration): the application for admission, and its receipt once it is sent. */
export function Component() {
  const { title, intro, withoutScripts } = messages().admissions.page
  const receipt = useReceipt()
  return (
    <>
      <PageTitle title={title} text={intro} />
      <Container className="grid gap-8 py-8 md:gap-12 md:py-12">
        {!receipt && <BeforeYouBegin />}
        <NeedsScripts message={withoutScripts}>
          {receipt ? <ReceiptView receipt={receipt} /> : <RegistrationForm />}
        </NeedsScripts>
      </Container>
    </>
  )
}
