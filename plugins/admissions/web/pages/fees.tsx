import { dataFiles } from '../../contract/data-files.ts'
import '@prangan/web/features/site/components/information.css'
import type { Loaded } from '@prangan/contract/site-data'
import type { PageMeta, PageModule } from '@prangan/web/app/page-module.ts'
import { InformationPage } from '@prangan/web/features/site/components/information-page.tsx'
import { messages } from '@prangan/web/messages/index.ts'
import { Container } from '@prangan/web/ui/container.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { PublicSession } from '../../contract/schemas/admission-sessions.ts'
import { applicantMessages } from '../applicant-messages.ts'
import { feesPage } from '../fees/fees-page.ts'

type LoadedSessions = Loaded<readonly PublicSession[]>

export const loader: NonNullable<PageModule<LoadedSessions>['loader']> = (siteData) =>
  siteData.file(dataFiles.sessions)

// The sessions can be loaded again after a failure, and the office changes them.
export const followsSite = true

export const meta = (): PageMeta => ({
  title: applicantMessages().fees.title,
  description: applicantMessages().fees.description,
})

export function Component() {
  const sessions = useLoaderData<LoadedSessions>()
  const { revalidate } = useRevalidator()
  if (sessions.status === 'ready') return <InformationPage page={feesPage(sessions.value)} />
  return (
    <Container className="py-8">
      {sessions.status === 'loading' ? (
        <p role="status">{messages().common.loading}</p>
      ) : (
        <LoadFailure onRetry={revalidate}>{applicantMessages().fees.failed}</LoadFailure>
      )}
    </Container>
  )
}
