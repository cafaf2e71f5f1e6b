import { dataFiles } from '../../contract/data-files.ts'
import '@prangan/web/app/feature-pages.css'
import type { Loaded } from '@prangan/contract/site-data'
import { foundOr404 } from '@prangan/web/app/found-or-404.ts'
import type { PageMeta, PageModule } from '@prangan/web/app/page-module.ts'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { TitleArch } from '@prangan/web/features/site/components/title-arch.tsx'
import { messages } from '@prangan/web/messages/index.ts'
import { paths } from '@prangan/web/paths.ts'
import { buttonClass } from '@prangan/web/ui/button.tsx'
import { Container } from '@prangan/web/ui/container.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { PublicList } from '../../contract/schemas/admission-lists.ts'
import { applicantMessages } from '../applicant-messages.ts'
import { MeritListTable } from '../lists/merit-list-table.tsx'

type LoadedList = Loaded<PublicList | null>

export const loader: NonNullable<PageModule<LoadedList>['loader']> = async (siteData, { params }) => {
  const list = await siteData.file<PublicList | null>(dataFiles.list(params.id ?? ''))
  return foundOr404(list)
}

// The list can be loaded again after a failure, and disappears once it is withdrawn.
export const followsSite = true

function titleOf(list: LoadedList): string {
  const { lists: texts } = applicantMessages()
  if (list.status !== 'ready') return texts.title
  return list.value ? texts.titleOf(courseName(list.value.course), list.value.number) : texts.gone.title
}

export const meta = (list: LoadedList): PageMeta => {
  const { lists: texts } = applicantMessages()
  const shown = list.status === 'ready' ? list.value : null
  return {
    title: titleOf(list),
    description: shown ? texts.descriptionOf(courseName(shown.course), shown.sessionName) : texts.description,
    isUnlisted: true,
  }
}

export function Component() {
  const { lists: texts } = applicantMessages()
  const list = useLoaderData<LoadedList>()
  const isGone = list.status === 'ready' && !list.value
  return (
    <>
      <PageTitle
        title={titleOf(list)}
        text={isGone ? texts.gone.text : undefined}
        picture={<TitleArch name="list" />}
      />
      <Container className="grid gap-8 py-8 md:py-12">
        <ShownList list={list} />
        <p className="flex flex-wrap gap-3 print:hidden">
          <a href={paths.meritLists.href()} className={buttonClass('secondary')}>
            {texts.all}
          </a>
          <a href={paths.application.href()} className={buttonClass('secondary')}>
            {texts.follow}
          </a>
        </p>
      </Container>
    </>
  )
}

function ShownList({ list }: { list: LoadedList }) {
  const { revalidate } = useRevalidator()
  if (list.status === 'ready') return list.value && <MeritListTable list={list.value} />
  if (list.status === 'loading') return <p role="status">{messages().common.loading}</p>
  return <LoadFailure onRetry={revalidate}>{applicantMessages().lists.failed}</LoadFailure>
}
