import { dataFiles } from '../../contract/data-files.ts'
import '@prangan/web/app/feature-pages.css'
import type { Loaded } from '@prangan/contract/site-data'
import type { PageMeta, PageModule } from '@prangan/web/app/page-module.ts'
import { TitleArch } from '@prangan/web/features/site/components/title-arch.tsx'
import { messages } from '@prangan/web/messages/index.ts'
import { paths } from '@prangan/web/paths.ts'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import { Container } from '@prangan/web/ui/container.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { PublicListHead } from '../../contract/schemas/admission-lists.ts'
import { applicantMessages } from '../applicant-messages.ts'
import { MeritListsOverview } from '../lists/merit-lists-overview.tsx'

type LoadedLists = Loaded<readonly PublicListHead[]>

export const loader: NonNullable<PageModule<LoadedLists>['loader']> = (siteData) =>
  siteData.file(dataFiles.lists)

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
      <PageTitle title={title} text={intro} picture={<TitleArch name="list" />} />
      <Container className="grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_auto]">
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
