import '../feature-pages.css'
import type { PublicListHead } from '@prangan/contract/schemas/admission-lists'
import type { Loaded } from '@prangan/contract/site-data'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { MeritListsOverview } from '../../features/admissions/lists/merit-lists-overview.tsx'
import { applicantMessages } from '../../messages/applicant.ts'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta, PageModule } from '../page-module.ts'

type LoadedLists = Loaded<readonly PublicListHead[]>

export const loader: NonNullable<PageModule<LoadedLists>['loader']> = (siteData) => siteData.meritLists()

// The lists can be loaded again after a failure, and new ones appear.
export const followsSite = true

export const meta = (): PageMeta => ({
  title: applicantMessages().lists.title,
  description: applicantMessages().lists.description,
  isUnlisted: true,
})

export function Component() {
  const { title, intro, follow } = applicantMessages().lists
  return (
    <>
      <PageTitle title={title} text={intro} />
      <Container className="grid gap-8 py-8 md:py-12">
        <ShownLists lists={useLoaderData<LoadedLists>()} />
        <p>
          <a href={paths.application.href()} className={buttonClass('secondary')}>
            {follow}
          </a>
        </p>
      </Container>
    </>
  )
}

function ShownLists({ lists }: { lists: LoadedLists }) {
  const { revalidate } = useRevalidator()
  if (lists.status === 'ready') return <MeritListsOverview lists={lists.value} />
  if (lists.status === 'loading') return <p role="status">{messages().common.loading}</p>
  return <LoadFailure onRetry={revalidate}>{applicantMessages().lists.failed}</LoadFailure>
}
