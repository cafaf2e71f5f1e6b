import '../../features/site/components/information.css'
import type { PageView } from '@prangan/contract/content/site-view'
import { type Loaded, mapLoaded } from '@prangan/contract/site-data'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { InformationPage } from '../../features/site/components/information-page.tsx'
import { messages } from '../../messages/index.ts'
import { Container } from '../../ui/container.tsx'
import { foundOr404 } from '../found-or-404.ts'
import type { PageMeta, PageModule } from '../page-module.ts'
import { UnderConstruction } from './under-construction.tsx'

type LoadedPage = Loaded<PageView | null>

export const loader: NonNullable<PageModule<LoadedPage>['loader']> = async (
  siteData,
  { params }: LoaderFunctionArgs,
) => {
  const found = mapLoaded(await siteData.preview(params.secret ?? ''), (page) => page)
  return foundOr404(found)
}

/** The link is the key to the draft, so no cache keeps it and nothing lists it. */
export const cacheSeconds = 0

export const meta = (loaded: LoadedPage): PageMeta => {
  const { preview } = messages().states
  const title = loaded.status === 'ready' && loaded.value?.content.title.text
  return {
    title: title ? preview.title(title) : preview.ended,
    description: preview.description,
    isUnlisted: true,
  }
}

/** The draft of a page, for everybody with the link (/preview/:secret). */
export function Component() {
  const loaded = useLoaderData<LoadedPage>()
  const page = loaded.status === 'ready' ? loaded.value : null
  if (!page) return <UnderConstruction />
  return (
    <>
      <div role="note" className="border-b border-marigold-300 bg-marigold-100 py-2 text-sm">
        <Container>{messages().states.preview.note}</Container>
      </div>
      <InformationPage page={page} />
    </>
  )
}
